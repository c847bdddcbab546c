import ViewCore

// snippet.a-forgotten-view
@Observable
final class TodoStore {
  var minutes = 0
}

struct WorkLine: View {
  @ObservedObject var store: TodoStore
  var body: some View { Text("\(store.minutes) min") }
}
// snippet.end
