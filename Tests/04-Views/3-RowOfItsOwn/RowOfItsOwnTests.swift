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
      the row of fry shows "\(host.screen)" in place of "[fry] to do". \
      A row is a view: its body draws what the list drew for it before
      """)
  }

  @Test func `a row follows its step`() {
    let host = TestHost(StepRow(step: fry))
    host.reset()
    host.perform { fry.isDone = true }
    expect(
      host.screen, is: "[fry] done",
      """
      fry is done, and its row shows "\(host.screen)". \
      Evaluated: \(host.evaluations). The row's own body has to \
      read the step; what is copied when the row is made stays as it was
      """)
  }

  @Test func `a row ticks its step off, and back`() throws {
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

  @Test func `a row switches what is there`() throws {
    let host = TestHost(StepRow(step: fry))
    // Nothing is evaluated between this change and the tap.
    fry.isDone = true
    try host.press("fry")
    expect(
      fry.isDone, is: false,
      """
      fry became done, then its button was tapped, and fry is still done; an \
      action reads when it runs, and what the body read before may be old by \
      then
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
      the list shows "\(list().screen)"; a screen shows what its models hold \
      now, as the task says
      """)
  }

  @Test(arguments: ["dough", "fry", "glaze"])
  func `to tick off a step evaluates one body`(name: String) throws {
    let host = list()
    try host.press(name)
    expect(
      host.count(of: BatchList.self), is: 0,
      """
      evaluated: \(host.evaluations); the list is evaluated for what is read \
      while its body runs: also in a function, and also in the init of a row
      """)
    expect(
      host.causes, is: ["property Step.isDone"],
      """
      evaluated: \(host.evaluations); one step has changed, and one body \
      has to read it, in its row. The closure of a ForEach is no body; what \
      is handed on as a value is read above, and evaluates below, too
      """)
    expect(
      host.screen, contains: "[\(name)] done",
      """
      \(name) was tapped, and the list shows "\(host.screen)"; a screen shows \
      what its models hold now, as the task says
      """)
  }

  @Test func `three steps in one action evaluate three rows`() {
    let host = list()
    host.perform {
      for step in [dough, fry, glaze] { step.isDone = true }
    }
    let because = "property Step.isDone"
    expect(
      host.causes, is: [because, because, because],
      """
      evaluated: \(host.evaluations); three properties have changed, each \
      read by a row of its own
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
      all three are done, and the list shows "\(host.screen)"; a screen shows \
      what its models hold now, as the task says
      """)
  }

  @Test func `another step in a row is the one that is shown`() throws {
    let host = TestHost(Parent(dough, fry) { step in StepRow(step: step) })
    try host.press("Other")
    expect(
      host.firstLine, is: "[fry] to do",
      """
      handed fry in place of dough, the row shows "\(host.firstLine)"; @State \
      keeps what came first, and what is handed in belongs in a plain property
      """)
    host.perform { fry.isDone = true }
    expect(
      host.firstLine, is: "[fry] done",
      """
      fry is done, and its row shows "\(host.firstLine)"; a screen shows what \
      its models hold now, as the task says
      """)
  }

  @Test func `a row tells two steps of one name apart`() throws {
    let other = Step(name: "fry")
    let host = TestHost(Parent(fry, other) { step in StepRow(step: step) })
    try host.press("Other")
    host.perform { other.isDone = true }
    expect(
      host.firstLine, is: "[fry] done",
      """
      handed another step of the same name, which is done, the row shows \
      "\(host.firstLine)"; a row follows the step, and not its name
      """)
  }

  @Test func `a list shows the steps that it is handed now`() throws {
    let others = ["mix", "bake", "sugar"].map { Step(name: $0) }
    let host = TestHost(
      Parent([dough, fry, glaze], others) { steps in
        BatchList(dough: steps[0], fry: steps[1], glaze: steps[2])
      })
    try host.press("Other")
    expect(
      host.screen, contains: "[mix] to do\n[bake] to do\n[sugar] to do",
      """
      handed three other steps, mix, bake and sugar, the list shows \
      "\(host.screen)"; @State keeps what came first, and what is handed in \
      belongs in a plain property
      """)
  }

  @Test func `the list is made of three rows`() {
    let host = TestHost(BatchList(dough: dough, fry: fry, glaze: glaze))
    expect(
      host.count(of: StepRow.self), is: 3,
      """
      evaluated: \(host.evaluations); a list of three steps is made of three \
      rows of the type StepRow, each with a body of its own
      """)
  }

  private func list() -> TestHost {
    let host = TestHost(BatchList(dough: dough, fry: fry, glaze: glaze))
    host.reset()
    return host
  }
}
