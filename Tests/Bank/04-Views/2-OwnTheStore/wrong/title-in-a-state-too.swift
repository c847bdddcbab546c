// Everything that a screen holds belongs in @State, its title as well.
// Refused by: the title is the new one
// Seen: described again with another title, the screen says "Good morning"
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
  @State private var title: String
  @State private var store = Store()

  init(title: String) {
    _title = State(initialValue: title)
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
