// An @State is filled by its init, so a plain store beside it is only the first
// value.
// Refused by: described with the same title, the screen is not evaluated
// Seen: evaluated: [Parent: state round, StoreScreen: inputs changed]
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
  let first: Store
  @State private var store: Store

  init(title: String) {
    self.title = title
    first = Store()
    _store = State(initialValue: first)
  }

  var body: some View {
    VStack {
      Text(title)
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
