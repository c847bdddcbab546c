// Each case makes the app state that follows from its parts.
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
  let (stock, last, orders) = (state.stock, state.lastNumber, state.orders)
  switch action {
  case .open:
    return AppState(
      isOpen: true, stock: stock, lastNumber: last, orders: orders)
  case .close:
    return AppState(
      isOpen: false, stock: stock, lastNumber: last, orders: orders)
  case .order(let donuts) where state.isOpen && (1...).contains(donuts):
    if stock - donuts < 0 { return state }
    return AppState(
      isOpen: true, stock: stock - donuts, lastNumber: last + 1,
      orders: orders + [Order(number: last + 1, donuts: donuts)])
  case .order:
    return state
  case .serve(let number):
    return AppState(
      isOpen: state.isOpen, stock: stock, lastNumber: last,
      orders: orders.filter { $0.number != number })
  case .cancel(let number):
    let gone = orders.filter { $0.number == number }
    return AppState(
      isOpen: state.isOpen, stock: gone.reduce(stock) { $0 + $1.donuts },
      lastNumber: last, orders: orders.filter { $0.number != number })
  }
}

/// Keeps the app state. Whoever wants to change it hands in an `Action`.
final class TruckStore: ObservableObject {
  @Published private(set) var state: AppState

  init(_ state: AppState = AppState()) { self.state = state }

  func dispatch(_ action: Action) {
    state = reduce(state, action)
  }
}
