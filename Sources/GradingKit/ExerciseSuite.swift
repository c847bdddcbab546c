// The map of this module, which contains the code that the suites share:
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
// declares. That might be a `==` for arrays of strings, a function called
// `expect`, or an `isEmpty` for every array, and Swift prefers all of these to
// the standard library's. That's why a suite neither compares nor computes
// anything itself. It only passes on the values that it has seen, and the code
// that compares them is compiled here, out of the learner's reach.
//
// The functions are members of the suite, because Swift looks a name up in the
// suite before it looks in the imported files.

import ObservationCore
import Results
import Testing

/// The line between a comment and the drawing below it. A report keeps the
/// lines after it unchanged.
public let drawingTitle = CheckFailure.drawingTitle

/// A suite of checks on one exercise.
///
///     @Suite("1.1 DeclareAStore", .exercise())
///     struct DeclareAStoreTests: ExerciseSuite {
///       let store = Store()
///       let changes = Recorder()
///
///       @Test func `changing a name that was read notifies its observer`() {
///         changes.track("firstName") { store.firstName }
///         store.firstName = "Bea"
///         expect(
///           changes.calls, is: ["firstName"],
///           "\(changes); changing what was read notifies its observer")
///       }
///     }
///
/// Pass to an expectation only literals and plain values, just as the learner's
/// code returns them. Operators, properties of arrays and interpolated strings
/// might be the learner's own, so use them only in the comment.
public protocol ExerciseSuite {
  /// The module's `Recorder`, which Swift finds before one that a learner might
  /// declare.
  typealias Recorder = GradingKit.Recorder

  /// Evaluates the comment on an expectation that has failed.
  ///
  /// - Returns: The comment. If the suite can draw the things that the comment
  ///   mentions, the drawing is below it.
  func explained(_ comment: () -> String) -> String
}

/// A value that the standard library compares.
///
/// No type of the learner's is plain, because its `==` could return anything.
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
  /// - Parameter comment: What was seen, and then the law. It's evaluated only
  ///   if the values differ.
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

  /// Expects some values in any order, each of them as often as it is listed.
  ///
  /// If several trackings observe one property, the order in which their
  /// `onChange` closures are called is not guaranteed.
  public func expect<Value: Plain & Comparable>(
    _ seen: [Value], isInAnyOrder expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.sorted() == expected.sorted(), Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects that the last values of a list equal some others.
  public func expect<Value: Plain>(
    _ seen: [Value], endsWith expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      Array(seen.suffix(expected.count)) == expected,
      Comment(rawValue: explained(comment)), sourceLocation: sourceLocation)
  }

  /// Expects that each value is among some others. There can be no values at
  /// all.
  public func expect<Value: Plain>(
    _ seen: [Value], holdsOnly expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.filter { !expected.contains($0) } == [],
      Comment(rawValue: explained(comment)), sourceLocation: sourceLocation)
  }

  /// Expects at most a given number of values.
  public func expect<Value: Plain>(
    _ seen: [Value], hasAtMost count: Int,
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.count <= count, Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects that a text contains another one.
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

  /// Expects that an object has been freed.
  ///
  /// - Parameter trace: A weak variable that referred to the object.
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
