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
      only one line shows the minutes, but `objectWillChange` doesn't say \
      which property will change, so every subscriber is re-evaluated.
      """),
    .right(
      "five: the screen, and the four views that get the store",
      """
      the screen and four of its views declare the store with a wrapper, and \
      each wrapper subscribes to the whole store.
      """),
    .wrong(
      "eight: the whole screen",
      """
      `StarLine` subscribes only to the account, and each row only to its own \
      to-do.
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
