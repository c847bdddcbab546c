import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far.
///
/// Scanning the same donut twice makes two scans, and the display blinks for
/// each of them: every assignment is reported, whatever the new value.
///
///     withObservationTracking {
///       print(till.lastItem)                // Glazed
///     } onChange: {
///       print("the display blinks")
///     }
///     till.lastItem = "Glazed"              // the display blinks
// Why 1: the protocol is empty, but the registrar requires it. Each till has
// its own registrar, which keeps track of the observers of this till.
// Also works: `@Observable`, and your own `shouldNotifyObservers<T: Equatable>`
// that returns `true`. The macro then leaves out its own version for
// `Equatable` values.
final class Till: Observable {
  private let registrar = ObservationRegistrar()

  // Why 2: a stored variable can't report that it's read, but a computed one
  // can. So each variable becomes computed, and its value is stored under a
  // different name.
  var lastItem: String {
    get {
      registrar.access(self, keyPath: \.lastItem)
      return _lastItem
    }
    // Why 2: the registrar never sees a value. If the setter doesn't compare,
    // an equal item is reported like any other.
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
  }
  private var _cents = 0
  // Also works: `registrar.willSet(self, keyPath: \.cents)` before the value is
  // stored and `registrar.didSet(self, keyPath: \.cents)` after it, instead of
  // `withMutation` around it.

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
