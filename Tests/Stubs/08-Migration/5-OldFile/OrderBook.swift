import ViewCore

/// One order, such as two soups.
// TODO 1: Make it an observable class. The file stays as it is.
struct Order: Codable {
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
    case dish, count, isReady, note
  }
}

/// The orders of a day, and who takes the money.
// TODO 2: Make it observable, and let the protocol go. The file stays as it is.
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
