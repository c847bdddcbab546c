// A StateObject, which is made once, keeps the store in a constant.
import ViewCore

/// A store that counts its visitors.
@Observable
final class Store {
  let name: String
  var visits = 0

  init(name: String = "Corner") { self.name = name }
}

/// Keeps a store for as long as a view is there.
private final class Keeper: ObservableObject {
  let store = Store()
}

/// A screen with a store of its own, which it makes and keeps.
struct StoreScreen: View {
  let title: String
  @StateObject private var keeper = Keeper()

  init(title: String) {
    self.title = title
  }

  var body: some View {
    VStack {
      Text(title)
      Text("Visits: \(keeper.store.visits)")
      Button("Welcome") { keeper.store.visits += 1 }
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
