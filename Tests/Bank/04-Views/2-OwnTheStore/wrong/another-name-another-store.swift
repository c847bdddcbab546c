// A line keeps its store, and takes another one when the name is another.
// Refused by: a line tells two stores of one name apart
// Seen: says "East: 0"
import ViewCore

@Observable
final class Store {
  let name: String
  var visits = 0

  init(name: String = "Corner") { self.name = name }
}

struct StoreScreen: View {
  let title: String
  @State private var store = Store()

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack {
      Text(title)
      Text("Visits: \(store.visits)")
      Button("Welcome") { store.visits += 1 }
    }
  }
}

struct StoreLine: View {
  private let given: Store
  @State private var store: Store

  init(store: Store) {
    given = store
    self.store = store
  }

  var body: some View {
    Text("\(store.name): \(store.visits)")
      .onChange(of: given.name) { store = given }
  }
}
