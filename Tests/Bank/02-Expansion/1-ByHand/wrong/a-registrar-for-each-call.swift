// A registrar keeps nothing, so a new one can be made whenever it is needed.
// Refused by: an item that was read is announced
// Seen: onChange did not run
import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far. Every assignment is announced.
final class Till: Observable {
  private var registrar: ObservationRegistrar { ObservationRegistrar() }

  private var _lastItem = ""

  var lastItem: String {
    get {
      registrar.access(self, keyPath: \.lastItem)
      return _lastItem
    }
    set {
      registrar.withMutation(of: self, keyPath: \.lastItem) {
        _lastItem = newValue
      }
    }
  }

  private var _cents = 0

  var cents: Int {
    get {
      registrar.access(self, keyPath: \.cents)
      return _cents
    }
    set {
      registrar.withMutation(of: self, keyPath: \.cents) {
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
