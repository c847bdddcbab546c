// An empty note is the same as none.
// Refused by: whatever happens, in any order
// Seen: was set to "", and the file is
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

  private enum CodingKeys: CodingKey { case dish, count, isReady, note }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    dish = try values.decode(String.self, forKey: .dish)
    count = try values.decode(Int.self, forKey: .count)
    isReady = try values.decode(Bool.self, forKey: .isReady)
    note = try values.decodeIfPresent(String.self, forKey: .note)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(dish, forKey: .dish)
    try values.encode(count, forKey: .count)
    try values.encode(isReady, forKey: .isReady)
    if let note, note != "" { try values.encode(note, forKey: .note) }
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
    orders = try values.decode([Order].self, forKey: .orders)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cashier, forKey: .cashier)
    try values.encode(orders, forKey: .orders)
  }
}
