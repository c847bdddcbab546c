import LessonKit
import ViewCore

/// The app with the new models. Its views are as before.
enum ModelsFirst {
  typealias TodoScreen = OldViews<TodoStore, AccountStore>.TodoScreen

  // snippet.store-first
  @Observable
  final class TodoStore: ObservableObject {
    var todos = [Todo("post"), Todo("bank")]
    var minutes = 0
    var isLate = false
    @ObservationIgnored var log: [String] = []
  }

  @Observable
  final class Todo: ObservableObject {
    let name: String
    var isDone = false
    init(_ name: String) { self.name = name }
  }
  // snippet.end

  @Observable
  final class AccountStore: ObservableObject {
    var name = "Ann"
    var stars = 0
  }
}

/// The app when the account still publishes.
enum OneModel {
  typealias TodoScreen = OldViews<
    ModelsFirst.TodoStore, Before.AccountStore
  >.TodoScreen
}

let oneModel = Run(
  "one-model",
  predict: Prediction(
    "All views have their old wrappers. `+5` is tapped. What is evaluated?",
    .wrong(
      "five, as before: `@ObservedObject` listens to the whole",
      """
      nothing sends on `objectWillChange` any more. `@Published` did.
      """),
    .wrong(
      "nothing: old wrappers do not see observable properties",
      """
      a body is evaluated in a tracking, whatever wrappers its view has.
      """),
    .right(
      "the line that shows the minutes",
      """
      the wrappers listen, and hear nothing: nothing sends `objectWillChange`. \
      The line has read `minutes`, which is observed, and that is enough.
      """))
) {
  typealias TodoScreen = OneModel.TodoScreen
  // snippet.one-model
  let host = ViewHost(TodoScreen())
  host.reset()
  host.tap("+5")
  print(host.drawing)
  // snippet.end
}

let bothKinds = Run(
  "both-kinds",
  predict: Prediction(
    "`Star` is tapped. Which bodies are evaluated?",
    .right(
      "the screen, `AccountView` and `StarLine`",
      """
      these three have declared the account, which still announces its changes \
      as a whole.
      """),
    .wrong(
      "`StarLine` alone: `AccountView` shows no stars",
      """
      that will be true once the account is observable.
      """),
    .wrong(
      "`AccountView` and `StarLine`: the screen shows nothing of the account",
      "the screen makes the account with `@StateObject`, which listens."))
) {
  typealias TodoScreen = OneModel.TodoScreen
  // snippet.both-kinds
  let host = ViewHost(TodoScreen())
  host.reset()
  host.tap("Star")
  print(host.drawing)
  // snippet.end
}
