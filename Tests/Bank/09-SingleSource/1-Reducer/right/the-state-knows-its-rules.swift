// The rules are mutating methods of the app state.
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
  next.take(action)
  return next
}

extension AppState {
  fileprivate mutating func take(_ action: Action) {
    switch action {
    case .open: isOpen = true
    case .close: isOpen = false
    case .order(let donuts): order(donuts)
    case .serve(let number): _ = remove(number)
    case .cancel(let number): stock += remove(number)?.donuts ?? 0
    }
  }

  private mutating func order(_ donuts: Int) {
    guard isOpen, 0 < donuts, donuts <= stock else { return }
    (lastNumber, stock) = (lastNumber + 1, stock - donuts)
    orders += [Order(number: lastNumber, donuts: donuts)]
  }

  private mutating func remove(_ number: Int) -> Order? {
    guard let index = orders.lastIndex(where: { $0.number == number })
    else { return nil }
    return orders.remove(at: index)
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
