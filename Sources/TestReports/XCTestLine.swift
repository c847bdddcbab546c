// XCTest names a test `One.test_a`, and on macOS `-[Module.One test_a]`. What
// the tests print may stand before it in the same line.

/// A line that XCTest prints about a test.
public enum XCTestLine: Equatable {
  public enum Event: String { case started, passed, failed, skipped }

  case test(Event, name: String, class: String)
  /// - Parameter place: A file without its folder, and a line.
  case failure(String, place: String, name: String, class: String)
  /// The last line of a run, or of a class.
  case end

  /// Nil if the line says nothing about a test.
  ///
  /// - Complexity: O(*n*) with a small constant for a line of other output:
  ///   it may be one in a flood.
  public init?(_ line: Substring) {
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
