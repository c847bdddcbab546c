// How built tests are started: as `swift test` starts them, but without it. It
// takes most of a second, and hides how the process ended.
//
// The platform is a value, so that the commands of each can be tested on all.

import Foundation

/// The tests of a package, built.
public enum TestProgram: Equatable, Sendable {
  /// On Linux they are a program, at this path.
  case program(String)
  /// On macOS they are a bundle, at this path.
  case bundle(String, BundleHost)

  /// The tests that this process runs.
  public init(
    runBy arguments: [String], in program: String,
    environment: [String: String]
  ) {
    let binary = arguments.firstIndex(of: "--test-bundle-path")
      .flatMap { arguments.dropFirst($0 + 1).first }
    let host = BundleHost(helper: program, environment: environment)
    self =
      if let binary, let end = binary.firstRange(of: ".xctest/"), let host {
        .bundle(String(binary[..<end.upperBound].dropLast()), host)
      } else {
        .program(program)
      }
  }

  /// The tests of a module: these, or those beside them where the build system
  /// makes a program of each module's tests.
  public func holding(
    _ module: String, isThere: (String) -> Bool
  ) -> TestProgram {
    func beside(_ path: String, _ suffix: String) -> String? {
      let folder = path.prefix(
        through: path.lastIndex(of: "/") ?? path.endIndex)
      let other = "\(folder)\(module)\(suffix)"
      return path.hasSuffix(suffix) && isThere(other) ? other : nil
    }
    switch self {
    case .program(let path):
      return beside(path, "-test-runner").map(Self.program) ?? self
    case .bundle(let path, let host):
      return beside(path, ".xctest").map { .bundle($0, host) } ?? self
    }
  }

  /// The command that runs tests of Swift Testing.
  public func checks(_ options: [String]) -> [String] {
    let options = ["--testing-library", "swift-testing"] + options
    switch self {
    case .program(let path): return [path] + options
    case .bundle(let path, let host):
      let name = path.split(separator: "/").last?.split(separator: ".").first
      let binary = "\(path)/Contents/MacOS/\(name ?? "")"
      return host.helper + ["--test-bundle-path", binary, binary] + options
    }
  }

  /// The command that runs a class of XCTest, named with its module.
  public func story(_ name: String) -> [String] {
    switch self {
    case .program(let path): [path, name]
    case .bundle(let path, let host): host.xctest + ["-XCTest", name, path]
    }
  }
}

/// What loads a bundle of tests on macOS: Xcode's xctest, and a helper of the
/// toolchain that has built it, which may be another one than Xcode's.
public struct BundleHost: Equatable, Sendable {
  /// Xcode's folder, as `xcode-select -p` prints it.
  let developer: String
  /// The toolchain's folder `usr`.
  let toolchain: String

  private static let helperPath = "/libexec/swift/pm/swiftpm-testing-helper"
}

extension BundleHost {
  /// - Parameter targetInfo: What `swift -print-target-info` prints.
  public init?(developer: String, targetInfo: String) {
    let path = /"runtimeResourcePath"\s*:\s*"(.+)\/lib\/swift"/
    guard let usr = targetInfo.firstMatch(of: path)?.1 else { return nil }
    self.init(
      developer: developer, toolchain: String(usr).replacing(#"\/"#, with: "/"))
  }

  /// The host of a process, from its program and its environment.
  init?(helper: String, environment: [String: String]) {
    let path = /(?:^|:)([^:]*)\/Platforms\/MacOSX\.platform\//
    guard helper.hasSuffix(Self.helperPath),
      let frameworks = environment["DYLD_FRAMEWORK_PATH"],
      let developer = frameworks.firstMatch(of: path)?.1
    else { return nil }
    self.init(
      developer: String(developer),
      toolchain: String(helper.dropLast(Self.helperPath.count)))
  }

  /// Where both find the test libraries. A shell would take these variables
  /// away, so env sets them after it.
  private var environment: [String] {
    let platform = "\(developer)/Platforms/MacOSX.platform/Developer"
    return [
      "/usr/bin/env",
      "DYLD_FRAMEWORK_PATH=\(platform)/Library/Frameworks:"
        + "\(platform)/Library/PrivateFrameworks",
      "DYLD_LIBRARY_PATH=\(toolchain)/lib/swift/macosx/testing:"
        + "\(platform)/usr/lib",
    ]
  }

  var helper: [String] { environment + [toolchain + Self.helperPath] }

  /// Without the variable, xctest runs the tests of Swift Testing, too.
  var xctest: [String] {
    environment + ["SWIFT_TESTING_ENABLED=0", "\(developer)/usr/bin/xctest"]
  }
}
