// A dictionary outside of the views keeps the stores, by the title.
// Refused by: two screens with one title count apart
// Seen: ["Visits: 1", "Visits: 1"]. A store belongs to the place of its screen
import ViewCore

/// A store that counts its visitors.
@Observable
final class Store {
  let name: String
  var visits = 0

  init(name: String = "Corner") { self.name = name }
}

private var stores: [String: Store] = [:]

/// A screen with a store of its own, which it makes and keeps.
struct StoreScreen: View {
  let title: String
  let store: Store

  init(title: String) {
    self.title = title
    if stores[title] == nil { stores[title] = Store() }
    store = stores[title]!
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
