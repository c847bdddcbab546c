import ViewCore

/// The app after its last step.
enum After {
  @Observable
  final class TodoStore {
    var todos = [Todo("post"), Todo("bank")]
    var minutes = 0
    var isLate = false
    @ObservationIgnored var log: [String] = []
  }

  @Observable
  final class Todo {
    let name: String
    var isDone = false
    init(_ name: String) { self.name = name }
  }

  @Observable
  final class AccountStore {
    var name = "Ann"
    var stars = 0
  }
}
extension After {
  // snippet.screen-after
  struct TodoScreen: View {
    @State var store = TodoStore()
    @State var account = AccountStore()
    var body: some View {
      VStack {
        AccountView(store: store)
        StarLine()
        WorkLine(store: store)
        LateSwitch(store: store)
        TodoList(store: store)
      }.environment(account)
    }
  }
  // snippet.end

  // snippet.lines-after
  struct AccountView: View {
    let store: TodoStore
    @Environment(AccountStore.self) var account
    var body: some View {
      Text("\(account.name): \(store.todos.count) to-dos")
    }
  }

  struct StarLine: View {
    @Environment(AccountStore.self) var account
    var body: some View {
      HStack {
        Text("\(account.stars) stars")
        Button("Star") { account.stars += 1 }
      }
    }
  }
  // snippet.end

  // snippet.work-after
  struct WorkLine: View {
    let store: TodoStore
    var body: some View {
      HStack {
        Text("\(store.minutes) min")
        Button("+5") { store.minutes += 5 }
      }
    }
  }

  struct LateSwitch: View {
    @Bindable var store: TodoStore
    var body: some View {
      Toggle("Late", isOn: $store.isLate)
    }
  }
  // snippet.end

  struct TodoList: View {
    let store: TodoStore
    var body: some View {
      ForEach(store.todos.indices, id: \.self) { index in
        TodoRow(todo: store.todos[index])
      }
    }
  }

  struct TodoRow: View {
    let todo: Todo
    var body: some View {
      HStack {
        Button(todo.name) { todo.isDone.toggle() }
        Text(todo.isDone ? "done" : "to do")
      }
    }
  }
}
