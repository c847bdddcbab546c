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

  // TODO 1: The screen creates a store, but doesn't keep it. Find out when this
  // line runs, and keep the store.
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

/// One line about a store that another view owns, such as `Corner: 3`.
struct StoreLine: View {
  // TODO 2: When it's passed a different store, the line still shows the first.
  // Let it show the store it was passed last.
  @State var store: Store

  var body: some View {
    Text("\(store.name): \(store.visits)")
  }
}
