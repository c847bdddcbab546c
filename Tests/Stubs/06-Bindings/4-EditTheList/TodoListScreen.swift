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
      // TODO 1: The rows edit nothing, and are identified by their place. Pass
      // each row a binding to its to-do, and let an open field follow the
      // to-do.
      ForEach(store.todos.indices, id: \.self) { index in
        let todo = store.todos[index]
        TodoRow(todo: .constant(todo)) { remove(todo.id) }
      }
      Text("\(left) to do")
    }
  }

  private func remove(_ id: Todo.ID) {
    // TODO 2: Remove this to-do, wherever it is now.
  }
}
