// XCTest calls a test `One.test_a`, and on macOS `-[Module.One test_a]`. On the
// same line, there might be output of the tests before it.

/// A line that XCTest prints about a test.
enum XCTestLine: Equatable {
  /// The beginning or the outcome of a test.
  enum Event: String { case started, passed, failed, skipped }

  /// An event of a test.
  case test(Event, name: String, class: String)
  /// A failure in a test.
  ///
  /// - Parameter place: A file without its folder, and a line.
  case failure(String, place: String, name: String, class: String)
  /// The last line about a run, or about a class.
  case end

  /// Reads a line; nil if the line says nothing about a test.
  ///
  /// - Complexity: O(*n*), with a small constant for other output, because
  ///   there might be floods of it.
  init?(_ line: Substring) {
    let event =
      /Test Case '(?:-\[)?(?:\w+\.)?(\w+)[. ](\w+)\]?' (started|passed|failed|skipped)/
    let failure =
      /([^\/]+:[0-9]+): error: (?:-\[)?(?:\w+\.)?(\w+)[. ](\w+)\]? : (.+)$/
    if line.contains("Test Case '"), let match = line.firstMatch(of: event) {
      self = .test(
        Event(rawValue: String(match.3))!, name: String(match.2),
        class: String(match.1))
    } else if line.contains(": error: "),
      let match = line.firstMatch(of: failure)
    {
      self = .failure(
        String(match.4), place: String(match.1), name: String(match.3),
        class: String(match.2))
    } else if line.contains("Executed ") {
      self = .end
    } else {
      return nil
    }
  }
}
