// Each change announces every property, so that nobody misses anything.
// Refused by: a change of the one is no change of the other
// Seen: onChange ran once: for lastItem
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
        registrar.withMutation(of: self, keyPath: \.cents) {
          _lastItem = newValue
        }
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
      registrar.withMutation(of: self, keyPath: \.lastItem) {
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
