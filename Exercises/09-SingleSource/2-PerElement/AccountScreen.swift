import ViewCore

/// Everything the screens show. Each part has its own subject.
struct AppState {
  let name = CurrentValueSubject<String, Never>("Ann")
  let points = CurrentValueSubject<Int, Never>(0)
}

/// What should happen to the app state.
enum Action {
  case rename(String)
  case collect(Int)
  case signIn(name: String, points: Int)
}

/// Keeps the app state. To change it, dispatch an `Action`.
// TODO 1: The store sends `objectWillChange`, whatever the Action changes. Let
// each subject send its own part.
final class Store: ObservableObject {
  let state = AppState()

  func dispatch(_ action: Action) {
    objectWillChange.send()
    switch action {
    case .rename(let name):
      state.name.value = name
    case .collect(let points):
      state.points.value += points
    case .signIn(let name, let points):
      state.name.value = name
      state.points.value = points
    }
  }
}

/// The name of the account.
// TODO 2: Follow only the name.
struct NameLine: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("Name: \(store.state.name.value)")
  }
}

/// The points of the account.
// TODO 3: Follow only the points.
struct PointsLine: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("Points: \(store.state.points.value)")
  }
}

/// Both, in a sentence.
// TODO 4: Follow the name and the points.
struct Greeting: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.state.name.value) has \(store.state.points.value) points")
  }
}

/// Collects a point.
// TODO 5: This view shows nothing from the store. Follow nothing.
struct CollectButton: View {
  @ObservedObject var store: Store

  var body: some View {
    Button("Collect") { store.dispatch(.collect(1)) }
  }
}

/// The screen of an account.
///
///     Name: Ann
///     Points: 0
///     Ann has 0 points
///     [Collect]
struct AccountScreen: View {
  let store: Store

  var body: some View {
    VStack {
      NameLine(store: store)
      PointsLine(store: store)
      Greeting(store: store)
      CollectButton(store: store)
    }
  }
}
