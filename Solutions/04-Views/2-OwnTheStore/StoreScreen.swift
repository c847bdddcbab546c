import ViewCore

/// A store that counts its visitors.
@Observable
final class Store {
  let name: String
  var visits = 0

  init(name: String = "Corner") { self.name = name }
}

/// A screen with a store of its own, which it makes and keeps.
///
///     Good morning
///     Visits: 0
///     [Welcome]
///
/// Whoever shows this screen may describe it anew at any time, with the same
/// title or with another one. The visits of its store are not to be lost.
struct StoreScreen: View {
  let title: String

  // Why 1: `@State` makes one store when the screen appears, and keeps it at the
  // screen's place. A plain property makes a store with each description. That
  // store has counted nothing, and it is a new input, so the screen is evaluated
  // even when nothing has changed.
  // Also works: without `private`; or writing it in init,
  // `_store = State(initialValue: Store())`, where `_store` is the wrapper
  // itself. Then each description makes a store, and the first one is kept.
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
  // Why 2: the store of a `StoreLine` is kept by somebody else. A store that is
  // handed in needs a plain property, and the next description brings the next
  // store. `@State` would keep the first one.
  let store: Store

  init(store: Store) {
    self.store = store
  }

  var body: some View {
    Text("\(store.name): \(store.visits)")
  }
}
