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
      tasks don't queue. The new one starts, whatever the old one is still \
      waiting for.
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
    This office doesn't listen. It answers South first, and then North. What \
    does the board show?
    """,
    .wrong(
      "South, with South's times: the id picks the answer",
      "the id starts and cancels tasks. It doesn't look at what they write."),
    .wrong(
      "South, with South's times: a cancelled task can't write",
      "cancelling sets a flag, and `load` doesn't look at it."),
    .right(
      "South, with North's times",
      """
      both tasks set the same phase, and North's comes last. The screen shows an \
      answer to a question that it no longer asks.
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
    The request has failed. The user taps `Same pier`, and then `Try again`. How \
    often is `asked: North` printed after that?
    """,
    .wrong(
      "twice: each tap sets a state",
      "the first tap sets the same pier, and an equal state is no change."),
    .right(
      "once, for `Try again`",
      """
      the id is equal after `Same pier`, so no task starts. `Try again` makes a \
      different id.
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
