// What a suite says of a learner's answer, out of the learner's reach.
//
// A suite imports the learner's file, and with it everything that the file
// declares: a `==` for arrays of strings, a function called `expect`, an
// `isEmpty` of its own for every array. Swift prefers these to those of the
// standard library. So a suite compares nothing and computes nothing: it hands
// over what it has seen, and the comparison is compiled here, where nothing of
// the learner's is in sight.
//
// The functions are members of the suite, for Swift looks up a name in the
// suite before it looks in the imported files. A file that imports this module
// could add to them; the grader refuses it.

import ObservationCore
import Testing

/// The line between a comment and what is drawn below it. The grader knows a
/// drawing by it, and keeps the lines of the drawing as they are.
public let drawingTitle = "the views, with ◀─ at those evaluated:"

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
/// An expectation is handed plain values, as the learner's code returns them,
/// and literals. An operator, a property of an array or an interpolated string
/// may be the learner's own; they belong in the comment alone.
public protocol ExerciseSuite {
  /// Is found before any `Recorder` that a learner may declare.
  typealias Recorder = GradingKit.Recorder

  /// Evaluates the comment on an expectation that was not met.
  ///
  /// - Returns: The comment, and below it what the suite can draw of what the
  ///   comment speaks of; by default the comment alone.
  func explained(_ comment: () -> String) -> String
}

/// A value that the standard library compares. No type of the learner's is
/// plain: its `==` may say what it likes.
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
  /// - Parameter comment: What was seen, then the law; evaluated if it is not
  ///   equal.
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

  /// Expects some values, each as often as it is named. The order in which
  /// several trackings are told of one change is not promised.
  public func expect<Value: Plain & Comparable>(
    _ seen: [Value], isInAnyOrder expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.sorted() == expected.sorted(), Comment(rawValue: explained(comment)),
      sourceLocation: sourceLocation)
  }

  /// Expects that values end with some others.
  public func expect<Value: Plain>(
    _ seen: [Value], endsWith expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      Array(seen.suffix(expected.count)) == expected,
      Comment(rawValue: explained(comment)), sourceLocation: sourceLocation)
  }

  /// Expects that each value, if there is one, is among some others.
  public func expect<Value: Plain>(
    _ seen: [Value], holdsOnly expected: [Value],
    _ comment: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.filter { !expected.contains($0) } == [],
      Comment(rawValue: explained(comment)), sourceLocation: sourceLocation)
  }

  /// Expects no more than so many values.
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

  /// Expects that nobody holds an object any more.
  ///
  /// - Parameter trace: A weak variable that has held it.
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
