import LessonKit
import ViewCore

/// The app as it was.
enum Before {
  typealias TodoScreen = OldViews<TodoStore, AccountStore>.TodoScreen

  // snippet.store-before
  final class TodoStore: ObservableObject {
    @Published var todos = [Todo("post"), Todo("bank")]
    @Published var minutes = 0
    @Published var isLate = false
    var log: [String] = []
  }

  final class Todo: ObservableObject {
    let name: String
    @Published var isDone = false
    init(_ name: String) { self.name = name }
  }
  // snippet.end

  // snippet.account-before
  final class AccountStore: ObservableObject {
    @Published var name = "Ann"
    @Published var stars = 0
  }
  // snippet.end
}

let fiveMinutes = Run(
  "five-minutes",
  predict: Prediction(
    "`+5` is tapped. How many bodies are evaluated?",
    .wrong(
      "one: the line that shows the minutes",
      """
      the store says that it will change, but not that the minutes will.
      """),
    .right(
      "five: the screen, and the four views that are handed the store",
      """
      each of the five has declared the store with a wrapper, so each listens \
      to the whole store. The rows listen to their own to-dos, and are skipped.
      """),
    .wrong(
      "eight: the whole screen",
      """
      the stars listen to the account, the rows to their to-dos.
      """))
) {
  typealias TodoScreen = Before.TodoScreen
  // snippet.five-minutes
  let host = ViewHost(TodoScreen())
  host.reset()
  host.tap("+5")
  print(host.drawing)
  // snippet.end
}

let theScreen = Run("the-screen") {
  typealias TodoScreen = Before.TodoScreen
  // snippet.the-screen
  print(ViewHost(TodoScreen()).screen)
  // snippet.end
}
