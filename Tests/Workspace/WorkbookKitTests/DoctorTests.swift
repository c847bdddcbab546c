import Foundation
import Testing

@testable import WorkbookKit

@Suite struct DoctorTests {
  @Test func `a full disk has a remedy`() {
    #expect(
      Diagnosis.disk(free: 75 << 30) == Diagnosis(what: "disk: 75 GB free"))
    #expect(Diagnosis.disk(free: 100 << 20).remedy != nil)
  }

  /// What `swift --version` prints, as it was recorded.
  @Test(arguments: [
    (
      "swift-driver version: 1.127.14.1 Apple Swift version 6.2.1 "
        + "(swiftlang-6.2.1.4.8 clang-1700.4.4.1)\nTarget: arm64-apple-macosx26.0",
      "Swift 6.2.1", true
    ),
    (
      "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu",
      "Swift 6.3.1", true
    ),
    ("Swift version 7.0-dev (LLVM 1, Swift 2)", "Swift 7.0", true),
    (
      "swift-driver version: 1.115 Apple Swift version 6.1.2 (x)",
      "Swift 6.2 or newer is needed, this is 6.1.2; see swift.org/install",
      false
    ),
    (
      "nonsense",
      "Swift 6.2 or newer is needed, this is unknown; see swift.org/install",
      false
    ),
  ])
  func `the version is Swift's own, not the driver's`(
    text: String, answer: String, isNew: Bool
  ) throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    try fixture.write(
      "#!/bin/sh\ncat <<'END'\n\(text)\nEND\n", to: "bin/swift")
    let bin = fixture.root.appending(path: "bin").path(percentEncoded: false)
    chmod(bin + "/swift", 0o755)
    let script = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../.ci/toolchain")
      .standardized.path(percentEncoded: false)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try workspace.run(
      ["sh", script], environment: ["PATH": "\(bin):\(path)"])
    #expect(run.output == answer + "\n")
    #expect(run.succeeded == isNew)
  }
}
