// What a chapter's story expects, compiled where nothing of the learner's is
// in sight; as in ExerciseSuite, but told to XCTest.

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

  /// Expects some values, each as often as it is named. The order in which
  /// several trackings are told of one change is not promised.
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

  /// Expects that nobody holds an object any more.
  public func expect(
    gone trace: AnyObject?, _ comment: @autoclosure () -> String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertNil(trace, comment(), file: file, line: line)
  }

  /// Fulfils an expectation when what a closure reads is about to change.
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
