// The map of this module, which holds the code that the suites share:
//
//   ExerciseSuite   the expectations of a suite in Swift Testing
//   Story           the same for a chapter's story, in XCTest
//   ExerciseTrait   skips exercises that are not started, runs one check at a
//                   time
//   Reporter        writes down what happens, and reports it at the end
//   Exercise        the files of an exercise, and whether it is started
//   Recorder        records calls of onChange, for expectations on them
//   LaterWork       waits for work that happens later, without sleeping
//   LastWords       names the check in which the program traps
//   Watch           ends a run in which a check never ends
//   Walks/          make moves at random, and compare with a plain model
//   Trials/         judge a suite that a learner writes
//
// A suite imports the learner's file, and with it everything that the file
// declares: perhaps a `==` for arrays of strings, a function called `expect`,
// or an `isEmpty` for every array. Swift prefers these to the standard
// library's. So a suite compares and computes nothing. It passes on the values
// that it has seen, and the comparison is compiled here, out of the learner's
// reach.
//
// The functions are members of the suite, because Swift looks up a name in the
// suite before it looks in the imported files.

import ObservationCore
import Results
import Testing

/// The line between a comment and the drawing below it. A report keeps the
/// lines that follow as they are.
public let drawingTitle = CheckFailure.drawingTitle

/// A suite of checks on one exercise.
///
///     @Suite("1.1 DeclareAStore", .exercise())
///     struct DeclareAStoreTests: ExerciseSuite {
///       let store = Store()
///       let changes = Recorder()
///
///       @Test func `a change of a name that was read is announced`() {
///         changes.track("firstName") { store.firstName }
///         store.firstName = "Bea"
///         expect(
///           changes.calls, is: ["firstName"],
///           "\(changes); a variable that was read is announced")
///       }
///     }
///
/// Pass to an expectation only literals and plain values, as the learner's code
/// returns them. Operators, properties of arrays and interpolated strings may
/// be the learner's own; use them in the comment alone.
public protocol ExerciseSuite {
  /// The module's `Recorder`, found before one that a learner may declare.
  typealias Recorder = GradingKit.Recorder

  /// Evaluates the comment on an expectation that was not met.
  ///
  /// - Returns: The comment, and below it a drawing of the things that the
  ///   comment mentions, if the suite has one.
  func explained(_ comment: () -> String) -> String
}

/// A value that the standard library compares.
///
/// No type of the learner's is plain, because its `==` may return anything.
public protocol Plain: Equatable {}

extension Bool: Plain {}
extension Int: Plain {}
extension Double: Plain {}
extension String: Plain {}
extension Optional: Plain where Wrapped: Plain {}
extension Array: Plain where Element: Plain {}

extension ExerciseSuite {
  public func explained(_ comment: () -> String) -> String { comment() }

  /// Expects that a value is equal to another.
  ///
  /// - Parameter comment: What was seen, then the law; evaluated if the values
  ///   differ.
  public func expect<Value: Plain>(
    _ seen: Value, is expected: Value, _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen == expected, Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects that a value is not equal to another.
  public func expect<Value: Plain>(
    _ seen: Value, isNot other: Value, _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen != other, Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects some values in any order, each as often as it is listed.
  ///
  /// The order in which several trackings are told of one change is not
  /// promised.
  public func expect<Value: Plain & Comparable>(
    _ seen: [Value], isInAnyOrder expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.sorted() == expected.sorted(), Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects that the last values are equal to some others.
  public func expect<Value: Plain>(
    _ seen: [Value], endsWith expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      Array(seen.suffix(expected.count)) == expected,
      Comment(rawValue: explained(comment)), sourceLocation: sourceLocation)
  }

  /// Expects that each value, if there are any, is among some others.
  public func expect<Value: Plain>(
    _ seen: [Value], holdsOnly expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.filter { !expected.contains($0) } == [],
      Comment(rawValue: explained(comment)), sourceLocation: sourceLocation)
  }

  /// Expects at most this number of values.
  public func expect<Value: Plain>(
    _ seen: [Value], hasAtMost count: Int,
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.count <= count, Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects that a text contains another.
  public func expect(
    _ seen: String, contains part: String,
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.contains(part), Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects that the type of an object conforms to `Observable`.
  public func expect(
    observable object: Any, _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      object is any Observable, Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects that an object has been released.
  ///
  /// - Parameter trace: A weak variable that referred to it.
  public func expect(
    gone trace: AnyObject?, _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isGone = trace == nil
    #expect(
      isGone, Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }
}
