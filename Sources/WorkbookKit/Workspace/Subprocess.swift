// Runs the toolchain's programs.

import Foundation

/// A program that has ended.
struct Outcome {
  let status: Int32
  let output: String

  var succeeded: Bool { status == 0 }
}

extension Workspace {
  /// Runs a program in the root and returns what it printed, errors included.
  ///
  /// - Parameters:
  ///   - environment: Variables to set; nil takes one away.
  ///   - eachLine: Is called with every line as it comes.
  @discardableResult
  func run(
    _ command: [String], environment: [String: String?] = [:],
    eachLine: (Substring) -> Void = { _ in }
  ) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment.compactMapValues { $0 }) { $1 }
      .filter { environment[$0.key] != .some(nil) }
    try process.run()

    var output = ""
    var rest = Data()
    while case let data = pipe.fileHandleForReading.availableData,
      !data.isEmpty
    {
      rest.append(data)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        output += line + "\n"
        eachLine(line[...])
      }
    }
    output += String(decoding: rest, as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { throw Failure.noSwift }
    return Outcome(status: process.terminationStatus, output: output)
  }
}
