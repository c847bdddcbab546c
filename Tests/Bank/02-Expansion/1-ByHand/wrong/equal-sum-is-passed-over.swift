// Only the display has to blink for equal values; a sum that stays the same is
// no change.
// Refused by: adding nothing is announced, too
// Seen: onChange did not run
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
      if newValue == _cents {
        _cents = newValue
      } else {
        registrar.withMutation(of: self, keyPath: \.cents) {
          _cents = newValue
        }
      }
    }
  }

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
