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
// Why 1: the protocol is empty, but the registrar asks for it. The registrar is
// the object's own: it knows who waits for this till.
// Also works: `@Observable` with a `shouldNotifyObservers<T: Equatable>` of
// your own that says `true`. The macro then leaves out its own for such values.
final class Till: Observable {
  private let registrar = ObservationRegistrar()

  // Why 2: a stored variable cannot report that it is read. So each becomes a
  // computed one, which can, and its value is kept under another name.
  var lastItem: String {
    get {
      registrar.access(self, keyPath: \.lastItem)
      return _lastItem
    }
    // Why 2: the registrar never sees a value. Where the setter compares
    // nothing, an equal item is announced like any other.
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
  // stored and `registrar.didSet(self, keyPath: \.cents)` after it, in place of
  // `withMutation` around it.

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
