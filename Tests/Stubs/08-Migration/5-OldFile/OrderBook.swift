import ViewCore

/// One order, such as two soups.
// TODO 1: Make this an observable class. What's saved stays the same.
struct Order: Codable {
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
    case dish, count, isReady, note
  }
}

/// The orders of a day, and the name of the cashier.
// TODO 2: Make this observable, and remove the protocol. What's saved stays the
// same.
final class OrderBook: ObservableObject, Codable {
  @Published var cashier: String
  @Published var orders: [Order] = []

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
