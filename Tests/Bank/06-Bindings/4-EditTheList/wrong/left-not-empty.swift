// A to-do without a name does not count.
// Refused by: whatever happens, in any order
// Seen: in line 2 somebody tapped Edit and pasted "tea", then "" was
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
  @Bindable var store: TodoStore

  private var left: Int { store.todos.count { !$0.isDone && !$0.name.isEmpty } }

  var body: some View {
    VStack {
      ForEach($store.todos) { $todo in
        let id = todo.id
        TodoRow(todo: $todo) { remove(id) }
      }
      Text("\(left) to do")
    }
  }

  private func remove(_ id: Todo.ID) {
    store.todos.removeAll { $0.id == id }
  }
}
