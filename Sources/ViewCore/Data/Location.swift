// The places where the values of bindings live.

/// A place that a binding reads and sets.
protocol Location<Value> {
  associatedtype Value
  func get() -> Value
  func set(_ newValue: Value, _ transaction: Transaction)
  /// Whether another location is certainly the same place.
  func isSame(as other: any Location<Value>) -> Bool
}

/// A property of an object.
struct ObjectLocation<Object: AnyObject, Value>: Location {
  let object: Object
  let keyPath: ReferenceWritableKeyPath<Object, Value>

  func get() -> Value { object[keyPath: keyPath] }

  func set(_ newValue: Value, _ transaction: Transaction) {
    object[keyPath: keyPath] = newValue
  }

  func isSame(as other: any Location<Value>) -> Bool {
    guard let other = other as? Self else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

extension Binding {
  /// A binding to a property of an object. When a body makes the binding, it
  /// reads the property.
  init<Object: AnyObject>(
    of object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(
      value: object[keyPath: keyPath],
      location: ObjectLocation(object: object, keyPath: keyPath))
  }
}

/// A part of the value at another location.
struct PartLocation<Whole, Value>: Location {
  let whole: any Location<Whole>
  let keyPath: WritableKeyPath<Whole, Value>

  func get() -> Value { whole.get()[keyPath: keyPath] }

  func set(_ newValue: Value, _ transaction: Transaction) {
    var value = whole.get()
    value[keyPath: keyPath] = newValue
    whole.set(value, transaction)
  }

  func isSame(as other: any Location<Value>) -> Bool {
    guard let other = other as? Self else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }
}

/// A value that cannot be set.
struct ConstantLocation<Value>: Location {
  let value: Value

  func get() -> Value { value }
  func set(_ newValue: Value, _ transaction: Transaction) {}

  // The bindings compare the values themselves.
  func isSame(as other: any Location<Value>) -> Bool { other is Self }
}

/// A value behind two functions. It never equals another location.
struct FunctionLocation<Value>: Location {
  let getter: () -> Value
  let setter: (Value, Transaction) -> Void

  func get() -> Value { getter() }

  func set(_ newValue: Value, _ transaction: Transaction) {
    setter(newValue, transaction)
  }

  func isSame(as other: any Location<Value>) -> Bool { false }
}
