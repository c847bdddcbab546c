import ViewCore

/// One order, such as two soups.
// Why 1: the compiler generates the code for the file from the stored
// properties. After the macro has run, these include `_count`, `_isReady` and
// `_note`, whose keys would have an underscore, too. So each of the three gets
// its old key. A `let` isn't observed and keeps its name. A property without a
// key, such as the mark or the registrar, isn't saved, and needs an initial
// value.
// Also works: `init(from:)` and `encode(to:)` by hand, as in the book; or a
// structure with the old names that's saved instead of the class.
@Observable
final class Order: Codable {
  let dish: String
  var count: Int
  var isReady = false
  var note: String?
  /// Whether the order is marked on the screen. This isn't saved.
  var isMarked = false

  init(_ dish: String, count: Int = 1) {
    self.dish = dish
    self.count = count
  }

  private enum CodingKeys: String, CodingKey {
    case dish, _count = "count", _isReady = "isReady", _note = "note"
  }
}

/// The orders of a day, and the name of the cashier.
// Why 2: this code was written by hand because `@Published` can't be saved. It
// names its keys and uses the properties, so it doesn't need to change. If you
// delete it, the compiler generates it, with underscores in the keys.
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
