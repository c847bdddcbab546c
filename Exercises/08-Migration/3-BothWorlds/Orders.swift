import ViewCore

/// One order, such as a soup.
@Observable
final class Order {
  let dish: String
  var isReady = false

  init(_ dish: String) { self.dish = dish }
}

/// The orders of a day.
// TODO 1: The journal receives nothing. Send `objectWillChange` before each
// change of `all`, and before each change of an order in it.
@Observable
final class Orders: ObservableObject {
  private(set) var all: [Order] = []

  /// How many orders are ready.
  var readyCount: Int { all.filter { $0.isReady }.count }

  /// Takes one more order.
  func add(_ order: Order) {
    all.append(order)
  }
}
