import LessonKit
import ViewCore

// A screen that a user leaves while its request is under way.

// snippet.a-pier-screen
struct PierScreen: View {
  let board: Board
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        PierView(board: board, pier: "North")
      }
      Button("Toggle") { isShown.toggle() }
      PhaseView(board: board)
    }
  }
}
// snippet.end

@MainActor let leaving = Run(
  "leaving",
  predict: Prediction(
    """
    The user leaves, which cancels the task, but this office doesn't listen \
    and answers anyway. What does the last line of the screen show?
    """,
    .wrong(
      "`Loading …`: a cancelled task stops at its `await`",
      """
      cancelling sets a flag that `load` never checks, and notifies an office \
      that doesn't listen. So `load` and the request go on.
      """),
    .right(
      "`9:10, 9:40`",
      """
      the office answers, so `ask` returns, and the next line sets the phase, \
      whether or not the task was cancelled.
      """),
    .wrong(
      "nothing: the view is gone, and its task with it",
      """
      the view is gone, but its task goes on until its code ends, and the \
      last line is another view of the same board.
      """)),
  run: awaiting {
    // snippet.leaving
    let office = Office()
    office.listens = false
    let host = ViewHost(PierScreen(board: Board(office)))
    await host.settle()
    host.tap("Toggle")
    print(host.work)
    office.answer("North", "9:10, 9:40")
    await host.settle()
    print(host.screen)
    // snippet.end
  })

@MainActor let cancelledIsCaught = Run(
  "cancelled",
  predict: Prediction(
    """
    This office listens: when the task is cancelled, `ask` throws an error. \
    What does the last line show?
    """,
    .wrong(
      "`Loading …`: a cancelled task doesn't run its `catch`",
      "an error is an error, and `catch` also runs in a cancelled task."),
    .wrong(
      "`Loading …`: the view has disappeared, so nothing is set any more",
      "the board belongs to the program, not to the view that disappeared."),
    .right(
      "`Failed: no answer`",
      """
      `ask` throws a `CancellationError`, and `catch` takes it for a failure \
      of the office, although the user has only left.
      """)),
  run: awaiting {
    // snippet.cancelled
    let office = Office()
    let host = ViewHost(PierScreen(board: Board(office)))
    await host.settle()
    host.tap("Toggle")
    await host.settle()
    print(host.screen)
    // snippet.end
  })

// snippet.a-careful-board
@MainActor
@Observable
final class CarefulBoard {
  private(set) var phase = Phase.loading
  private let office: Office

  init(_ office: Office) { self.office = office }

  func load(_ pier: String) async {
    phase = .loading
    do {
      let times = try await office.ask(pier)
      try Task.checkCancellation()
      phase = .shown(times)
    } catch {
      if Task.isCancelled { return }
      phase = .failed("no answer")
    }
  }
}
// snippet.end

@MainActor let again = Run(
  "back-again",
  predict: Prediction(
    """
    Once the times have been loaded, the user leaves and comes back to the \
    same board. How often was the office asked?
    """,
    .wrong(
      "once: the board still has the times",
      """
      the task doesn't know what the board already has. It starts whenever its \
      view appears.
      """),
    .wrong(
      "once: a place has one task",
      """
      a place keeps nothing once its view is gone, so when the view comes \
      back, a new task starts.
      """),
    .right(
      "twice",
      """
      a view's task starts each time the view appears, and this view appeared \
      twice.
      """)),
  run: awaiting {
    // snippet.back-again
    let office = Office()
    let host = ViewHost(PierScreen(board: Board(office)))
    await host.settle()
    office.answer("North", "9:10, 9:40")
    await host.settle()
    host.tap("Toggle")
    host.tap("Toggle")
    await host.settle()
    office.answer("North", "9:40")
    await host.settle()
    print(host.screen)
    // snippet.end
  })
