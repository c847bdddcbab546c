import Foundation
import Testing

@testable import WorkbookKit

/// `.ci/toolchain` and `.ci/place`, with other programs in place of the system's.
@Suite final class ToolchainTests: FixtureSuite {
  private static let xcode26 = """
    swift-driver version: 1.127.14.1 Apple Swift version 6.2.1 \
    (swiftlang-6.2.1.4.8 clang-1700.4.4.1)
    Target: arm64-apple-macosx26.0
    """

  /// Runs the script, and returns its last line. The programs are functions of
  /// the shell: a file that was just written might still be busy in a process
  /// that a different test starts.
  private func answer(
    swift: String, status: Int = 0, programs: [String: String] = [:],
    core: String? = nil
  ) throws -> String {
    var programs = programs.merging(["uname": "echo Linux"]) { own, _ in own }
    programs["swift"] = "cat <<'END'\n\(swift)\nEND\nexit \(status)"
    let functions = programs.map { "\($0) () (\n\($1)\n)\n" }
    try fixture.write(functions.joined(), to: "programs")
    let run = try workspace.run(
      ["sh", "-c", #". ./programs; . "$0""#, Self.script("toolchain")],
      environment: ["CORE": core])
    let line = String(run.output.split(separator: "\n").last ?? "")
    #expect(run.succeeded != line.contains("; "))
    return line
  }

  /// What `swift --version` prints, as it was recorded.
  @Test(arguments: [
    (xcode26, "Swift 6.2.1"),
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "Swift 6.3.1"),
    ("Swift version 6.10-dev (LLVM 1, Swift 2)", "Swift 6.10"),
    ("Swift version 7.0", "Swift 7.0"),
    (
      "swift-driver version: 1.115 Apple Swift version 6.1.2 (x)",
      "Swift 6.2 or newer is needed, this is 6.1.2; see swift.org/install"
    ),
    (
      "Swift version 5.10.1 (swift-5.10.1-RELEASE)",
      "Swift 6.2 or newer is needed, this is 5.10.1; see swift.org/install"
    ),
    (
      "nonsense",
      "Swift 6.2 or newer is needed, this is unknown; see swift.org/install"
    ),
  ])
  func `the version is Swift's own, not the driver's`(
    text: String, expected: String
  ) throws {
    #expect(try answer(swift: text) == expected)
    #expect(
      try answer(swift: "Agree to the licence.", status: 69)
        == "swift --version fails: Agree to the licence.; it has to work first")
  }

  @Test(arguments: [
    ("15.6.1", "exit 0", nil, "Swift 6.2.1"),
    ("26.1", "exit 0", "Observation", "Swift 6.2.1"),
    (
      "14.7", "exit 0", nil,
      "macOS 15 or newer is needed, this is 14.7; update it"
    ),
    (
      "15.6.1", "exit 0", "Observation",
      "CORE=Observation needs macOS 26, this is 15.6.1; leave CORE out"
    ),
    (
      "26.1", "exit 72", nil,
      """
      XCTest was not found, and it comes with Xcode alone; install Xcode, \
      then sudo xcode-select -s /Applications/Xcode.app
      """
    ),
  ])
  func `a Mac needs a new system, and Xcode`(
    system: String, xcrun: String, core: String?, expected: String
  ) throws {
    let programs = [
      "uname": "echo Darwin", "sw_vers": "echo \(system)", "xcrun": xcrun,
    ]
    #expect(
      try answer(swift: Self.xcode26, programs: programs, core: core)
        == expected)
  }

  @Test func `another toolchain builds anew`() throws {
    func isKept(by version: String) throws -> Bool {
      try fixture.write("swift () { echo \(version); }\n", to: "programs")
      try fixture.write("", to: ".build/programs/old")
      let run = try workspace.run(
        ["sh", "-c", #". ./programs; . "$0""#, Self.script("place")])
      #expect(run.succeeded)
      return workspace.exists(".build/programs/old")
    }
    for version in ["6.3", "6.4"] {
      #expect(try !isKept(by: version))
      #expect(try isKept(by: version))
    }
  }

  private static func script(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.ci/\(name)").standardized
      .path(percentEncoded: false)
  }
}
