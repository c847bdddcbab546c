// The book lists its storage, as the order does.
import ViewCore

/// One order, such as two soups.
@Observable
final class Order: Codable {
  let dish: String
  var count: Int
  var isReady = false
  var note: String?
  /// Whether it is marked on the screen, which is not saved.
  var isMarked = false

  init(_ dish: String, count: Int = 1) {
    self.dish = dish
    self.count = count
  }

  private enum CodingKeys: String, CodingKey {
    case dish, _count = "count", _isReady = "isReady", _note = "note"
  }
}

/// The orders of a day, and who takes the money.
@Observable
final class OrderBook: Codable {
  var cashier: String
  var orders: [Order] = []

  init(cashier: String) { self.cashier = cashier }

  private enum CodingKeys: String, CodingKey {
    case _cashier = "cashier", _orders = "orders"
  }
}
