import LessonKit
import ViewCore

// One request for all who want the same.

// snippet.a-desk
@MainActor
final class Desk {
  private let office: Office
  private var tasks: [String: Task<String, Error>] = [:]

  init(_ office: Office) { self.office = office }

  func times(of pier: String) async throws -> String {
    if let task = tasks[pier] {
      return try await task.value
    }
    let task = Task {
      defer { tasks[pier] = nil }
      return try await office.ask(pier)
    }
    tasks[pier] = task
    return try await task.value
  }
}
// snippet.end

// snippet.two-boards
struct DeskBoard: View {
  let desk: Desk
  let name: String
  @State private var text = "Loading …"

  var body: some View {
    Text("\(name): \(text)").task {
      let times = try? await desk.times(of: "North")
      text = times ?? "none"
    }
  }
}

struct TwoBoards: View {
  let desk: Desk
  @State private var isOpen = true

  var body: some View {
    if isOpen { DeskBoard(desk: desk, name: "Kiosk") }
    DeskBoard(desk: desk, name: "Pier")
    Button("Close the kiosk") { isOpen = false }
  }
}
// snippet.end

@MainActor let shared = Run(
  "shared",
  predict: Prediction(
    """
    Two boards want the times of one pier, and the kiosk, which asked first, \
    closes before the answer comes. What does the board at the pier show?
    """,
    .wrong(
      "`Loading …`: the request was cancelled with the kiosk",
      "only the kiosk's task was cancelled, not the request."),
    .wrong(
      "`none`: its `await` throws a `CancellationError`",
      "the pier's own task wasn't cancelled, nor was the request."),
    .right(
      "the times, and the office was asked once",
      """
      the request is a task that the desk keeps and no view owns. Closing the \
      kiosk cancels the kiosk's own task, which only waits for the request, \
      but the request itself goes on.
      """)),
  run: awaiting {
    // snippet.shared
    let office = Office()
    let host = ViewHost(TwoBoards(desk: Desk(office)))
    await host.settle()
    host.tap("Close the kiosk")
    await host.settle()
    office.answer("North", "9:10, 9:40")
    await host.settle()
    print(host.screen)
    // snippet.end
  })

@MainActor let tested = Run(
  "tested",
  run: awaiting {
    // snippet.tested
    let office = Office()
    let host = ViewHost(
      PierView(board: Board(office), pier: "North"))
    await host.settle()
    precondition(host.screen == "Loading …")
    office.answer("North", "9:10")
    await host.settle()
    precondition(host.screen == "9:10")
    precondition(host.work.isEmpty)
    print("passed")
    // snippet.end
  })
