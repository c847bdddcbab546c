import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day.
// Why: the array is this object's own, so its `willSet` can send; the orders
// are other objects, and take a tracking each. It begins when an order is
// added. One tracking of everything would begin again before a change, and
// would not see the order that comes with it. The order holds the closure that
// waits for it, so the closure holds neither the order nor the orders.
// Also works: send in `add`, before `append`.
@Observable
final class Orders: ObservableObject {
  private(set) var all: [Order] = [] { willSet { objectWillChange.send() } }

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
