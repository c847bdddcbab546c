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
    """
    All views still have their old wrappers. `+5` is tapped. Which bodies are \
    evaluated?
    """,
    .wrong(
      "five, as before: `@ObservedObject` subscribes to the whole store",
      """
      the subscriptions are still there, but `objectWillChange` was sent by \
      `@Published`, which is gone.
      """),
    .wrong(
      "none: old wrappers don't see observable properties",
      """
      the host tracks what every body reads, no matter which wrappers its view \
      has.
      """),
    .right(
      "one: the line that shows the minutes",
      """
      `minutes` is observed now, and only `WorkLine` read it. The old wrappers \
      still subscribe to the store, but nothing sends `objectWillChange` any \
      more.
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

let bothKinds = Run("both-kinds") {
  typealias TodoScreen = OneModel.TodoScreen
  // snippet.both-kinds
  let host = ViewHost(TodoScreen())
  host.reset()
  host.tap("Star")
  print(host.drawing)
  // snippet.end
}
