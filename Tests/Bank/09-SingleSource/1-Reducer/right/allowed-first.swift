// One function says what is refused, another what follows.
import ViewCore

/// What a customer has ordered.
struct Order: Equatable {
  let number: Int
  let donuts: Int
}

/// All that the screens of a food truck show.
struct AppState: Equatable {
  var isOpen = false
  var stock = 12
  /// The number that was given last.
  var lastNumber = 0
  var orders: [Order] = []
}

/// What can happen to the app state.
enum Action {
  case open
  case close
  case order(donuts: Int)
  case serve(number: Int)
  case cancel(number: Int)
}

/// The app state that follows when an `Action` happens to another one.
func reduce(_ state: AppState, _ action: Action) -> AppState {
  isRefused(action, by: state) ? state : following(action, state)
}

private func isRefused(_ action: Action, by state: AppState) -> Bool {
  switch action {
  case .open, .close:
    return false
  case .order(let donuts):
    return !state.isOpen || donuts < 1 || donuts > state.stock
  case .serve(let number), .cancel(let number):
    return !state.orders.contains { $0.number == number }
  }
}

private func following(_ action: Action, _ state: AppState) -> AppState {
  var next = state
  switch action {
  case .open:
    next.isOpen = true
  case .close:
    next.isOpen = false
  case .order(let donuts):
    next.lastNumber = state.lastNumber + 1
    next.orders += [Order(number: next.lastNumber, donuts: donuts)]
    next.stock = state.stock - donuts
  case .serve(let number), .cancel(let number):
    next.orders = state.orders.filter { $0.number != number }
    if case .cancel = action {
      next.stock += state.orders.first { $0.number == number }?.donuts ?? 0
    }
  }
  return next
}

/// Keeps the app state. Whoever wants to change it hands in an `Action`.
final class TruckStore: ObservableObject {
  @Published private(set) var state: AppState

  init(_ state: AppState = AppState()) { self.state = state }

  func dispatch(_ action: Action) {
    state = reduce(state, action)
  }
}
