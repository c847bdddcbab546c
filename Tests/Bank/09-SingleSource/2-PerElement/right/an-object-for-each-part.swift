// The store has an object for each subject, and a view listens to its own.
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

/// A part of the app state, as an object that says when it will change.
final class Part<Value: Equatable>: ObservableObject {
  @Published private(set) var value: Value
  private var following: AnyCancellable?

  init(_ subject: CurrentValueSubject<Value, Never>) {
    value = subject.value
    following = subject.sink { [unowned self] new in
      if new != value { value = new }
    }
  }
}

/// Keeps the app state. Whoever wants to change it hands in an `Action`.
final class Store {
  let state = AppState()
  fileprivate lazy var name = Part(state.name)
  fileprivate lazy var points = Part(state.points)

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
  @ObservedObject private var name: Part<String>

  init(store: Store) { name = store.name }

  var body: some View {
    Text("Name: \(name.value)")
  }
}

/// The points of the account.
struct PointsLine: View {
  @ObservedObject private var points: Part<Int>

  init(store: Store) { points = store.points }

  var body: some View {
    Text("Points: \(points.value)")
  }
}

/// Both, in a sentence.
struct Greeting: View {
  @ObservedObject private var name: Part<String>
  @ObservedObject private var points: Part<Int>

  init(store: Store) {
    name = store.name
    points = store.points
  }

  var body: some View {
    Text("\(name.value) has \(points.value) points")
  }
}

/// Collects a point.
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
