import Foundation
import Testing

@testable import Results

/// The commands that start tests, of every platform.
@Suite struct TestProgramTests {
  private let developer = "/Applications/Xcode.app/Contents/Developer"
  private let path = "/w/.build/debug/WorkPackageTests.xctest"
  private var binary: String { path + "/Contents/MacOS/WorkPackageTests" }
  private var xcode: BundleHost {
    BundleHost(
      developer: developer,
      toolchain: "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr")
  }
  /// Where both find the test libraries.
  private func environment(_ toolchain: String) -> [String] {
    let platform = "\(developer)/Platforms/MacOSX.platform/Developer"
    return [
      "/usr/bin/env",
      "DYLD_FRAMEWORK_PATH=\(platform)/Library/Frameworks:"
        + "\(platform)/Library/PrivateFrameworks",
      "DYLD_LIBRARY_PATH=\(toolchain)/lib/swift/macosx/testing:"
        + "\(platform)/usr/lib",
    ]
  }

  @Test func `on Linux the tests are a program`() {
    let tests = TestProgram.program(path)
    #expect(
      tests.checks(["--filter", "A"])
        == [path, "--testing-library", "swift-testing", "--filter", "A"])
    #expect(tests.story("A.B") == [path, "A.B"])
  }

  @Test(arguments: [
    "/Applications/Xcode.app/Contents/Developer/Toolchains/"
      + "XcodeDefault.xctoolchain/usr",
    "/Users/ann/Library/Developer/Toolchains/swift-6.2-RELEASE.xctoolchain/usr",
  ])
  func `on macOS the toolchain's helper and Xcode's xctest load them`(
    usr: String
  ) throws {
    let info = """
      { "paths": { "runtimeResourcePath": "\(usr)/lib/swift" } }
      """
    let host = try #require(BundleHost(developer: developer, targetInfo: info))
    let tests = TestProgram.bundle(path, host)
    #expect(
      tests.checks(["--no-parallel"]) == environment(usr) + [
        "\(usr)/libexec/swift/pm/swiftpm-testing-helper",
        "--test-bundle-path", binary, binary,
        "--testing-library", "swift-testing", "--no-parallel",
      ])
    #expect(
      tests.story("A.B") == environment(usr) + [
        "SWIFT_TESTING_ENABLED=0", "\(developer)/usr/bin/xctest", "-XCTest",
        "A.B", path,
      ])
  }

  @Test func `the toolchain at work names its folder`() throws {
    let swift = Process()
    let output = Pipe()
    swift.executableURL = URL(filePath: "/usr/bin/env")
    swift.arguments = ["swift", "-print-target-info"]
    swift.standardOutput = output
    try swift.run()
    let info = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self)
    let host = try #require(BundleHost(developer: developer, targetInfo: info))
    #expect(
      FileManager.default.fileExists(atPath: host.toolchain + "/bin/swift"))
  }

  @Test func `a process knows how it was started`() {
    let helper = "\(xcode.toolchain)/libexec/swift/pm/swiftpm-testing-helper"
    let variable = String(environment("")[1].dropFirst(20))
    #expect(
      TestProgram(
        runBy: [helper, "--test-bundle-path", binary, binary], in: helper,
        environment: ["DYLD_FRAMEWORK_PATH": "/else:\(variable)"])
        == .bundle(path, xcode))
    #expect(
      TestProgram(
        runBy: [path, "--testing-library", "x"], in: path, environment: [:])
        == .program(path))
  }

  @Test func `each module may have a program of its own`() {
    func isThere(_ path: String) -> Bool {
      ["/o/B-test-runner", "/o/B.xctest"].contains(path)
    }
    let host = xcode
    for (tests, module, expected) in [
      (.program("/o/A-test-runner"), "B", .program("/o/B-test-runner")),
      (.program("/o/A-test-runner"), "C", .program("/o/A-test-runner")),
      (.program("/o/All.xctest"), "B", .program("/o/All.xctest")),
      (.bundle("/o/A.xctest", host), "B", .bundle("/o/B.xctest", host)),
      (.bundle("/o/A.xctest", host), "C", .bundle("/o/A.xctest", host)),
    ] as [(TestProgram, String, TestProgram)] {
      #expect(tests.holding(module, isThere: isThere) == expected)
    }
  }
}
