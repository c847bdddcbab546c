import Foundation
import Testing

@testable import Results

/// The commands that start tests, of every platform.
@Suite struct TestProgramTests {
  private let developer = "/Applications/Xcode.app/Contents/Developer"
  private let path = "/w/.build/debug/WorkPackageTests.xctest"
  private var binary: String { path + "/Contents/MacOS/WorkPackageTests" }
  private var platform: String { "\(developer)/Platforms/MacOSX.platform" }
  /// Where helpers on a Mac find the test frameworks.
  private var frameworks: String {
    let library = "\(platform)/Developer/Library"
    return "\(library)/Frameworks:\(library)/PrivateFrameworks"
  }

  @Test func `on Linux the tests are a program`() {
    let tests = TestProgram.program(path)
    #expect(
      tests.checks(["--filter", "A"])
        == [path, "--testing-library", "swift-testing", "--filter", "A"])
    #expect(tests.story("A.B") == [path, "A.B"])
    #expect(
      TestProgram(
        runBy: [path, "--testing-library", "x"], in: path, environment: [:])
        == tests)
  }

  @Test(arguments: [
    "/Applications/Xcode.app/Contents/Developer/Toolchains/"
      + "XcodeDefault.xctoolchain/usr",
    "/Users/ann/Library/Developer/Toolchains/swift-6.2-RELEASE.xctoolchain/usr",
  ])
  func `on macOS the toolchain's helper and Xcode's xctest load them`(
    usr: String
  ) throws {
    let info = #"{ "paths": { "runtimeResourcePath": "\#(usr)/lib/swift" } }"#
    let host = try #require(BundleHost(developer: developer, targetInfo: info))
    let tests = TestProgram.bundle(path, host)
    let helper = "\(usr)/libexec/swift/pm/swiftpm-testing-helper"
    let environment = [
      "/usr/bin/env", "DYLD_FRAMEWORK_PATH=\(frameworks)",
      "DYLD_LIBRARY_PATH=\(usr)/lib/swift/macosx/testing:"
        + "\(platform)/Developer/usr/lib",
    ]
    #expect(
      tests.checks(["--no-parallel"]) == environment + [
        helper, "--test-bundle-path", binary, binary,
        "--testing-library", "swift-testing", "--no-parallel",
      ])
    #expect(
      tests.story("A.B") == environment + [
        "SWIFT_TESTING_ENABLED=0", "\(developer)/usr/bin/xctest", "-XCTest",
        "A.B", path,
      ])
    #expect(
      TestProgram(
        runBy: [helper, "--test-bundle-path", binary, binary], in: helper,
        environment: ["DYLD_FRAMEWORK_PATH": "/else:\(frameworks)"]) == tests)
  }

  @Test func `each module can have its own program`() {
    func isThere(_ path: String) -> Bool {
      ["/o/B-test-runner", "/o/B.xctest"].contains(path)
    }
    let host = BundleHost(developer: developer, toolchain: "/usr")
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
