import GradingKit
import ObservationCore
import Testing

// What a learner may declare, and a suite would then see. None of it may
// decide a check.
private func == (_: [String], _: [String]) -> Bool { true }
private func == (_: Int, _: Int) -> Bool { true }
private func == <Value>(_: Value, _: Value) -> Bool { true }
private func != (_: [String], _: [String]) -> Bool { true }
private func ~= (_: Int, _: Int) -> Bool { true }
private func expect(_: [String], is _: [String], _: String) {}
private func expect(_: Int, is _: Int, _: String) {}
private func Recorder() -> [String] { [] }
extension Array {
  fileprivate var isEmpty: Bool { true }
  fileprivate var count: Int { 0 }
  fileprivate func contains(_: Element) -> Bool { true }
  fileprivate func filter(_: (Element) -> Bool) -> [Element] { [] }
  fileprivate func sorted() -> [Element] { [] }
  fileprivate func suffix(_: Int) -> [Element] { self }
}
extension String {
  fileprivate func contains(_: String) -> Bool { true }
}

@Observable
private final class Store {
  var name = "Ann"
}

/// Each expectation is tried with what it holds of, and with what it does not.
@Suite struct ExerciseSuiteTests: ExerciseSuite {
  let changes = Recorder()

  @Test func `a recorder is the kit's own`() {
    changes.record("Ann")
    expect(changes.calls, is: ["Ann"], "said; law")
  }

  @Test func `a value is another`() {
    expect(["Ann"], is: ["Ann"], "said; law")
    expect(nil as String?, is: nil, "said; law")
    refuses { expect(["Ann"], is: ["Bea"], "said; law") }
    refuses { expect(1, is: 2, "said; law") }
    refuses { expect(["Ann", nil], is: ["Ann", "Bea"], "said; law") }
  }

  @Test func `a value is not another`() {
    expect(["Ann"], isNot: [], "said; law")
    refuses { expect(["Ann"], isNot: ["Ann"], "said; law") }
  }

  @Test func `an order may not be promised`() {
    expect(["Ann", "Bea"], isInAnyOrder: ["Bea", "Ann"], "said; law")
    refuses { expect(["Ann"], isInAnyOrder: ["Ann", "Ann"], "said; law") }
    refuses { expect(["Ann"], isInAnyOrder: ["Bea"], "said; law") }
  }

  @Test func `what comes last`() {
    expect([1, 2, 3], endsWith: [2, 3], "said; law")
    refuses { expect([1, 2, 3], endsWith: [1, 2], "said; law") }
    refuses { expect([3], endsWith: [2, 3], "said; law") }
  }

  @Test func `what is among others`() {
    expect([], holdsOnly: [1, 2], "said; law")
    expect([2, 2], holdsOnly: [1, 2], "said; law")
    refuses { expect([2, 3], holdsOnly: [1, 2], "said; law") }
  }

  @Test func `how many there are`() {
    expect(["Ann"], hasAtMost: 1, "said; law")
    refuses { expect(["Ann", "Bea"], hasAtMost: 1, "said; law") }
  }

  @Test func `what a text contains`() {
    expect("Ann Lee", contains: "Lee", "said; law")
    refuses { expect("Ann Lee", contains: "Ray", "said; law") }
  }

  @Test func `what is observable`() {
    expect(observable: Store(), "said; law")
    refuses { expect(observable: changes, "said; law") }
  }

  @Test func `what nobody holds`() {
    var store: Store? = Store()
    weak var trace: Store?
    trace = store
    refuses { expect(gone: trace, "said; law") }
    store = nil
    expect(gone: trace, "said; law")
  }

  @Test func `a comment is made when it is needed`() {
    var comments = 0
    func comment() -> String {
      comments += 1
      return "said; law"
    }
    expect(1, is: 1, comment())
    expect(comments, is: 0, "said; law")
  }

  /// A failure names its own line in the suite, and says the comment and both
  /// sides.
  @Test func `a failure says what was seen, and where`() {
    withKnownIssue {
      expect(["Ann"], is: ["Bea"], "saw Ann; law")
    } matching: { issue in
      let (text, line) = ("\(issue)", issue.sourceLocation?.line)
      for part in ["saw Ann; law", #"["Ann"]"#, #"["Bea"]"#] {
        expect(text, contains: part, "the issue says \(text)")
      }
      expect(line, is: #line - 6, "the issue is in line \(line ?? 0)")
      return true
    }
  }

  /// Runs an expectation that has to fail, with its comment.
  private func refuses(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    withKnownIssue(
      "it was fulfilled", sourceLocation: sourceLocation, body,
      matching: { issue in
        issue.comments.map(\.rawValue).contains { $0.hasPrefix("said; law") }
      })
  }
}
