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
// Why 1: the app state is a value, so `next` is a copy, and the old app state
// doesn't change. The last number is part of the app state. If it were stored
// anywhere else, the same arguments could have two results.
// Also works: an extension of `AppState` with a `mutating` function for each
// `Action`; `reduce` copies the state, calls one of them, and returns the copy.
func reduce(_ state: AppState, _ action: Action) -> AppState {
  var next = state
  switch action {
  case .open: next.isOpen = true
  case .close: next.isOpen = false
  case .order(let donuts):
    guard state.isOpen, donuts >= 1, donuts <= state.stock else { break }
    next.lastNumber += 1
    next.orders.append(Order(number: next.lastNumber, donuts: donuts))
    next.stock -= donuts
  case .serve(let number):
    next.orders.removeAll { $0.number == number }
  case .cancel(let number):
    for order in state.orders where order.number == number {
      next.stock += order.donuts
    }
    next.orders.removeAll { $0.number == number }
  }
  return next
}

/// Keeps the app state. To change it, dispatch an `Action`.
final class TruckStore: ObservableObject {
  @Published private(set) var state: AppState

  init(_ state: AppState = AppState()) { self.state = state }

  func dispatch(_ action: Action) {
    // Why 2: `reduce` returns a finished app state, so there's one assignment,
    // and no view ever shows a stock without its order.
    // Also works: comparing the result with the current state first, and
    // assigning it only if they differ.
    state = reduce(state, action)
  }
}
