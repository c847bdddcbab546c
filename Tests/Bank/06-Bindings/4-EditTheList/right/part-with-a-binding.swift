// The rows are a view of their own, with a binding to the array.
import ViewCore

/// Something to do.
struct Todo: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

/// What there is to do. No two to-dos have one id; two may have one name.
@Observable
final class TodoStore {
  var todos = [
    Todo(id: 1, name: "post"), Todo(id: 2, name: "bank"),
    Todo(id: 3, name: "shop"),
  ]
}

/// A to-do that somebody else owns. `Edit` opens a field, and closes it again.
///
///     [ ] bank [Edit] [Remove]
///     Name: bank_
struct TodoRow: View {
  @Binding var todo: Todo
  let remove: () -> Void
  @State private var isOpen = false

  var body: some View {
    VStack {
      HStack {
        Toggle(todo.name, isOn: $todo.isDone)
        Button("Edit") { isOpen.toggle() }
        Button("Remove", action: remove)
      }
      if isOpen { TextField("Name", text: $todo.name) }
    }
  }
}

/// The to-dos of a store, to be ticked off, renamed and removed.
///
///     [ ] post [Edit] [Remove]
///     [ ] bank [Edit] [Remove]
///     [ ] shop [Edit] [Remove]
///     3 to do
struct TodoListScreen: View {
  let store: TodoStore

  var body: some View {
    @Bindable var store = store
    VStack {
      TodoRows(todos: $store.todos)
      Left(store: store)
    }
  }
}

private struct TodoRows: View {
  @Binding var todos: [Todo]

  var body: some View {
    ForEach($todos) { $todo in
      let id = todo.id
      TodoRow(todo: $todo) {
        if let place = todos.firstIndex(where: { $0.id == id }) {
          todos.remove(at: place)
        }
      }
    }
  }
}

private struct Left: View {
  let store: TodoStore

  var body: some View {
    Text("\(store.todos.filter { !$0.isDone }.count) to do")
  }
}
