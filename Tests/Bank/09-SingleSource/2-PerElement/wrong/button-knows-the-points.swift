// The button sets the points, so it follows them.
// Refused by: other points evaluate the views that show them
// Seen: evaluated for other points: [PointsLine: state points, Greeting:
import ViewCore

/// All that the screens show. Each part can be followed by itself.
struct AppState {
  let name = CurrentValueSubject<String, Never>("Ann")
  let points = CurrentValueSubject<Int, Never>(0)
}

/// What can happen to the app state.
enum Action {
  case rename(String)
  case collect(Int)
  case signIn(name: String, points: Int)
}

/// Keeps the app state. Whoever wants to change it hands in an `Action`.
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
struct NameLine: View {
  let store: Store
  @State private var name = ""

  var body: some View {
    Text("Name: \(name)")
      .onReceive(store.state.name) { name = $0 }
  }
}

/// The points of the account.
struct PointsLine: View {
  let store: Store
  @State private var points = 0

  var body: some View {
    Text("Points: \(points)")
      .onReceive(store.state.points) { points = $0 }
  }
}

/// Both, in a sentence.
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
struct CollectButton: View {
  let store: Store
  @State private var points = 0

  var body: some View {
    let _ = points
    Button("Collect") { store.dispatch(.collect(1)) }
      .onReceive(store.state.points) { points = $0 }
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
