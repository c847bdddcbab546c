// The expectations of a chapter's story. Like those of ExerciseSuite they are
// compiled out of the learner's reach, but they report to XCTest.

import ObservationCore
import XCTest

/// A chapter's story: a test that uses the answers to its exercises together.
public protocol Story: XCTestCase {}

extension Story {
  /// Expects that a value is equal to another.
  public func expect<Value: Plain>(
    _ seen: Value, is expected: Value,
    _ comment: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(seen, expected, comment(), file: file, line: line)
  }

  /// Expects some values in any order, each as often as it is listed.
  ///
  /// The order in which several trackings are told of one change is not
  /// promised.
  public func expect<Value: Plain & Comparable>(
    _ seen: [Value], isInAnyOrder expected: [Value],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(seen.sorted(), expected.sorted(), file: file, line: line)
  }

  /// Expects that a text contains another.
  public func expect(
    _ seen: String, contains part: String, _ comment: @autoclosure () -> String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertTrue(
      seen.contains(part), "\(comment()); seen was \(seen)", file: file,
      line: line)
  }

  /// Expects that an object has been released.
  public func expect(
    gone trace: AnyObject?, _ comment: @autoclosure () -> String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertNil(trace, comment(), file: file, line: line)
  }

  /// Fulfils an expectation before a property that a closure reads changes.
  public func observe<Value>(
    _ expectation: XCTestExpectation, _ read: () -> Value
  ) {
    withObservationTracking {
      _ = read()
    } onChange: {
      expectation.fulfill()
    }
  }
}

/// Skips a chapter's story while one of its exercises is not started.
///
/// Call it in `setUpWithError`.
public func skipUnlessAllStarted(
  _ story: String = #filePath
) throws {
  let waiting = Exercise.all(inChapterOf: story).first { !$0.isStarted }
  if let waiting { throw XCTSkip(waiting.invitation) }
}
