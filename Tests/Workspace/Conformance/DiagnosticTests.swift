// What the compiler says of types that cannot be observed.

import Foundation
import Testing

#if TOOLCHAIN
  private let module = "Observation"
#else
  private let module = "ObservationCore"
#endif

@Suite struct DiagnosticTests {
  @Test func `an actor is refused`() throws {
    let said = try diagnostics(of: "@Observable actor Clerk { var n = 0 }")
    #expect(
      said.contains("'@Observable' cannot be applied to actor type 'Clerk'"))
  }

  // The macro is not expanded, and says nothing, until somebody asks for one
  // of the names that it may add.
  @Test func `an enumeration is refused once its members are wanted`()
    throws
  {
    let said = try diagnostics(
      of: """
        @Observable enum Suit { case hearts }
        func read(_ suit: Suit) { suit.access(keyPath: \\.self) }
        """)
    #expect(
      said.contains(
        "'@Observable' cannot be applied to enumeration type 'Suit'"))
  }

  @Test func `a structure is refused`() throws {
    let said = try diagnostics(of: "@Observable struct Coin { var n = 0 }")
    #expect(
      said.contains("'@Observable' cannot be applied to struct type 'Coin'"))
  }

  @Test func `a class is accepted without a word`() throws {
    let said = try diagnostics(of: "@Observable class Store { var n = 0 }")
    #expect(said == "")
  }
}

#if !TOOLCHAIN
  extension DiagnosticTests {
    @Test func `a file that imports both cores can't name the macro`() throws {
      let said = try diagnostics(
        of: """
          import Observation
          @Observable class Store { var n = 0 }
          """)
      #expect(said.contains("ambiguous"))
    }

    @Test func `Observation can't qualify a function`() throws {
      let said = try diagnostics(
        of: "func run() { Observation.withObservationTracking {} onChange: {} }"
      )
      #expect(said.contains("has no member 'withObservationTracking'"))
    }
  }
#endif

/// Type-checks a source and returns all that the compiler says.
private func diagnostics(of declaration: String) throws -> String {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("diagnostics-\(UUID())")
  try FileManager.default.createDirectory(
    at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let source = folder.appendingPathComponent("Source.swift")
  try "import \(module)\n\(declaration)\n"
    .write(to: source, atomically: true, encoding: .utf8)

  let compiler = Process()
  let output = Pipe()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments =
    ["swiftc", "-typecheck", source.path] + moduleSearchPath()
  compiler.standardOutput = output
  compiler.standardError = output
  try compiler.run()
  let said = output.fileHandleForReading.readDataToEndOfFile()
  compiler.waitUntilExit()
  return String(decoding: said, as: UTF8.self)
}

/// Where this build has put the module: in `Modules`, beside the tests or
/// beside a folder that they are in. The module's own C header is in the
/// sources.
private func moduleSearchPath() -> [String] {
  var folder = Bundle(for: Store.self).bundleURL
  while folder.path != "/" {
    let modules = folder.appendingPathComponent("Modules")
    let wanted = modules.appendingPathComponent("\(module).swiftmodule")
    if FileManager.default.fileExists(atPath: wanted.path) {
      let header = "../../../Sources/ThreadSlot/include"
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      return [
        "-I", modules.path,
        "-I", tests.appendingPathComponent(header).standardized.path,
      ]
    }
    folder.deleteLastPathComponent()
  }
  return []  // the toolchain finds its own
}
