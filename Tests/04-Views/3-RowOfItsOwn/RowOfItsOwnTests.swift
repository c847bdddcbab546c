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
      the row of fry shows "\(host.screen)" instead of "[fry] to do"; the \
      row's body should draw what the list used to draw for the step
      """)
  }

  @Test func `a row follows its step`() {
    let host = TestHost(StepRow(step: fry))
    host.reset()
    host.perform { fry.isDone = true }
    expect(
      host.screen, is: "[fry] done",
      """
      fry is done, but its row shows "\(host.screen)". Evaluated: \
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
      the button of fry was tapped, but fry is still to do; the button should \
      set isDone
      """)
    try host.press("fry")
    expect(
      fry.isDone, is: false,
      """
      the button of fry was tapped twice, but fry is still done; the second \
      tap should switch the step back
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
      fry was marked done, then its button was tapped, but fry is still done; \
      the action should read isDone when it runs, because the value that the \
      body read may be old by then
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
      fry is done, but the list shows "\(list().screen)"; it should show the \
      current state of its three steps, as before
      """)
  }

  @Test(arguments: ["dough", "fry", "glaze"])
  func `ticking off a step re-evaluates one body`(name: String) throws {
    let host = list()
    try host.press(name)
    expect(
      host.count(of: BatchList.self), is: 0,
      """
      evaluated: \(host.evaluations), but a tap on \(name) shouldn't evaluate \
      the list. Every read while the list's body runs counts for the list, \
      even in a function or in the init of a row, so read isDone in the body \
      of a row
      """)
    expect(
      host.causes, is: ["property Step.isDone"],
      """
      evaluated: \(host.evaluations); one step changed, so only the body of \
      that step's row, which reads isDone, should be evaluated. The closure of \
      a ForEach isn't a body, and a value that's passed along is read in the \
      parent
      """)
    expect(
      host.screen, contains: "[\(name)] done",
      """
      the button of \(name) was tapped, but the list shows "\(host.screen)"; \
      it should show the current state of its steps
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
      evaluated: \(host.evaluations); three steps changed, so each of the \
      three rows should be evaluated once, and nothing else
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
      all three steps are done, but the list shows "\(host.screen)"; it should \
      show the current state of its steps
      """)
  }

  @Test func `a row shows the step passed last`() throws {
    let host = TestHost(Parent(dough, fry) { step in StepRow(step: step) })
    try host.press("Other")
    expect(
      host.firstLine, is: "[fry] to do",
      """
      the row was passed dough, then fry, but it shows "\(host.firstLine)"; \
      @State keeps the first value, so store passed-in values in a plain \
      property
      """)
    host.perform { fry.isDone = true }
    expect(
      host.firstLine, is: "[fry] done",
      """
      fry is done, but its row shows "\(host.firstLine)"; it should show the \
      current state of the step it was passed last
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
      the row was passed a second step with the same name, and that step is \
      done, but the row shows "\(host.firstLine)"; a row should show the step \
      it was passed last, whatever the step's name
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
      the list was passed three different steps, mix, bake and sugar, but it \
      shows "\(host.screen)"; @State keeps the first value, so store passed-in \
      values in a plain property
      """)
  }

  @Test func `the list has three rows`() {
    let host = TestHost(BatchList(dough: dough, fry: fry, glaze: glaze))
    expect(
      host.count(of: StepRow.self), is: 3,
      """
      evaluated: \(host.evaluations); a list of three steps should have three \
      rows of the type StepRow, each with its own body
      """)
  }

  private func list() -> TestHost {
    let host = TestHost(BatchList(dough: dough, fry: fry, glaze: glaze))
    host.reset()
    return host
  }
}
