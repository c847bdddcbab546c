// Starts the built tests. On Linux they are a program; starting it without
// `swift test` in between saves most of a second. On macOS they are a bundle
// that only the toolchain's own helper can load.

import Foundation

/// The built tests, as a program.
struct TestProgram {
  let build: Build

  private var desk: Desk { build.desk }

  /// The command that runs some tests of Swift Testing.
  ///
  /// - Parameters:
  ///   - selection: The tests to run.
  ///   - events: The file for the event stream; nil for none.
  func swiftTesting(_ selection: Selection, events: URL?) -> [String] {
    let arguments =
      ["--filter", selection.filter]
      + (selection.skipped.isEmpty ? [] : ["--skip", selection.skipped])
      + (selection.isShuffled ? [] : ["--no-parallel"])
      + (events.map {
        [
          "--event-stream-output-path", $0.path(percentEncoded: false),
          "--event-stream-version", "0",
        ]
      } ?? [])
    #if os(macOS)
      return build.command("test") + ["--skip-build", "--disable-xctest"]
        + arguments
    #else
      return [program, "--testing-library", "swift-testing"] + arguments
    #endif
  }

  /// The command that runs a story, which is a class of XCTest.
  func xctest(_ story: String) -> [String] {
    #if os(macOS)
      return build.command("test") + [
        "--skip-build", "--disable-swift-testing", "--filter", "^\(story)\\.",
      ]
    #else
      return [program, "\(story).\(story)"]
    #endif
  }

  /// Runs one of these commands in an empty folder.
  func run(
    _ command: [String], limits: Limits, eachLine: ((Substring) -> Void)? = nil
  ) throws -> ProcessResult {
    try desk.clear()
    var environment = build.environment
    environment["TMPDIR"] = desk.place.path(percentEncoded: false)
    return try desk.start(
      Invocation(
        command: command, folder: desk.place, environment: environment,
        limits: limits, eachLine: eachLine))
  }

  private var program: String {
    let bundle = "debug/ObservationWorkbookPackageTests.xctest"
    return desk.workspace.url("\(desk.scratch)/\(bundle)")
      .path(percentEncoded: false)
  }
}
