import Foundation
import Results
import Testing

/// The commands that start tests, of every platform.
@Suite struct TestProgramTests {
  private let developer = "/Applications/Xcode.app/Contents/Developer"
  private let path = "/w/.build/debug/WorkPackageTests.xctest"

  @Test func `on Linux the tests are a program`() {
    let tests = TestProgram.program(path)
    #expect(
      tests.checks(["--filter", "A"])
        == [path, "--testing-library", "swift-testing", "--filter", "A"])
    #expect(tests.story("A.B") == [path, "A.B"])
  }

  @Test func `on macOS Xcode's helper loads them`() {
    let tests = TestProgram.bundle(
      path, helper: TestProgram.helper(in: developer))
    let binary = path + "/Contents/MacOS/WorkPackageTests"
    let libraries = "\(developer)/Platforms/MacOSX.platform/Developer"
    #expect(
      tests.checks(["--no-parallel"]) == [
        "/usr/bin/env", "DYLD_FRAMEWORK_PATH=\(libraries)/Library/Frameworks",
        "DYLD_LIBRARY_PATH=\(libraries)/usr/lib",
        "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/libexec/swift/pm"
          + "/swiftpm-testing-helper",
        "--test-bundle-path", binary, binary,
        "--testing-library", "swift-testing", "--no-parallel",
      ])
    #expect(
      tests.story("A.B") == [
        "/usr/bin/env", "SWIFT_TESTING_ENABLED=0", "/usr/bin/xcrun", "xctest",
        "-XCTest", "A.B", path,
      ])
  }

  @Test func `a process knows how it was started`() {
    let binary = path + "/Contents/MacOS/WorkPackageTests"
    #expect(
      TestProgram(
        runBy: ["helper", "--test-bundle-path", binary, binary],
        in: "/x/helper") == .bundle(path, helper: ["/x/helper"]))
    #expect(
      TestProgram(runBy: [path, "--testing-library", "x"], in: path)
        == .program(path))
  }
}
