// It is enough to announce the changes; a read need not call `access`.
// Refused by: an item that was read is announced
// Seen: onChange did not run
import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far. Every assignment is announced.
final class Till: Observable {
  private let registrar = ObservationRegistrar()

  private var _lastItem = ""

  var lastItem: String {
    get {
      _lastItem
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
      _cents
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
