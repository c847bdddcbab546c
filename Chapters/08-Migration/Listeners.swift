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
      the setter that the macro has written skips the second 31. `@Published` \
      would have sent.
      """),
    .right(
      "three",
      """
      `onChange` begins the next tracking, so the bridge sends each time. The \
      second 31 is equal to what is there, and no tracking is told of it.
      """),
    .wrong(
      "one: a tracking is told once",
      """
      each tracking is told once, but `onChange` begins another.
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

// snippet.two-wrappers
struct ByProperty: View {
  @State var customer = Customer()
  var body: some View {
    Text(customer.name)
    Button("Birthday") { customer.age += 1 }
  }
}

struct AsAWhole: View {
  @StateObject var customer = Customer()
  var body: some View {
    Text(customer.name)
    Button("Birthday") { customer.age += 1 }
  }
}
// snippet.end

let twoWrappers = Run(
  "two-wrappers",
  predict: Prediction(
    "Both buttons are tapped. Which bodies are evaluated?",
    .wrong(
      "both: the class sends `objectWillChange` for every change",
      """
      the class does send, but `@State` does not listen.
      """),
    .right(
      "`AsAWhole` alone",
      """
      `@StateObject` listens to the whole, and the bridge has sent. The other \
      view has read the name alone.
      """),
    .wrong(
      "none: neither has read the age",
      """
      an old wrapper is told of every change that the bridge notices.
      """))
) {
  // snippet.two-wrappers-run
  let host = ViewHost(
    VStack {
      ByProperty()
      AsAWhole()
    })
  host.reset()
  host.tap("Birthday", at: 0)
  host.tap("Birthday", at: 1)
  print(host.drawing)
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
      when the bridge's tracking began, the bank was not in the array yet.
      """),
    .wrong(
      "`the book will change`, once",
      """
      the bridge begins again with each change, and the post has been in the \
      array all along.
      """),
    .right(
      "`the book will change`, twice",
      """
      the book sends for the new to-do, and for the post. `onChange` runs \
      before the change; the tracking that it begins finds the old array, and \
      the bank is not in it.
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
