// The registrar is `static`, since all tills need the same one.
// Refused by: each till speaks for itself
// Seen: onChange ran 2 times: for lastItem, then for cents, by the change of
import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far. Every assignment is announced.
final class Till: Observable {
  private static let registrar = ObservationRegistrar()

  private var _lastItem = ""

  var lastItem: String {
    get {
      Self.registrar.access(self, keyPath: \.lastItem)
      return _lastItem
    }
    set {
      Self.registrar.withMutation(of: self, keyPath: \.lastItem) {
        _lastItem = newValue
      }
    }
  }

  private var _cents = 0

  var cents: Int {
    get {
      Self.registrar.access(self, keyPath: \.cents)
      return _cents
    }
    set {
      Self.registrar.withMutation(of: self, keyPath: \.cents) {
        _cents = newValue
      }
    }
  }

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
