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
// TODO 1: Make the store observable, so that each part of the app state is
// observed separately. `dispatch` still follows `reduce`.
final class TodoStore {
  let owner: CurrentValueSubject<String, Never>
  let todos: CurrentValueSubject<[Todo], Never>

  var state: AppState { AppState(owner: owner.value, todos: todos.value) }

  init(_ state: AppState = AppState()) {
    owner = CurrentValueSubject(state.owner)
    todos = CurrentValueSubject(state.todos)
  }

  func dispatch(_ action: Action) {
    let next = reduce(state, action)
    owner.value = next.owner
    todos.value = next.todos
  }
}

/// The owner of the to-dos.
// TODO 2: Read the store.
struct OwnerLine: View {
  let store: TodoStore
  @State private var owner = ""

  var body: some View {
    Text("\(owner)'s to-dos")
      .onReceive(store.owner) { owner = $0 }
  }
}

/// How much is done.
// TODO 3: Read the store.
struct CountLine: View {
  let store: TodoStore
  @State private var todos: [Todo] = []

  var body: some View {
    let done = todos.filter { $0.isDone }
    Text("\(done.count) of \(todos.count) done")
      .onReceive(store.todos) { todos = $0 }
  }
}

/// A row for each to-do.
// TODO 4: Read the store.
struct TodoList: View {
  let store: TodoStore
  @State private var todos: [Todo] = []

  var body: some View {
    VStack {
      ForEach(todos, id: \.name) { todo in
        TodoRow(todo: todo, store: store)
      }
    }
    .onReceive(store.todos) { todos = $0 }
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
