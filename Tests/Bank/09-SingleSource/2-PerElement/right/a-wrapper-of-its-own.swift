// A property wrapper of its own follows a subject.
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

/// What a subject has. The view is evaluated when that is another value.
@propertyWrapper
struct Followed<Value: Equatable>: DynamicProperty {
  private final class Listening {
    var subject: CurrentValueSubject<Value, Never>?
    var last: Value?
    var subscription: AnyCancellable?
  }

  private let subject: CurrentValueSubject<Value, Never>
  @State private var changes = 0
  @State private var listening = Listening()

  init(_ subject: CurrentValueSubject<Value, Never>) { self.subject = subject }

  var wrappedValue: Value {
    _ = changes
    return subject.value
  }

  func update() {
    let (listening, changes) = (listening, $changes)
    if listening.subject === subject { return }
    listening.subject = subject
    listening.last = subject.value
    listening.subscription = subject.sink { new in
      if new == listening.last { return }
      listening.last = new
      changes.wrappedValue += 1
    }
  }
}

/// The name of the account.
struct NameLine: View {
  @Followed private var name: String

  init(store: Store) { _name = Followed(store.state.name) }

  var body: some View { Text("Name: \(name)") }
}

/// The points of the account.
struct PointsLine: View {
  @Followed private var points: Int

  init(store: Store) { _points = Followed(store.state.points) }

  var body: some View { Text("Points: \(points)") }
}

/// Both, in a sentence.
struct Greeting: View {
  @Followed private var name: String
  @Followed private var points: Int

  init(store: Store) {
    _name = Followed(store.state.name)
    _points = Followed(store.state.points)
  }

  var body: some View { Text("\(name) has \(points) points") }
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
