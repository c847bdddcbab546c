import ViewCore

/// The views of the app before they are migrated. They are compiled once, for
/// the models of every step at which they are still in use.
enum OldViews<TodoStore: Todos, AccountStore: Stars> {
  typealias Todo = TodoStore.Element

  // snippet.screen-before
  struct TodoScreen: View {
    @StateObject var store = TodoStore()
    @StateObject var account = AccountStore()
    var body: some View {
      VStack {
        AccountView(store: store)
        StarLine()
        WorkLine(store: store)
        LateSwitch(store: store)
        TodoList(store: store)
      }.environmentObject(account)
    }
  }
  // snippet.end

  // snippet.lines-before
  struct AccountView: View {
    @ObservedObject var store: TodoStore
    @EnvironmentObject var account: AccountStore
    var body: some View {
      Text("\(account.name): \(store.todos.count) to-dos")
    }
  }

  struct StarLine: View {
    @EnvironmentObject var account: AccountStore
    var body: some View {
      HStack {
        Text("\(account.stars) stars")
        Button("Star") { account.stars += 1 }
      }
    }
  }
  // snippet.end

  // snippet.work-before
  struct WorkLine: View {
    @ObservedObject var store: TodoStore
    var body: some View {
      HStack {
        Text("\(store.minutes) min")
        Button("+5") { store.minutes += 5 }
      }
    }
  }

  struct LateSwitch: View {
    @ObservedObject var store: TodoStore
    var body: some View {
      Toggle("Late", isOn: $store.isLate)
    }
  }
  // snippet.end

  struct TodoList: View {
    @ObservedObject var store: TodoStore
    var body: some View {
      ForEach(store.todos.indices, id: \.self) { index in
        TodoRow(todo: store.todos[index])
      }
    }
  }

  struct TodoRow: View {
    @ObservedObject var todo: Todo
    var body: some View {
      HStack {
        Button(todo.name) { todo.isDone.toggle() }
        Text(todo.isDone ? "done" : "to do")
      }
    }
  }
}

// What the views ask of the models, whichever step these have reached.

protocol Todos: ObservableObject {
  associatedtype Element: Doable
  init()
  var todos: [Element] { get }
  var minutes: Int { get set }
  var isLate: Bool { get set }
}

protocol Doable: ObservableObject {
  var name: String { get }
  var isDone: Bool { get set }
}

protocol Stars: ObservableObject {
  init()
  var name: String { get }
  var stars: Int { get set }
}

extension Before.TodoStore: Todos {}
extension Before.Todo: Doable {}
extension Before.AccountStore: Stars {}
extension ModelsFirst.TodoStore: Todos {}
extension ModelsFirst.Todo: Doable {}
extension ModelsFirst.AccountStore: Stars {}
