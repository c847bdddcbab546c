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

  // TODO 1: The screen makes a store, and does not keep it. Find out when
  // this line runs, and keep the store.
  let store = Store()

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
  // TODO 2: When it is handed another store, the line still shows the first.
  // Let it show the store that it is handed.
  @State var store: Store

  var body: some View {
    Text("\(store.name): \(store.visits)")
  }
}
