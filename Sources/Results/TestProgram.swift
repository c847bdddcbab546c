// How built tests are started: as `swift test` starts them, but without it. It
// takes most of a second, and hides how the process ended.
//
// The platform is a value, so that the commands of each can be tested on all.

import Foundation

/// The tests of a package, built.
public enum TestProgram: Equatable, Sendable {
  /// On Linux they are a program, at this path.
  case program(String)
  /// On macOS they are a bundle at this path, which a helper of the toolchain
  /// loads. The helper is the words that a command begins with.
  case bundle(String, helper: [String])

  /// The command that runs tests of Swift Testing.
  public func checks(_ options: [String]) -> [String] {
    let options = ["--testing-library", "swift-testing"] + options
    switch self {
    case .program(let path): return [path] + options
    case .bundle(let path, let helper):
      let name = path.split(separator: "/").last?.split(separator: ".").first
      let binary = "\(path)/Contents/MacOS/\(name ?? "")"
      return helper + ["--test-bundle-path", binary, binary] + options
    }
  }

  /// The command that runs a class of XCTest.
  ///
  /// - Parameter name: The class, with its module.
  public func story(_ name: String) -> [String] {
    switch self {
    case .program(let path): [path, name]
    case .bundle(let path, _):
      // Without the variable, xctest runs the tests of Swift Testing, too.
      [
        "/usr/bin/env", "SWIFT_TESTING_ENABLED=0", "/usr/bin/xcrun", "xctest",
        "-XCTest", name, path,
      ]
    }
  }

  /// The helper in Xcode, and what it needs to find the test libraries.
  ///
  /// - Parameter developer: Xcode's folder, as `xcode-select -p` prints it.
  public static func helper(in developer: String) -> [String] {
    let libraries = "\(developer)/Platforms/MacOSX.platform/Developer"
    // A shell would take these variables away; env sets them after it.
    return [
      "/usr/bin/env",
      "DYLD_FRAMEWORK_PATH=\(libraries)/Library/Frameworks",
      "DYLD_LIBRARY_PATH=\(libraries)/usr/lib",
      "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/libexec/swift/pm/"
        + "swiftpm-testing-helper",
    ]
  }

  /// The tests that this process runs.
  ///
  /// - Parameters:
  ///   - arguments: Those of the process.
  ///   - program: The path of its program.
  public init(runBy arguments: [String], in program: String) {
    let binary = arguments.firstIndex(of: "--test-bundle-path")
      .flatMap { arguments.dropFirst($0 + 1).first }
    self =
      if let binary, let end = binary.firstRange(of: ".xctest/") {
        .bundle(
          String(binary[..<end.upperBound].dropLast()), helper: [program])
      } else {
        .program(program)
      }
  }
}
