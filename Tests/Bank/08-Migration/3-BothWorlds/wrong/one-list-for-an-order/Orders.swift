// An order is never in two lists.
// Refused by: an order that two have is heard of by both
// Seen: the journals say [[], ["before: 0 of 1 ready"]]
import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false {
    willSet { if newValue != isReady { orders?.objectWillChange.send() } }
  }
  @ObservationIgnored fileprivate weak var orders: Orders?

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
    order.orders = self
  }
}
