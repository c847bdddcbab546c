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
    The name is set once. Then the age is set to 31, to 31 again, and to 32. \
    How many lines are printed?
    """,
    .wrong(
      "four: one for each write",
      """
      `@Published` would send four times. But the setter that the macro writes \
      notifies no one when the new value equals the old one.
      """),
    .right(
      "three",
      """
      the bridge sends a notification before every change, because each \
      `onChange` starts the next tracking. The name changes once, and the age \
      twice. Setting the age to 31 again changes nothing, so `onChange` isn't \
      called.
      """),
    .wrong(
      "one: `onChange` is called only once",
      """
      each `onChange` is indeed called only once, but it starts the next \
      tracking.
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
    """
    A second to-do is added, and then both to-dos are ticked off. What is \
    printed?
    """,
    .wrong(
      "`the book will change`, three times",
      """
      when `bank` is ticked off, no tracking observes it, because the current \
      one started before `bank` was in the array.
      """),
    .wrong(
      "`the book will change`, once",
      """
      each notification starts a new tracking, and `post` was in the array the \
      whole time.
      """),
    .right(
      "`the book will change`, twice",
      """
      the book sends a notification when `bank` is added and when `post` is \
      ticked off, but not when `bank` is ticked off. Adding `bank` calls \
      `onChange` before `bank` is in the array. So the tracking that \
      `onChange` starts observes only `post`.
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
