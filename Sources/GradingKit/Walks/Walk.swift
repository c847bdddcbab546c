// A named check tries one thing, once. But a wrong answer is often right the
// first time, and goes wrong only for the second object, after a value that was
// equal, or when two things happen the other way round. A walk looks for such
// cases: it makes moves at random, and after each move, it compares the
// learner's code with a plain model.
//
//   Walk      a subject, its model, its moves, and the facts that have to hold;
//             a LaterWalk is one whose work happens later
//   WalkRun   makes the moves, and shortens a walk that goes wrong

/// A walk through an exercise.
///
///     final class FieldWalk: Walk {
///       let order = Order()
///       var pieces = 12
///
///       var moves: [Move] {
///         for number in [0, 12, 30] {
///           Move("the order became one of \(number)") {
///             self.order.pieces = number
///             self.pieces = number
///           }
///         }
///       }
///
///       var facts: [Fact] {
///         Fact("the order is one of", order.pieces, is: pieces, "the rule")
///       }
///     }
///
/// A walk keeps the learner's objects and its own model of them, which uses no
/// observation. Each move changes both.
@MainActor
public protocol Walk: AnyObject {
  // Swift finds these before any types that a learner might declare.
  typealias Recorder = GradingKit.Recorder
  typealias Move = GradingKit.Move
  typealias Fact = GradingKit.Fact

  /// Creates the subject as it is before the first move.
  init()

  /// The moves that are possible now. No two of them have the same name.
  @ListBuilder<Move> var moves: [Move] { get }

  /// The facts that have to hold after each move.
  @ListBuilder<Fact> var facts: [Fact] { get }

  /// The facts that have to hold in every exercise of this kind.
  var commonFacts: [Fact] { get }

  /// Prepares for a move by forgetting what the one before it has caused.
  func begin()

  /// Waits until the work that a move has caused is done.
  func settle() async

  /// Ends the work that the walk has started, once the walk is finished.
  func end()
}

extension Walk {
  public var commonFacts: [Fact] { [] }
  public func begin() {}
  public func settle() async {}
  public func end() {}

  /// What was seen, and what should have been seen instead; nil if every fact
  /// holds.
  var complaint: String? { (facts + commonFacts).complaint }
}

extension [Fact] {
  /// The complaint of the first fact that doesn't hold.
  var complaint: String? { lazy.compactMap(\.complaint).first }
}

/// Something that a user or the program does.
public struct Move {
  let name: String
  let make: @MainActor () async throws -> Void

  /// A move with a name in the learner's words. The name is a clause in the
  /// past tense, such as `30 was typed`.
  public init(
    _ name: String, _ make: @escaping @MainActor () async throws -> Void
  ) {
    self.name = name
    self.make = make
  }
}

/// Something that has to hold after a move.
public struct Fact {
  /// What was seen, and what should have been seen instead; nil if the fact
  /// holds.
  let complaint: String?

  private init(holds: Bool, _ complaint: () -> String) {
    self.complaint = holds ? nil : complaint()
  }

  /// The fact that a value equals another one.
  ///
  ///     Fact("the screen says", host.screen, is: screen, "a field shows …")
  ///
  /// - Parameters:
  ///   - words: The words before the value that was seen.
  ///   - rule: The reason why it has to be so.
  public init<Value: Plain>(
    _ words: String, _ seen: Value, is expected: Value, _ rule: String
  ) {
    self.init(holds: seen == expected) {
      "\(words) \(quoted(seen)), not \(quoted(expected)); \(rule)"
    }
  }

  /// The fact that some values equal some others, in any order.
  public init<Value: Plain & Comparable>(
    _ words: String, _ seen: [Value], isInAnyOrder expected: [Value],
    _ rule: String
  ) {
    self.init(holds: seen.sorted() == expected.sorted()) {
      "\(words) \(quoted(seen)), not \(quoted(expected)); \(rule)"
    }
  }

  /// The fact that each value is among some others.
  public init<Value: Plain>(
    _ words: String, _ seen: [Value], holdsOnly expected: [Value],
    _ rule: String
  ) {
    self.init(holds: seen.allSatisfy(expected.contains)) {
      "\(words) \(quoted(seen)); \(rule)"
    }
  }

  /// The fact that a number is no larger than another one.
  public init(
    _ words: String, _ seen: Int, isAtMost most: Int, _ rule: String
  ) {
    self.init(holds: seen <= most) {
      "\(words) \(seen), more than \(most); \(rule)"
    }
  }

  /// The fact that something holds.
  ///
  /// - Parameter complaint: What was seen, and then the rule.
  public init(_ holds: Bool, _ complaint: @autoclosure () -> String) {
    self.init(holds: holds, complaint)
  }
}

/// A value as a message shows it.
private func quoted(_ value: some Plain) -> String {
  value is String ? "\"\(value)\"" : "\(value)"
}

/// Builds a list of moves or of facts with `for` and `if`.
@resultBuilder
public enum ListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] {
    [element]
  }
  public static func buildExpression(_ list: [Element]) -> [Element] { list }
  public static func buildBlock(_ lists: [Element]...) -> [Element] {
    lists.flatMap(\.self)
  }
  public static func buildArray(_ lists: [[Element]]) -> [Element] {
    lists.flatMap(\.self)
  }
  public static func buildOptional(_ list: [Element]?) -> [Element] {
    list ?? []
  }
  public static func buildEither(first list: [Element]) -> [Element] { list }
  public static func buildEither(second list: [Element]) -> [Element] { list }
}
