// An order may be replaced when it changes, as a structure was.
// Refused by: an order tells of its own changes
// Seen: onChange did not run; the order became ready
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
  var orders: [Order] {
    get {
      access(keyPath: \.orders)
      return kept.map { order in
        let copy = Order(order.dish, count: order.count)
        (copy.isReady, copy.note) = (order.isReady, order.note)
        copy.isMarked = order.isMarked
        return copy
      }
    }
    set { withMutation(keyPath: \.orders) { kept = newValue } }
  }
  @ObservationIgnored private var kept: [Order] = []

  init(cashier: String) { self.cashier = cashier }

  private enum CodingKeys: String, CodingKey { case cashier, orders }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    cashier = try values.decode(String.self, forKey: .cashier)
    orders = try values.decode([Order].self, forKey: .orders)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cashier, forKey: .cashier)
    try values.encode(orders, forKey: .orders)
  }
}
