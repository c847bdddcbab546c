// A value that is owned elsewhere, and that you can read and set.

/// Access to a value that another view or an object owns.
///
///     struct NameField: View {
///       @Binding var name: String
///       var body: some View { TextField("Name", text: $name) }
///     }
///     NameField(name: $store.name)
///
/// - Timing: If a body reads the value, the body is evaluated again when the
///   value changes. Passing on a binding reads nothing, but when a body makes a
///   binding to a property of an observable object, it reads that property.
/// - Source: P-03, P-22, P-23.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The transaction of each change that is made through this binding.
  public var transaction = Transaction()
  let location: any Location<Value>
  /// The value at the time the binding was made.
  ///
  /// It is compared when a parent passes a new binding in place of the old one.
  let value: Value

  /// Copies another binding, as `{ $item in }` does.
  public init(projectedValue: Binding) { self = projectedValue }

  init(value: Value, location: any Location<Value>) {
    self.value = value
    self.location = location
  }

  /// The value, which is read and set where it is stored.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction) }
  }

  /// The binding itself, so that you can pass it on.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    var part = Binding<Part>(
      value: value[keyPath: keyPath],
      location: PartLocation(whole: location, keyPath: keyPath))
    part.transaction = transaction
    return part
  }
}

extension Binding {
  /// A binding that reads and sets its value by calling two closures.
  ///
  /// Such a binding never equals another one, so a view that takes it is
  /// evaluated whenever its parent is.
  public init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) { self.init(get: get) { value, _ in set(value) } }

  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(
      value: get(), location: FunctionLocation(getter: get, setter: set))
  }

  /// A binding whose value never changes, whatever you set it to.
  public static func constant(_ value: Value) -> Binding {
    Binding(value: value, location: ConstantLocation(value: value))
  }

  /// A binding to an optional. Setting nil has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init {
      base.wrappedValue
    } set: { value, transaction in
      if let value { base.location.set(value, transaction) }
    }
  }

  /// A binding to the value inside an optional, or nil if the optional is nil
  /// now.
  ///
  /// - Errors: If the optional becomes nil later, reading the binding stops the
  ///   program.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self.init {
      base.wrappedValue!
    } set: { value, transaction in
      base.location.set(value, transaction)
    }
  }

  /// The same binding, but with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, but with an animation for its changes.
  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Input {
  func isSame(as old: Binding) -> Bool {
    location.isSame(as: old.location) && areSame(value, old.value)
  }
}
