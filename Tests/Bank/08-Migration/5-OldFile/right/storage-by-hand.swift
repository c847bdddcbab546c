// The storage is ignored and has the old names; what is observed is computed.
import ViewCore

/// One order, such as two soups.
@Observable
final class Order: Codable {
  let dish: String
  var count: Int {
    get {
      access(keyPath: \.count)
      return saved.count
    }
    set { withMutation(keyPath: \.count) { saved.count = newValue } }
  }
  var isReady: Bool {
    get {
      access(keyPath: \.isReady)
      return saved.isReady
    }
    set { withMutation(keyPath: \.isReady) { saved.isReady = newValue } }
  }
  var note: String? {
    get {
      access(keyPath: \.note)
      return saved.note
    }
    set { withMutation(keyPath: \.note) { saved.note = newValue } }
  }
  @ObservationIgnored private var saved: Saved
  /// Whether it is marked on the screen, which is not saved.
  var isMarked = false

  init(_ dish: String, count: Int = 1) {
    self.dish = dish
    saved = Saved(dish: dish, count: count)
  }

  private struct Saved: Codable {
    let dish: String
    var count: Int
    var isReady = false
    var note: String?
  }

  init(from decoder: any Decoder) throws {
    saved = try Saved(from: decoder)
    dish = saved.dish
  }

  func encode(to encoder: any Encoder) throws { try saved.encode(to: encoder) }
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
    orders = try values.decode([Order].self, forKey: .orders)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cashier, forKey: .cashier)
    try values.encode(orders, forKey: .orders)
  }
}
