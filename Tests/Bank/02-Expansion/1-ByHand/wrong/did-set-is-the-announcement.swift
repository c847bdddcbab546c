// `didSet` is the call that tells those who wait, so `willSet` can be left out.
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
      registrar.access(self, keyPath: \.lastItem)
      return _lastItem
    }
    set {
      _lastItem = newValue
      registrar.didSet(self, keyPath: \.lastItem)
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
      registrar.didSet(self, keyPath: \.cents)
    }
  }

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
