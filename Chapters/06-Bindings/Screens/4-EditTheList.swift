import PlayKit
import ViewCore

let screens = [
  Screen("to-dos") {
    TodoListScreen(store: TodoStore())
  }
]
