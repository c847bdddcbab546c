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
      `objectWillChange` doesn't say which property changes.
      """),
    .right(
      "five: the screen, and the four views that get the store",
      """
      each of the five declares the store with a wrapper, so each subscribes \
      to the whole store. The rows subscribe only to their own to-dos, so \
      they're skipped.
      """),
    .wrong(
      "eight: the whole screen",
      """
      `StarLine` subscribes to the account, and the rows to their to-dos.
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
