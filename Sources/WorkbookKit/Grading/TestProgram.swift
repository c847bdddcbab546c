// How the built tests are started. On Linux they are a program; starting it
// without `swift test` in between saves most of a second. On macOS they are a
// bundle that only the toolchain's own helper can load.

/// The built tests of a desk.
struct TestProgram {
  let desk: Desk
  let build: Build

  /// The command that runs some tests of Swift Testing, one after the other.
  ///
  /// - Parameters:
  ///   - filter: A regular expression on the tests' identifiers.
  ///   - events: The file for the event stream, if there is to be one.
  func swiftTesting(filter: String, events: String?) -> [String] {
    let arguments =
      ["--no-parallel", "--filter", filter]
      + (events.map {
        ["--event-stream-output-path", $0, "--event-stream-version", "0"]
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

  private var program: String {
    "\(desk.scratch)/debug/ObservationWorkbookPackageTests.xctest"
  }
}
