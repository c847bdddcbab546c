import LessonKit
import ViewCore

typealias TodoStore = ModelsFirst.TodoStore
typealias Todo = ModelsFirst.Todo

let stillListening = Run("still-listening") {
  // snippet.still-listening
  let store = TodoStore()
  let listening = store.objectWillChange.sink {
    print("the store will change")
  }
  store.minutes += 5
  store.minutes += 5
  print(store.minutes, "minutes")
  listening.cancel()
  // snippet.end
}

// snippet.a-customer
@Observable
final class Customer: ObservableObject {
  var name = "Ann"
  var age = 30
  init() { tellAsAWhole() }

  private func tellAsAWhole() {
    withObservationTracking {
      _ = (name, age)
    } onChange: { [weak self] in
      guard let self else { return }
      objectWillChange.send()
      tellAsAWhole()
    }
  }
}
// snippet.end

let aBridge = Run(
  "a-bridge",
  predict: Prediction(
    """
    The name is set, then the age to 31, to 31 again, and to 32. How many \
    lines are printed?
    """,
    .wrong(
      "four: one for each write",
      """
      the setter that the macro writes skips the second 31. `@Published` would \
      have sent.
      """),
    .right(
      "three",
      """
      `onChange` starts the next tracking, so the bridge keeps sending. The \
      second 31 equals the current value, so no tracking is notified.
      """),
    .wrong(
      "one: a tracking is notified once",
      """
      each tracking is notified once, but `onChange` starts a new one.
      """))
) {
  // snippet.a-bridge
  let customer = Customer()
  let listening = customer.objectWillChange.sink {
    print("before:", customer.name, customer.age)
  }
  customer.name = "Bea"
  customer.age = 31
  customer.age = 31
  customer.age = 32
  listening.cancel()
  // snippet.end
}

// snippet.an-early-bridge
@Observable
final class TodoBook: ObservableObject {
  var todos = [Todo("post")]
  init() { tellAsAWhole() }

  private func tellAsAWhole() {
    withObservationTracking {
      for todo in todos { _ = todo.isDone }
    } onChange: { [weak self] in
      guard let self else { return }
      objectWillChange.send()
      tellAsAWhole()
    }
  }
}
// snippet.end

let tooEarly = Run(
  "too-early",
  predict: Prediction(
    "A to-do is added, and both are ticked off. What is printed?",
    .wrong(
      "`the book will change`, three times",
      """
      when the bridge's last tracking started, the bank wasn't in the array \
      yet.
      """),
    .wrong(
      "`the book will change`, once",
      """
      the bridge starts tracking again at each change, and the post was in the \
      array all along.
      """),
    .right(
      "`the book will change`, twice",
      """
      the book sends for the added to-do and for the post. `onChange` runs \
      before the change, so the tracking it starts reads the old array, which \
      doesn't contain the bank.
      """))
) {
  // snippet.too-early
  let book = TodoBook()
  let listening = book.objectWillChange.sink {
    print("the book will change")
  }
  let bank = Todo("bank")
  book.todos.append(bank)
  bank.isDone = true
  book.todos[0].isDone = true
  listening.cancel()
  // snippet.end
}
