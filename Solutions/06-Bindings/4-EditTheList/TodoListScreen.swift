import ViewCore

/// Something to do.
struct Todo: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

/// The to-dos. No two have the same id; two may have the same name.
@Observable
final class TodoStore {
  var todos = [
    Todo(id: 1, name: "post"), Todo(id: 2, name: "bank"),
    Todo(id: 3, name: "shop"),
  ]
}

/// A to-do with a different owner. `Edit` opens a field, and closes it again.
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
  @Bindable var store: TodoStore

  private var left: Int { store.todos.count { !$0.isDone } }

  var body: some View {
    VStack {
      // Why 1: a binding to an array is a collection of bindings. `ForEach`
      // makes a row for each, identified by the id of its element: a row's
      // state stays with the to-do when the to-do's index changes. A row's
      // binding is read late, and by its index. So the id is read here, while
      // that index is right, and not when the user taps.
      // Also works: `ForEach(store.todos)`, with a `Binding(get:set:)` that
      // looks for the id.
      ForEach($store.todos) { $todo in
        let id = todo.id
        TodoRow(todo: $todo) { remove(id) }
      }
      Text("\(left) to do")
    }
  }

  private func remove(_ id: Todo.ID) {
    // Why 2: an index is right until the array changes. An id is right as long
    // as the to-do is there.
    store.todos.removeAll { $0.id == id }
  }
}
