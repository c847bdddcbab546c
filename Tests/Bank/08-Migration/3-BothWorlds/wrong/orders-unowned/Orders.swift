// When the orders are gone, so are their trackings.
// Refused by: orders that nobody holds are gone
// Seen: the program stopped in this check: Fatal error: Attempted to read an
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
    } onChange: { [unowned self, unowned order] in
      objectWillChange.send()
      follow(order)
    }
  }
}
