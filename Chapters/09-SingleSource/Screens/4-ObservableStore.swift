import PlayKit
import ViewCore

let screens = [
  Screen("to-dos") {
    let store = TodoStore(
      AppState(todos: [Todo(name: "post"), Todo(name: "bank")]))
    TodoScreen(store: store)
    Button("Add shop") { store.dispatch(.add("shop")) }
    Button("Rename") { store.dispatch(.rename("Anna")) }
    Button("Hand over") { store.dispatch(.handOver(to: "Bea")) }
  }
]
