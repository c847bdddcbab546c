import GradingKit
import Testing
import ViewCore

@testable import RowOfItsOwn

@MainActor
@Suite("4.3 RowOfItsOwn", .exercise())
struct RowOfItsOwnTests {
  let dough = Step(name: "dough")
  let fry = Step(name: "fry")
  let glaze = Step(name: "glaze")

  @Test func `a row shows its step`() {
    let host = ViewHost(StepRow(step: fry))
    #expect(
      host.screen == "[fry] to do",
      """
      the row of fry shows "\(host.screen)" in place of "[fry] to do". \
      A row is a view: its body draws what the list drew for it before
      """)
  }

  @Test func `a row follows its step`() {
    let host = ViewHost(StepRow(step: fry))
    host.perform { fry.isDone = true }
    #expect(
      host.screen == "[fry] done",
      """
      fry is done, and its row shows "\(host.screen)". \
      Evaluated: \(host.evaluations.dropFirst()). The row's own body has to \
      read the step; what is copied when the row is made stays as it was
      """)
  }

  @Test func `a row ticks its step off, and back`() throws {
    let host = ViewHost(StepRow(step: fry))
    try host.press("fry")
    #expect(fry.isDone, "the button of fry was tapped, and fry is still to do")
    try host.press("fry")
    #expect(
      !fry.isDone,
      """
      the button of fry was tapped twice, and fry is done; a step can be \
      switched back
      """)
  }

  @Test func `the list shows its three steps`() {
    fry.isDone = true
    #expect(
      list().screen == """
        Batch
        [dough] to do
        [fry] done
        [glaze] to do
        """,
      """
      the list shows "\(list().screen)"
      """)
  }

  @Test(arguments: ["dough", "fry", "glaze"])
  func `to tick off a step evaluates one body`(name: String) throws {
    let host = list()
    try host.press(name)
    #expect(
      host.count(of: BatchList.self) == 0,
      """
      evaluated: \(host.evaluations); the list is evaluated for what is read \
      while its body runs: also in a function, and also in the init of a row
      """)
    #expect(
      hasEvaluated(rows: 1, on: host),
      """
      evaluated: \(host.evaluations); one step has changed, and one body \
      has to read it, in its row. The braces of a ForEach are no body; what \
      is handed on as a value is read above, and evaluates below, too
      """)
    #expect(
      host.screen.contains("[\(name)] done"),
      """
      \(name) was tapped, and the list shows "\(host.screen)"
      """)
  }

  @Test func `three steps in one action evaluate three rows`() {
    let host = list()
    host.perform {
      for step in [dough, fry, glaze] { step.isDone = true }
    }
    #expect(
      hasEvaluated(rows: 3, on: host),
      """
      evaluated: \(host.evaluations); three properties have changed, each \
      read by a row of its own
      """)
    #expect(
      !host.screen.contains("to do"),
      """
      all three are done, and the list shows "\(host.screen)"
      """)
  }

  @Test func `another step in a row is the one that is shown`() throws {
    let host = ViewHost(Swapped(first: dough, second: fry))
    try host.press("Swap")
    #expect(
      host.firstLine == "[fry] to do",
      """
      handed fry in place of dough, the row shows "\(host.firstLine)"; \
      @State keeps what came first, and what is handed in is a plain property
      """)
    host.perform { fry.isDone = true }
    #expect(
      host.firstLine == "[fry] done",
      """
      fry is done, and its row shows "\(host.firstLine)"
      """)
  }

  @Test func `the list is made of three rows`() {
    let host = ViewHost(BatchList(dough: dough, fry: fry, glaze: glaze))
    #expect(
      host.count(of: StepRow.self) == 3,
      """
      evaluated: \(host.evaluations); a list of three steps is made of three \
      rows of the type StepRow, each with a body of its own
      """)
  }

  /// Whether so many bodies were evaluated, none of them the list's, and each
  /// for its step.
  private func hasEvaluated(rows: Int, on host: ViewHost) -> Bool {
    host.count(of: BatchList.self) == 0 && host.evaluations.count == rows
      && host.evaluations.allSatisfy { $0.cause == "property Step.isDone" }
  }

  private func list() -> ViewHost {
    let host = ViewHost(BatchList(dough: dough, fry: fry, glaze: glaze))
    host.reset()
    return host
  }
}

/// Hands one step to a row, then the other.
private struct Swapped: View {
  let first: Step
  let second: Step
  @State var isSwapped = false

  var body: some View {
    VStack {
      StepRow(step: isSwapped ? second : first)
      Button("Swap") { isSwapped.toggle() }
    }
  }
}

extension ViewHost {
  /// What stands at the top, where the suite's own views put what is tested.
  fileprivate var firstLine: String {
    String(screen.prefix { $0 != "\n" })
  }

  /// Taps a button, if it is there.
  fileprivate func press(_ label: String, at index: Int = 0) throws {
    try #require(
      screen.ranges(of: "[\(label)]").count > index,
      """
      there is no button \(label) on the screen, which says "\(screen)"
      """)
    tap(label, at: index)
  }
}
