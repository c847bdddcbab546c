// Whoever is told of a change in place is told once it is made.
// Refused by: adding cents is announced before it is done
// Seen: saw ["20"]
import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far.
///
/// To scan the same donut twice is two scans, and the display blinks for each
/// of them: every assignment is announced, whatever the new value.
///
///     withObservationTracking {
///       print(till.lastItem)                // Glazed
///     } onChange: {
///       print("the display blinks")
///     }
///     till.lastItem = "Glazed"              // the display blinks
final class Till: Observable {
  private let registrar = ObservationRegistrar()

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
  private var _lastItem = ""

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
      registrar.willSet(self, keyPath: \.cents)
      registrar.didSet(self, keyPath: \.cents)
    }
  }
  private var _cents = 0

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
