// Each property of the state that follows has to be put in its place.
// Refused by: the store says once that it will change
// Seen: an order was dispatched, and the store said 4 times that it will
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
  var next = state
  switch action {
  case .open:
    next.isOpen = true
  case .close:
    next.isOpen = false
  case .order(let donuts):
    guard state.isOpen, donuts > 0, donuts <= state.stock else { return state }
    next.lastNumber += 1
    next.stock -= donuts
    next.orders.append(Order(number: next.lastNumber, donuts: donuts))
  case .serve(let number):
    next.orders.removeAll { $0.number == number }
  case .cancel(let number):
    guard let order = state.orders.first(where: { $0.number == number }) else {
      return state
    }
    next.stock += order.donuts
    next.orders.removeAll { $0.number == number }
  }
  return next
}

/// Keeps the app state. Whoever wants to change it hands in an `Action`.
final class TruckStore: ObservableObject {
  @Published private(set) var state: AppState

  init(_ state: AppState = AppState()) { self.state = state }

  func dispatch(_ action: Action) {
    let next = reduce(state, action)
    state.isOpen = next.isOpen
    if state.stock != next.stock { state.stock = next.stock }
    if state.lastNumber != next.lastNumber {
      state.lastNumber = next.lastNumber
    }
    if state.orders != next.orders { state.orders = next.orders }
  }
}
