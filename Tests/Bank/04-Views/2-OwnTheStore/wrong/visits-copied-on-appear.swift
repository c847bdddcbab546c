// A line copies the visits when it appears, and state follows from then on.
// Refused by: a line follows the visits of its store
// Seen: the store has 3 visits, and its two lines say "East: 0
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
      Text("Visits: \(store.visits)")
      Button("Welcome") { store.visits += 1 }
    }
  }
}

/// One line about a store that somebody else keeps, such as `Corner: 3`.
struct StoreLine: View {
  let store: Store
  @State private var visits = 0

  init(store: Store) {
    self.store = store
  }

  var body: some View {
    Text("\(store.name): \(visits)")
      .onAppear { visits = store.visits }
  }
}
