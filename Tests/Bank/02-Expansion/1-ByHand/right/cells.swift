// Each variable passes on to an observable cell of its own, and the till only
// carries the conformance.
import ObservationCore

private final class Cell<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ first: Value) {
    stored = first
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) {
        stored = newValue
      }
    }
  }
}

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far. Every assignment is announced.
final class Till: Observable {
  private let item = Cell("")
  private let sum = Cell(0)

  var lastItem: String {
    get { item.value }
    set { item.value = newValue }
  }

  var cents: Int {
    get { sum.value }
    set { sum.value = newValue }
  }

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
