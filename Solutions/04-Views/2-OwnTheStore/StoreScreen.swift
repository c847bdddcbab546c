import ViewCore

/// A store that counts its visitors.
@Observable
final class Store {
  let name: String
  var visits = 0

  init(name: String = "Corner") { self.name = name }
}

/// A screen that creates and owns its store.
///
///     Good morning
///     Visits: 0
///     [Welcome]
///
/// Its parent may create this screen again at any time, with the same title or
/// a different one. The visits of its store mustn't be lost.
struct StoreScreen: View {
  let title: String

  // Why 1: `@State` creates one store when the screen appears, and keeps it at
  // the screen's place. A plain property creates a store each time the screen
  // is created. That store has counted nothing, and it's a new input, so the
  // screen is evaluated even when nothing has changed.
  // Also works: leaving out `private`; or initializing the property in init,
  // `_store = State(initialValue: Store())`, where `_store` is the wrapper
  // itself. Then a store is created each time, and the first store is kept.
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

/// One line about a store that another view owns, such as `Corner: 3`.
struct StoreLine: View {
  // Why 2: another view owns the store of a `StoreLine`. A store that's passed
  // in needs a plain property, so that a `StoreLine` created with a different
  // store shows that store. `@State` would keep the first store.
  let store: Store

  init(store: Store) {
    self.store = store
  }

  var body: some View {
    Text("\(store.name): \(store.visits)")
  }
}
