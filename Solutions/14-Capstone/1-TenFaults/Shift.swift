import ViewCore

/// One order: what it is, what it costs, and whether it is ready.
@Observable
final class Order: Identifiable {
  let id: Int
  var dish: String
  var price: Int
  var isReady = false

  init(id: Int, dish: String, price: Int) {
    self.id = id
    self.dish = dish
    self.price = price
  }
}

/// The orders of an evening, and a note for the kitchen.
@Observable
final class Shift {
  private(set) var orders: [Order] = []
  // Why 1: this is report 1. An ignored property isn't observed: a view that
  // shows it isn't notified. The number of the latest order may stay ignored,
  // because no view shows it.
  var note = ""
  @ObservationIgnored private var lastID = 0

  /// How many orders are not ready.
  var open: Int { orders.count { !$0.isReady } }
  /// The price of all orders.
  var total: Int { orders.reduce(0) { $0 + $1.price } }

  /// Takes one more order.
  func take(_ dish: String, for price: Int) {
    lastID += 1
    orders.append(Order(id: lastID, dish: dish, price: price))
  }

  func remove(_ order: Order) {
    orders.removeAll { $0.id == order.id }
  }

  func makeAllReady() {
    for order in orders { order.isReady = true }
  }
}
