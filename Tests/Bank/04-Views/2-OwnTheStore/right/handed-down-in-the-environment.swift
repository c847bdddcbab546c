// The screen keeps the store and hands it down in the environment to the part
// that shows it.
import ViewCore

/// A store that counts its visitors.
@Observable
final class Store {
  let name: String
  var visits = 0

  init(name: String = "Corner") { self.name = name }
}

/// A screen with a store of its own, which it makes and keeps.
struct StoreScreen: View {
  let title: String
  @State private var store = Store()

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack {
      Text(title)
      Visits()
    }
    .environment(store)
  }
}

/// The visits, and a button for one more.
private struct Visits: View {
  @Environment(Store.self) var store

  var body: some View {
    VStack {
      Text("Visits: \(store.visits)")
      Button("Welcome") { store.visits += 1 }
    }
  }
}

/// One line about a store that somebody else keeps, such as `Corner: 3`.
struct StoreLine: View {
  let store: Store

  init(store: Store) {
    self.store = store
  }

  var body: some View {
    Text("\(store.name): \(store.visits)")
  }
}
