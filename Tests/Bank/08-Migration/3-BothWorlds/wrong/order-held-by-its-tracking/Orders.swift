// The closure holds the orders weakly, and the order that holds the closure.
// Refused by: an order that nobody holds is gone
// Seen: nobody holds the order any more
import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day.
@Observable
final class Orders: ObservableObject {
  private(set) var all: [Order] = []

  /// How many orders are ready.
  var readyCount: Int { all.filter { $0.isReady }.count }

  /// Takes one more order.
  func add(_ order: Order) {
    objectWillChange.send()
    all.append(order)
    follow(order)
  }

  private func follow(_ order: Order) {
    withObservationTracking {
      _ = order.isReady
    } onChange: { [weak self] in
      guard let self else { return }
      objectWillChange.send()
      follow(order)
    }
  }
}
