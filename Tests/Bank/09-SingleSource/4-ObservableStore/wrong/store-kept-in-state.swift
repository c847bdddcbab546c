// A view has to keep its store in State, so that it is not lost when the view is made again.
// Refused by: handed another store, the screen shows that one
// Seen: the screen was handed the store of Bea, and says "Bea's to-dos
import ViewCore

/// Something to do. Its name is its identity.
struct Todo: Equatable {
  let name: String
  var isDone = false
}

/// All that the screens show.
struct AppState: Equatable {
  var owner = "Ann"
  var todos: [Todo] = []
}

/// What can happen to the app state.
enum Action {
  case rename(String)
  case add(String)
  case tick(String)
  case handOver(to: String)
}

/// The app state that follows when an `Action` happens to another one.
func reduce(_ state: AppState, _ action: Action) -> AppState {
  var next = state
  switch action {
  case .rename(let owner):
    next.owner = owner
  case .add(let name):
    let isTaken = state.todos.contains { $0.name == name }
    if !isTaken { next.todos.append(Todo(name: name)) }
  case .tick(let name):
    for index in next.todos.indices where next.todos[index].name == name {
      next.todos[index].isDone.toggle()
    }
  case .handOver(let owner):
    next.owner = owner
    next.todos.removeAll { $0.isDone }
  }
  return next
}

/// Keeps the app state. Whoever wants to change it hands in an `Action`.
@Observable
final class TodoStore {
  private(set) var owner: String
  private(set) var todos: [Todo]

  var state: AppState { AppState(owner: owner, todos: todos) }

  init(_ state: AppState = AppState()) {
    owner = state.owner
    todos = state.todos
  }

  func dispatch(_ action: Action) {
    let next = reduce(state, action)
    if next.owner != owner { owner = next.owner }
    if next.todos != todos { todos = next.todos }
  }
}

/// Whose to-dos they are.
struct OwnerLine: View {
  let store: TodoStore

  var body: some View { Text("\(store.owner)'s to-dos") }
}

/// How much is done.
struct CountLine: View {
  @State private var kept: TodoStore

  init(store: TodoStore) { _kept = State(initialValue: store) }

  var body: some View {
    let done = kept.todos.filter { $0.isDone }
    Text("\(done.count) of \(kept.todos.count) done")
  }
}

/// A row for each to-do.
struct TodoList: View {
  let store: TodoStore

  var body: some View {
    VStack {
      ForEach(store.todos, id: \.name) { todo in
        TodoRow(todo: todo, store: store)
      }
    }
  }
}

/// One to-do: `[post] done`. A tap ticks it, or takes the tick back.
struct TodoRow: View {
  let todo: Todo
  let store: TodoStore

  var body: some View {
    HStack {
      Button(todo.name) { store.dispatch(.tick(todo.name)) }
      Text(todo.isDone ? "done" : "to do")
    }
  }
}

/// The screen of a to-do list.
///
///     Ann's to-dos
///     1 of 2 done
///     [post] done
///     [bank] to do
struct TodoScreen: View {
  let store: TodoStore

  var body: some View {
    VStack {
      OwnerLine(store: store)
      CountLine(store: store)
      TodoList(store: store)
    }
  }
}
