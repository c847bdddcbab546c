import PlayKit
import ViewCore

let screens = [
  Screen("counter") {
    let counter = Counter()
    CounterView(counter: counter)
    Button("Change the note") { counter.note += "!" }
  },
  Screen("to-dos") {
    TodoList(todos: seven.map { Todo($0) })
  },
  Screen("published") {
    ErrandList(store: ErrandStore())
  },
]
