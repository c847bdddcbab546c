// The host that suites about views use. A learner imports ViewCore and could
// extend ViewHost, so this host is compiled in a module that only suites
// import, out of the learner's reach.

import GradingKit
import Testing
import ViewCore

/// A view on a screen, with a log of what was evaluated.
///
///     let host = TestHost(CounterScreen(counter: counter))
///     host.reset()
///     try host.press("+1")
///     expect(
///       host.causes, is: ["property Counter.count"],
///       "evaluated: \(host.evaluations); one tap is one change")
@MainActor @preconcurrency
public final class TestHost {
  private let host: ViewHost

  /// Shows one view, or several in a column.
  ///
  /// - Parameter names: Names of observable properties, for the causes. Without
  ///   these names, you can't tell apart two properties of the same type in the
  ///   same class.
  public init(
    names: [String: AnyKeyPath] = [:], @ViewBuilder _ view: () -> some View
  ) {
    host = ViewHost(view(), names: names)
  }

  /// Shows a view.
  public convenience init(
    _ view: some View, names: [String: AnyKeyPath] = [:]
  ) {
    self.init(names: names) { view }
  }

  /// The screen that a user sees, without the lines of a `Parent` around it.
  public var screen: String { lines.joined(separator: "\n") }

  /// The first line of the screen.
  public var firstLine: String { lines.first ?? "" }

  /// The lines that begin with certain words.
  public func lines(beginningWith words: String) -> [String] {
    lines.filter { $0.hasPrefix(words) }
  }

  /// The line that begins with certain words.
  ///
  /// - Throws: An issue, or on a walk its words, if there is no such line or
  ///   more than one.
  public func line(
    beginningWith words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let found = lines(beginningWith: words)
    try require(
      found.count == 1,
      "the screen says \"\(screen)\"; one line of it begins with `\(words)`",
      sourceLocation: sourceLocation)
    return found[0]
  }

  private var lines: [String] {
    var lines = host.screen.split(
      separator: "\n", omittingEmptySubsequences: false)
    while let own = lines.firstRange(of: linesOfParent) {
      lines.removeSubrange(lines.index(before: own.lowerBound)..<own.upperBound)
    }
    return lines.map(String.init)
  }
}

// MARK: - A user's actions

extension TestHost {
  /// Taps a button, or switches a toggle. If the control is disabled, nothing
  /// happens.
  ///
  /// - Parameter index: The position of the control among those with that
  ///   label, from 0.
  /// - Throws: An issue, or on a walk its words, if there is no such control.
  public func press(
    _ label: String, at index: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = host.screen
    let looks = [
      "[\(label)]", "(\(label))", "[x] \(label)", "[ ] \(label)",
    ]
    let count = looks.map { screen.ranges(of: $0).count }.reduce(0, +)
    try require(
      count > index,
      """
      there is no button \(label) on the screen, which says "\(screen)"
      """,
      sourceLocation: sourceLocation)
    host.tap(label, at: index)
  }

  /// Types a text into a field, key by key, in place of the text that it has.
  ///
  /// - Parameter index: The position of the field among those with that title,
  ///   from 0.
  /// - Throws: An issue, or on a walk its words, if there is no such field.
  public func type(
    _ text: String, into title: String, at index: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try requireField(title, at: index, sourceLocation)
    host.type(text, into: title, at: index)
  }

  /// Replaces the text of a field all at once.
  ///
  /// - Parameter index: The position of the field among those with that title,
  ///   from 0.
  /// - Throws: An issue, or on a walk its words, if there is no such field.
  public func paste(
    _ text: String, into title: String, at index: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try requireField(title, at: index, sourceLocation)
    host.paste(text, into: title, at: index)
  }

  private func requireField(
    _ title: String, at index: Int, _ sourceLocation: SourceLocation
  ) throws {
    try require(
      host.tree.ranges(of: "TextField \"\(title)\"").count > index,
      """
      there is no field \(title) on the screen, which says "\(screen)"
      """,
      sourceLocation: sourceLocation)
  }

  /// Runs an action, and then evaluates the views that the action has marked.
  public func perform(_ action: () -> Void) { host.perform(action) }

  /// Lets asynchronous work go on until it's stuck, and shows each change.
  public func settle() async { await host.settle() }

  /// The asynchronous work that is still running.
  public var work: [String] { host.work }
}

// MARK: - The evaluations

extension TestHost {
  /// The evaluations of bodies since the last reset, in order, as text.
  ///
  /// If a comment includes this text, a drawing of the tree of views is shown
  /// below the comment.
  public var evaluations: String {
    QuotedTree.current?.drawing = host.drawing
    let words = host.evaluations.map {
      // In a name such as `Parent<Step, StepRow>`, only `Parent` is of
      // interest.
      "\($0.view.prefix { $0 != "<" }): \($0.cause)"
    }
    return "[\(words.joined(separator: ", "))]"
  }

  /// The number of evaluations, not counting those of a suite's own `Parent`.
  public var bodies: Int {
    host.evaluations.count { !$0.view.hasPrefix("Parent<") }
  }

  /// The causes of the evaluations, in order.
  public var causes: [String] { host.evaluations.map(\.cause) }

  /// The paths of the views that were evaluated since the last reset, each
  /// listed only once.
  public var evaluatedViews: [String] {
    Set(host.evaluations.map(\.path)).sorted()
  }

  /// The paths of the views that were evaluated more than once since the last
  /// reset.
  public var repeated: [String] {
    Dictionary(grouping: host.evaluations, by: \.path)
      .compactMap { place, evaluations in
        evaluations.count > 1 ? place : nil
      }
      .sorted()
  }

  /// The number of evaluations of one type's bodies since the last reset.
  public func count<Subject>(of type: Subject.Type) -> Int {
    host.count(of: type)
  }

  /// The mistakes that were made since the last reset, each listed only once.
  public var issues: [String] { host.issues.map(\.description) }

  /// Forgets the evaluations and the issues.
  public func reset() { host.reset() }
}
