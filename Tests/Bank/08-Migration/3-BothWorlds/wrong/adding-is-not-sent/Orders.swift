// The array is observed, so whoever listens hears of an order that is added.
// Refused by: the journal hears of a new order before it is there
// Seen: an order was added, and the journal says []
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
    all.append(order)
    follow(order)
  }

  private func follow(_ order: Order) {
    withObservationTracking {
      _ = order.isReady
    } onChange: { [weak self, weak order] in
      guard let self, let order else { return }
      objectWillChange.send()
      follow(order)
    }
  }
}
