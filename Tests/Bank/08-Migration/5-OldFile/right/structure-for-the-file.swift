// A structure with the old names is saved in place of the order.
import ViewCore

/// One order, such as two soups.
@Observable
final class Order {
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

  /// An order as the file has it.
  fileprivate struct Saved: Codable {
    let dish: String
    let count: Int
    let isReady: Bool
    let note: String?
  }

  fileprivate var saved: Saved {
    Saved(dish: dish, count: count, isReady: isReady, note: note)
  }

  fileprivate convenience init(_ saved: Saved) {
    self.init(saved.dish, count: saved.count)
    isReady = saved.isReady
    note = saved.note
  }
}

/// The orders of a day, and who takes the money.
@Observable
final class OrderBook: Codable {
  var cashier: String
  var orders: [Order] = []

  init(cashier: String) { self.cashier = cashier }

  private enum CodingKeys: String, CodingKey { case cashier, orders }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    cashier = try values.decode(String.self, forKey: .cashier)
    orders = try values.decode([Order.Saved].self, forKey: .orders)
      .map { Order($0) }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cashier, forKey: .cashier)
    try values.encode(orders.map(\.saved), forKey: .orders)
  }
}
