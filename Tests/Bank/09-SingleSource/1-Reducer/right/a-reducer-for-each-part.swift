// Each part of the app state has a reducer of its own.
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
  let new = newOrder(state, action)
  let gone = goneOrder(state, action)
  return AppState(
    isOpen: isOpen(state.isOpen, action),
    stock: state.stock - (new?.donuts ?? 0) + (isCancel(action) ? gone : nil),
    lastNumber: new?.number ?? state.lastNumber,
    orders: state.orders.filter { $0 != gone } + (new.map { [$0] } ?? []))
}

private func isOpen(_ wasOpen: Bool, _ action: Action) -> Bool {
  switch action {
  case .open: true
  case .close: false
  default: wasOpen
  }
}

private func newOrder(_ state: AppState, _ action: Action) -> Order? {
  guard case .order(let donuts) = action, state.isOpen,
    1...max(state.stock, 1) ~= donuts, state.stock > 0
  else { return nil }
  return Order(number: state.lastNumber + 1, donuts: donuts)
}

private func goneOrder(_ state: AppState, _ action: Action) -> Order? {
  switch action {
  case .serve(let number), .cancel(let number):
    state.orders.first { $0.number == number }
  default: nil
  }
}

private func isCancel(_ action: Action) -> Bool {
  if case .cancel = action { true } else { false }
}

private func + (stock: Int, order: Order?) -> Int {
  stock + (order?.donuts ?? 0)
}

/// Keeps the app state. Whoever wants to change it hands in an `Action`.
final class TruckStore: ObservableObject {
  @Published private(set) var state: AppState

  init(_ state: AppState = AppState()) { self.state = state }

  func dispatch(_ action: Action) {
    state = reduce(state, action)
  }
}
