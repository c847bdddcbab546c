import ViewCore

/// Something to do. Its name is its identity.
struct Todo: Equatable {
  let name: String
  var isDone = false
}

/// Everything the screens show.
struct AppState: Equatable {
  var owner = "Ann"
  var todos: [Todo] = []
}

/// What should happen to the app state.
enum Action {
  case rename(String)
  case add(String)
  case tick(String)
  case handOver(to: String)
}

/// Returns the next app state for the current one and an `Action`.
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

/// Keeps the app state. To change it, dispatch an `Action`.
// Why 1: each part is a property, so each is observed separately. The reducer
// still works on the whole app state, as a value. The store assigns the result
// part by part, and a setter notifies no one of an equal value.
// Also works: one ignored `AppState`, and for each part a property without
// storage that calls `access` and `withMutation`, as in chapter 2. Its setter
// has to compare the values, too.
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
    owner = next.owner
    todos = next.todos
  }
}

/// The owner of the to-dos.
// Why 2: a body that reads `owner` depends on the owner. There's no copy to
// fill, so the first evaluation is right.
struct OwnerLine: View {
  let store: TodoStore

  var body: some View {
    Text("\(store.owner)'s to-dos")
  }
}

/// How much is done.
// Why 3: the array is one property, so this line depends on everything in it.
struct CountLine: View {
  let store: TodoStore

  var body: some View {
    let done = store.todos.filter { $0.isDone }
    Text("\(done.count) of \(store.todos.count) done")
  }
}

/// A row for each to-do.
// Why 4: the list depends on the array. It passes each row a value and the
// store; a row whose to-do is equal and whose store is the same is skipped.
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

/// One to-do: `[post] done`. A tap ticks or unticks it.
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
