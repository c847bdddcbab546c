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
// Why 1: a store that sends `objectWillChange` notifies every view that
// declares it. The subjects can send for themselves, so the store sends
// nothing.
// Also works: keeping `ObservableObject`, and sending nothing.
final class Store {
  let state = AppState()

  func dispatch(_ action: Action) {
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
// Why 2: `onReceive` subscribes to one subject and copies what it sends into a
// state of this view. The body reads the state, so it's re-evaluated when the
// state changes.
// Also works: initializing the state in `init` with `store.state.name.value`.
// You still need `onReceive` for later values.
struct NameLine: View {
  let store: Store
  @State private var name = ""

  var body: some View {
    Text("Name: \(name)")
      .onReceive(store.state.name) { name = $0 }
  }
}

/// The points of the account.
// Why 3: as in `NameLine`, but with the subject of the points.
struct PointsLine: View {
  let store: Store
  @State private var points = 0

  var body: some View {
    Text("Points: \(points)")
      .onReceive(store.state.points) { points = $0 }
  }
}

/// Both, in a sentence.
// Why 4: one `onReceive` for each part. When both parts change in one `Action`,
// two states are set, and the body is evaluated once.
struct Greeting: View {
  let store: Store
  @State private var name = ""
  @State private var points = 0

  var body: some View {
    Text("\(name) has \(points) points")
      .onReceive(store.state.name) { name = $0 }
      .onReceive(store.state.points) { points = $0 }
  }
}

/// Collects a point.
// Why 5: this view shows nothing from the store. It needs the store only for a
// tap, and a plain property is enough for that.
struct CollectButton: View {
  let store: Store

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
