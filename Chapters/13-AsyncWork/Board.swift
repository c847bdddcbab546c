import LessonKit
import ViewCore

// A board that shows the departures of a pier: first with what is missing, then
// with one value for all that a screen can show.

// snippet.times
@MainActor
@Observable
final class Times {
  var text = "Loading …"
  private let office: Office

  init(_ office: Office) { self.office = office }

  func load(_ pier: String) async throws {
    text = try await office.ask(pier)
  }
}

struct TimesView: View {
  let times: Times

  var body: some View {
    Text(times.text)
      .task { try? await times.load("North") }
  }
}
// snippet.end

@MainActor let firstTask = Run(
  "first-task",
  predict: Prediction(
    """
    The host is made, and its screen is printed. What are the first two lines \
    of the output?
    """,
    .wrong(
      "`asked: North`, then `Loading …`",
      """
      the host makes the task when the view appears, but the task's code has \
      to wait for a turn, and this turn still belongs to the program.
      """),
    .right(
      "`Loading …`, then `asked: North`",
      """
      the code of a task is a turn of its own, so it can't start until the \
      program gives up the main actor, at `settle`.
      """),
    .wrong(
      "`Loading …` twice: without a tap, no work starts",
      """
      no tap is needed, because a view starts its task when it appears.
      """)),
  run: awaiting {
    // snippet.first-task
    let office = Office()
    let host = ViewHost(TimesView(times: Times(office)))
    print(host.screen)
    await host.settle()
    office.answer("North", "9:10, 9:40")
    print(host.screen)
    await host.settle()
    print(host.screen)
    // snippet.end
  })

// snippet.a-phase
enum Phase {
  case loading
  case shown(String)
  case failed(String)
}
// snippet.end

// snippet.a-board
@MainActor
@Observable
final class Board {
  private(set) var phase = Phase.loading
  private let office: Office

  init(_ office: Office) { self.office = office }

  func load(_ pier: String) async {
    phase = .loading
    do {
      phase = .shown(try await office.ask(pier))
    } catch {
      phase = .failed("no answer")
    }
  }
}
// snippet.end

// snippet.phases
struct PhaseView: View {
  let board: Board

  var body: some View {
    switch board.phase {
    case .loading: ProgressView("Loading")
    case .shown(let times): Text(times)
    case .failed(let reason): Text("Failed: \(reason)")
    }
  }
}

struct PierView: View {
  let board: Board
  let pier: String

  var body: some View {
    VStack { PhaseView(board: board) }
      .task { await board.load(pier) }
  }
}
// snippet.end

@MainActor let failing = Run(
  "failing",
  run: awaiting {
    // snippet.failing
    let office = Office()
    let board = Board(office)
    let view = PierView(board: board, pier: "North")
    let host = ViewHost(view)
    await host.settle()
    print(host.screen)
    office.fail("North")
    await host.settle()
    print(host.screen)
    // snippet.end
  })
