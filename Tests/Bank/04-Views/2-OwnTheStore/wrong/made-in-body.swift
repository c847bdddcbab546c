// A constant at the beginning of body is kept, for the body belongs to the
// view.
// Refused by: a visitor is counted
// Seen: Visits: 0 before a tap on Welcome, and after it the screen says
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

  init(title: String) {
    self.title = title
  }

  var body: some View {
    let store = Store()
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
