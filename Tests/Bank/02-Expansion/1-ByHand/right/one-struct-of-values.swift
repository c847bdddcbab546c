// All values are in one struct, and one private subscript reads and announces.
import ObservationCore

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far. Every assignment is announced.
final class Till: Observable {
  private struct Values {
    var lastItem = ""
    var cents = 0
  }

  private let registrar = ObservationRegistrar()
  private var values = Values()

  private subscript<Value>(
    announced: KeyPath<Till, Value>, stored: WritableKeyPath<Values, Value>
  ) -> Value {
    get {
      registrar.access(self, keyPath: announced)
      return values[keyPath: stored]
    }
    set {
      registrar.withMutation(of: self, keyPath: announced) {
        values[keyPath: stored] = newValue
      }
    }
  }

  var lastItem: String {
    get { self[\.lastItem, \.lastItem] }
    set { self[\.lastItem, \.lastItem] = newValue }
  }

  var cents: Int {
    get { self[\.cents, \.cents] }
    set { self[\.cents, \.cents] = newValue }
  }

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
