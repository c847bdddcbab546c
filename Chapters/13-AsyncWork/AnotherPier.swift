import LessonKit
import ViewCore

// A board whose pier changes: the task of each pier, and late answers.

// snippet.piers
struct PiersView: View {
  let board: Board
  @State private var pier = "North"

  var body: some View {
    VStack {
      Text(pier)
      PhaseView(board: board)
      Button("South") { pier = "South" }
    }
    .task(id: pier) { await board.load(pier) }
  }
}
// snippet.end

@MainActor let anotherPier = Run(
  "another-pier",
  predict: Prediction(
    "The pier changes while North's request waits. What is printed next?",
    .wrong(
      "`asked: South`, then `cancelled: North`",
      "the host cancels the old task before it starts the new one."),
    .right(
      "`cancelled: North`, then `asked: South`",
      """
      the id has changed, so the host cancels the task of the old id and then \
      starts a new one.
      """),
    .wrong(
      "`asked: South`, once North has been answered",
      """
      tasks don't queue, so the new one starts even if the old one is still \
      waiting.
      """)),
  run: awaiting {
    // snippet.another-pier
    let office = Office()
    let host = ViewHost(PiersView(board: Board(office)))
    await host.settle()
    host.tap("South")
    await host.settle()
    office.answer("South", "10:15")
    await host.settle()
    print(host.screen)
    // snippet.end
  })

@MainActor let stale = Run(
  "stale",
  predict: Prediction(
    """
    This office doesn't listen, so it answers both questions, South first and \
    then North. What does the board show?
    """,
    .wrong(
      "South, with South's times: the id picks the answer",
      """
      the id decides when tasks start and are cancelled, but not what they \
      write.
      """),
    .wrong(
      "South, with South's times: a cancelled task can't write",
      """
      cancelling doesn't stop a task. It sets a flag, which `load` never checks.
      """),
    .right(
      "South, with North's times",
      """
      both tasks set the same phase, and North's sets it last, so the screen \
      shows an answer to a question that it no longer asks.
      """)),
  run: awaiting {
    // snippet.stale
    let office = Office()
    office.listens = false
    let host = ViewHost(PiersView(board: Board(office)))
    await host.settle()
    host.tap("South")
    await host.settle()
    office.answer("South", "10:15")
    await host.settle()
    office.answer("North", "9:10, 9:40")
    await host.settle()
    print(host.screen)
    // snippet.end
  })

// snippet.a-retry
struct RetryView: View {
  let board: CarefulBoard
  @State private var pier = "North"
  @State private var attempt = 1

  var body: some View {
    VStack {
      Button("Same pier") { pier = "North" }
      Button("Try again") { attempt += 1 }
    }
    .task(id: Question(pier: pier, attempt: attempt)) {
      await board.load(pier)
    }
  }
}

struct Question: Equatable {
  let pier: String
  let attempt: Int
}
// snippet.end

@MainActor let retry = Run(
  "retry",
  predict: Prediction(
    """
    After the request has failed, the user taps `Same pier`, and then \
    `Try again`. How often do these two taps print `asked: North`?
    """,
    .wrong(
      "twice: each tap sets a state property",
      """
      the first tap sets the pier to the value it already has, which is no \
      change.
      """),
    .right(
      "once, for `Try again`",
      """
      after `Same pier`, the new id equals the old one, so no task starts. \
      `Try again` changes the attempt, so the id is different.
      """),
    .wrong(
      "never: the task has ended with its failure",
      "a task that has ended is replaced like any other when the id changes.")),
  run: awaiting {
    // snippet.retry
    let office = Office()
    let board = CarefulBoard(office)
    let host = ViewHost(RetryView(board: board))
    await host.settle()
    office.fail("North")
    await host.settle()
    host.tap("Same pier")
    await host.settle()
    print("the same pier is set")
    host.tap("Try again")
    await host.settle()
    office.answer("North", "9:10")
    await host.settle()
    // snippet.end
  })
