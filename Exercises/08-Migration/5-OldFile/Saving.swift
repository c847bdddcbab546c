import class Foundation.JSONDecoder
import class Foundation.JSONEncoder
import struct Foundation.Data
import ViewCore

extension OrderBook {
  /// What is written to the file, as one line of JSON with its keys in
  /// alphabetical order.
  ///
  ///     OrderBook(cashier: "Ann").file
  ///     // {"cashier":"Ann","orders":[]}
  var file: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// Reads a book from the text of a file.
  static func read(_ file: String) throws -> OrderBook {
    try JSONDecoder().decode(OrderBook.self, from: Data(file.utf8))
  }
}
