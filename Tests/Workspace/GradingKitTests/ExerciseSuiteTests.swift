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
  var count = 0
}

@Suite struct ExerciseSuiteTests: ExerciseSuite {
  private let store = Store()
  let changes = Recorder()

  @Test func `an expectation holds for what it says, and for nothing else`() {
    expect(["Ann"], is: ["Ann"], "said; law")
    expect(nil as String?, is: nil, "said; law")
    refuses { expect(["Ann"], is: ["Bea"], "said; law") }
    refuses { expect(1, is: 2, "said; law") }
    refuses { expect(["Ann", nil], is: ["Ann", "Bea"], "said; law") }

    expect(["Ann"], isNot: [], "said; law")
    refuses { expect(["Ann"], isNot: ["Ann"], "said; law") }

    expect(["Ann", "Bea"], isInAnyOrder: ["Bea", "Ann"], "said; law")
    refuses { expect(["Ann"], isInAnyOrder: ["Ann", "Ann"], "said; law") }
    refuses { expect(["Ann"], isInAnyOrder: ["Bea"], "said; law") }

    expect([1, 2, 3], endsWith: [2, 3], "said; law")
    refuses { expect([1, 2, 3], endsWith: [1, 2], "said; law") }
    refuses { expect([3], endsWith: [2, 3], "said; law") }

    expect([], holdsOnly: [1, 2], "said; law")
    expect([2, 2], holdsOnly: [1, 2], "said; law")
    refuses { expect([2, 3], holdsOnly: [1, 2], "said; law") }

    expect(["Ann"], hasAtMost: 1, "said; law")
    refuses { expect(["Ann", "Bea"], hasAtMost: 1, "said; law") }

    expect("Ann Lee", contains: "Lee", "said; law")
    refuses { expect("Ann Lee", contains: "Ray", "said; law") }

    expect(observable: store, "said; law")
    refuses { expect(observable: changes, "said; law") }

    var kept: Store? = Store()
    weak var trace = kept
    refuses { expect(gone: trace, "said; law") }
    kept = nil
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

  /// A failure names its own line in the suite, the comment and both sides.
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

  @Test func `a recorder lists the calls in order, and what they saw`() {
    expect("\(changes)", is: "onChange did not run", "nothing was recorded")
    changes.track("count") { store.count }
    let name = changes.track("name") {
      store.name
    } seeing: {
      store.name
    }
    expect(name, is: "Ann", "track returns what was read")

    store.name = "Bea"
    store.name = "Cleo"
    expect("\(changes)", is: "onChange ran once: for name", "one call")
    store.count = 1
    expect(
      "\(changes)", is: "onChange ran 2 times: for name, then for count",
      "two calls")

    changes.record("board", seeing: 9)
    expect(changes.calls, is: ["name", "count", "board"], "the calls")
    expect(changes.seen, is: ["Ann", "9"], "what they saw")
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
