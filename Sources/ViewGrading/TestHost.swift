// What the suites about views look at, compiled where nothing of the learner's
// is in sight. A learner imports ViewCore, and may add to a ViewHost what they
// like; nobody but a suite knows this one.

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

  /// Shows a view, or several, one below the other.
  public init(@ViewBuilder _ view: () -> some View) {
    host = ViewHost(view())
  }

  /// Shows a view.
  public convenience init(_ view: some View) {
    self.init { view }
  }

  /// What a user sees of what is tested, as lines of text: without the lines of
  /// a `Parent` around it.
  public var screen: String { host.screen.replacing(linesOfParent, with: "") }

  /// What stands at the top.
  public var firstLine: String { lines.first ?? "" }

  /// The lines that begin with some words.
  public func lines(beginningWith words: String) -> [String] {
    lines.filter { $0.hasPrefix(words) }
  }

  /// The line that begins with some words.
  ///
  /// - Throws: An issue, if there is none, or more than one.
  public func line(
    beginningWith words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let found = lines(beginningWith: words)
    try #require(
      found.count == 1,
      "the screen says \"\(screen)\"; one line of it begins with `\(words)`",
      sourceLocation: sourceLocation)
    return found[0]
  }

  private var lines: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}

// MARK: - What a user does

extension TestHost {
  /// Taps a button, or switches a toggle.
  ///
  /// - Parameter index: Which one of those with that label, from 0.
  /// - Throws: An issue, if there is none.
  public func press(
    _ label: String, at index: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let looks = ["[\(label)]", "[x] \(label)", "[ ] \(label)"]
    let count = looks.map { host.screen.ranges(of: $0).count }.reduce(0, +)
    try #require(
      count > index,
      """
      there is no button \(label) on the screen, which says "\(screen)"
      """,
      sourceLocation: sourceLocation)
    host.tap(label, at: index)
  }

  /// Replaces the text of a field.
  ///
  /// - Parameter index: Which one of those with that title, from 0.
  /// - Throws: An issue, if there is none.
  public func type(
    _ text: String, into title: String, at index: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try #require(
      host.tree.ranges(of: "TextField \"\(title)\"").count > index,
      """
      there is no field \(title) on the screen, which says "\(screen)"
      """,
      sourceLocation: sourceLocation)
    host.type(text, into: title, at: index)
  }

  /// Does something, then evaluates what it has changed.
  public func perform(_ action: () -> Void) { host.perform(action) }
}

// MARK: - What was evaluated

extension TestHost {
  /// Every evaluation of a body since the last reset, in order and in words. An
  /// expectation whose comment says them draws the tree of views below it.
  public var evaluations: String {
    QuotedTree.current?.drawing = host.drawing
    let words = host.evaluations.map {
      // Whose parent a `Parent<Step, StepRow>` is goes without saying.
      "\($0.view.prefix { $0 != "<" }): \($0.cause)"
    }
    return "[\(words.joined(separator: ", "))]"
  }

  /// Why each of them was made, in order.
  public var causes: [String] { host.evaluations.map(\.cause) }

  /// The views that were evaluated since the last reset, each at its place in
  /// the tree, and once.
  public var evaluatedViews: [String] {
    Set(host.evaluations.map(\.path)).sorted()
  }

  /// The views that were evaluated more than once since the last reset, each
  /// at its place in the tree.
  public var repeated: [String] {
    Dictionary(grouping: host.evaluations, by: \.path)
      .compactMap { place, evaluations in
        evaluations.count > 1 ? place : nil
      }
      .sorted()
  }

  /// How often the bodies of a type were evaluated since the last reset.
  public func count<Subject>(of type: Subject.Type) -> Int {
    host.count(of: type)
  }

  /// What should not have been done since the last reset; each thing once.
  public var issues: [String] { host.issues.map(\.description) }

  /// Forgets the evaluations and the issues.
  public func reset() { host.reset() }
}
