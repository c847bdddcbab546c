import ViewCore

// snippet.a-published-property
@Observable
final class TodoStore: ObservableObject {
  @Published var minutes = 0
}
// snippet.end
