// The value is stored first, and then `withMutation` is called with an empty
// closure to say so.
// Refused by: a change is announced before it is made
// Seen: onChange ran 2 times: for lastItem, then for cents, and saw ["Glazed",
import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far. Every assignment is announced.
final class Till: Observable {
  private let registrar = ObservationRegistrar()

  private var _lastItem = ""

  var lastItem: String {
    get {
      registrar.access(self, keyPath: \.lastItem)
      return _lastItem
    }
    set {
      _lastItem = newValue
      registrar.withMutation(of: self, keyPath: \.lastItem) {}
    }
  }

  private var _cents = 0

  var cents: Int {
    get {
      registrar.access(self, keyPath: \.cents)
      return _cents
    }
    set {
      _cents = newValue
      registrar.withMutation(of: self, keyPath: \.cents) {}
    }
  }

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
