import GradingKit
import Testing
import ViewGrading

@testable import RowOfItsOwn

@MainActor
@Suite("4.3 RowOfItsOwn", .exercise())
struct RowOfItsOwnTests: ViewSuite {
  let dough = Step(name: "dough")
  let fry = Step(name: "fry")
  let glaze = Step(name: "glaze")

  @Test func `a row shows its step`() {
    let host = TestHost(StepRow(step: fry))
    expect(
      host.screen, is: "[fry] to do",
      """
      the row of fry shows "\(host.screen)" instead of "[fry] to do". A row is \
      a view: its body draws what the list drew for it before
      """)
  }

  @Test func `a row follows its step`() {
    let host = TestHost(StepRow(step: fry))
    host.reset()
    host.perform { fry.isDone = true }
    expect(
      host.screen, is: "[fry] done",
      """
      fry is done, and its row shows "\(host.screen)". Evaluated: \
      \(host.evaluations). The row's own body has to read the step; a copy \
      made when the row is created goes stale
      """)
  }

  @Test func `a row switches its step to done and back`() throws {
    let host = TestHost(StepRow(step: fry))
    try host.press("fry")
    expect(
      fry.isDone, is: true,
      """
      the button of fry was tapped, and fry is still to do; the button sets \
      isDone
      """)
    try host.press("fry")
    expect(
      fry.isDone, is: false,
      """
      the button of fry was tapped twice, and fry is done; a step can be \
      switched back
      """)
  }

  @Test func `a row switches the current state of its step`() throws {
    let host = TestHost(StepRow(step: fry))
    // Nothing is evaluated between this change and the tap.
    fry.isDone = true
    try host.press("fry")
    expect(
      fry.isDone, is: false,
      """
      fry became done, then its button was tapped, and fry is still done; an \
      action reads when it runs, and the value that the body read may be old \
      by then
      """)
  }

  @Test func `the list shows its three steps`() {
    fry.isDone = true
    expect(
      list().screen,
      is: """
        Batch
        [dough] to do
        [fry] done
        [glaze] to do
        """,
      """
      the list shows "\(list().screen)"; it has to show the current state of \
      its steps
      """)
  }

  @Test(arguments: ["dough", "fry", "glaze"])
  func `ticking off a step re-evaluates one body`(name: String) throws {
    let host = list()
    try host.press(name)
    expect(
      host.count(of: BatchList.self), is: 0,
      """
      evaluated: \(host.evaluations); the list is evaluated for all reads \
      while its body runs: also in a function, and also in the init of a row
      """)
    expect(
      host.causes, is: ["property Step.isDone"],
      """
      evaluated: \(host.evaluations); one step changed, and one body has to \
      read it, in its row. The closure of a ForEach isn't a body; a value \
      that's passed along is read in the parent, and also evaluates the child
      """)
    expect(
      host.screen, contains: "[\(name)] done",
      """
      \(name) was tapped, and the list shows "\(host.screen)"; it has to show \
      the current state of its steps
      """)
  }

  @Test func `changing three steps in one action evaluates three rows`() {
    let host = list()
    host.perform {
      for step in [dough, fry, glaze] { step.isDone = true }
    }
    let because = "property Step.isDone"
    expect(
      host.causes, is: [because, because, because],
      """
      evaluated: \(host.evaluations); three properties changed, and each is \
      read by its own row
      """)
    expect(
      host.screen,
      is: """
        Batch
        [dough] done
        [fry] done
        [glaze] done
        """,
      """
      all three are done, and the list shows "\(host.screen)"; it has to show \
      the current state of its steps
      """)
  }

  @Test func `a row shows the step passed last`() throws {
    let host = TestHost(Parent(dough, fry) { step in StepRow(step: step) })
    try host.press("Other")
    expect(
      host.firstLine, is: "[fry] to do",
      """
      passed fry instead of dough, the row shows "\(host.firstLine)"; @State \
      keeps the first value, so store passed-in values in a plain property
      """)
    host.perform { fry.isDone = true }
    expect(
      host.firstLine, is: "[fry] done",
      """
      fry is done, and its row shows "\(host.firstLine)"; it has to show the \
      current state of its step
      """)
  }

  @Test func `a row distinguishes two steps with the same name`() throws {
    let other = Step(name: "fry")
    let host = TestHost(Parent(fry, other) { step in StepRow(step: step) })
    try host.press("Other")
    host.perform { other.isDone = true }
    expect(
      host.firstLine, is: "[fry] done",
      """
      passed a different step with the same name, which is done, the row shows \
      "\(host.firstLine)"; a row follows the step, not its name
      """)
  }

  @Test func `a list shows the steps passed last`() throws {
    let others = ["mix", "bake", "sugar"].map { Step(name: $0) }
    let host = TestHost(
      Parent([dough, fry, glaze], others) { steps in
        BatchList(dough: steps[0], fry: steps[1], glaze: steps[2])
      })
    try host.press("Other")
    expect(
      host.screen, contains: "[mix] to do\n[bake] to do\n[sugar] to do",
      """
      passed three different steps, mix, bake and sugar, the list shows \
      "\(host.screen)"; @State keeps the first value, so store passed-in \
      values in a plain property
      """)
  }

  @Test func `the list has three rows`() {
    let host = TestHost(BatchList(dough: dough, fry: fry, glaze: glaze))
    expect(
      host.count(of: StepRow.self), is: 3,
      """
      evaluated: \(host.evaluations); a list of three steps has three rows of \
      the type StepRow, each with its own body
      """)
  }

  private func list() -> TestHost {
    let host = TestHost(BatchList(dough: dough, fry: fry, glaze: glaze))
    host.reset()
    return host
  }
}
