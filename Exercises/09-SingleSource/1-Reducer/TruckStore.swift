import ViewCore

/// A customer's order.
struct Order: Equatable {
  let number: Int
  let donuts: Int
}

/// Everything the screens of a food truck show.
struct AppState: Equatable {
  var isOpen = false
  var stock = 12
  /// The number of the latest order.
  var lastNumber = 0
  var orders: [Order] = []
}

/// What should happen to the app state.
enum Action {
  case open
  case close
  case order(donuts: Int)
  case serve(number: Int)
  case cancel(number: Int)
}

/// Returns the next app state for the current one and an `Action`.
// TODO 1: Nothing changes yet. Write the rules of the task here.
func reduce(_ state: AppState, _ action: Action) -> AppState {
  state
}

/// Keeps the app state. To change it, dispatch an `Action`.
final class TruckStore: ObservableObject {
  @Published private(set) var state: AppState

  init(_ state: AppState = AppState()) { self.state = state }

  func dispatch(_ action: Action) {
    // TODO 2: Replace the state with the next app state.
  }
}
