// A property wrapper that finds the registrar in the object around it.
import ObservationCore

protocol Announcer: AnyObject, Observable {
  var registrar: ObservationRegistrar { get }
}

@propertyWrapper
struct Announced<Value> {
  private var stored: Value

  init(wrappedValue: Value) {
    stored = wrappedValue
  }

  @available(*, unavailable, message: "Only in an announcer.")
  var wrappedValue: Value {
    get { fatalError("not in an announcer") }
    set { fatalError("not in an announcer") }
  }

  static subscript<Owner: Announcer>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Announced<Value>>
  ) -> Value {
    get {
      owner.registrar.access(owner, keyPath: wrappedKeyPath)
      return owner[keyPath: storageKeyPath].stored
    }
    set {
      owner.registrar.withMutation(of: owner, keyPath: wrappedKeyPath) {
        owner[keyPath: storageKeyPath].stored = newValue
      }
    }
  }
}

/// The till of a food truck, with a display for the item that was scanned
/// last and the sum so far. Every assignment is announced.
final class Till: Announcer {
  let registrar = ObservationRegistrar()

  @Announced var lastItem = ""
  @Announced var cents = 0

  /// Scans one item of the given price.
  func scan(_ item: String, price: Int) {
    lastItem = item
    cents += price
  }
}
