// `_modify` only makes `+=` faster; the setter announces the change in any
// case.
// Refused by: adding cents is announced
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
    _modify {
      yield &_lastItem
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
    _modify {
      yield &_cents
    }
  }

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
