// A value that is owned elsewhere, to read and to set.

/// Access to a value that another view or an object owns.
///
///     struct NameField: View {
///       @Binding var name: String
///       var body: some View { TextField("Name", text: $name) }
///     }
///     NameField(name: $store.name)
///
/// - Timing: A body that reads the value is evaluated again when it changes.
///   Passing the binding on reads nothing; but making a binding to a property
///   of an observable object reads that property.
/// - Source: P-03, P-22, P-23.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The transaction of each change that is made with this binding.
  public var transaction = Transaction()
  let location: any Location<Value>
  /// The value when the binding was made.
  ///
  /// It distinguishes a parent's new binding from its old one.
  let value: Value

  /// Copies another one, as `{ $item in }` does.
  public init(projectedValue: Binding) { self = projectedValue }

  init(value: Value, location: any Location<Value>) {
    self.value = value
    self.location = location
  }

  /// The value, read and set where it lives.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction) }
  }

  /// The binding itself, to pass on.
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
  /// A binding that calls two closures.
  ///
  /// It never counts as the same as another one, so a view that gets it is
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

  /// A binding whose value never changes, whatever is set.
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

  /// A binding to the value in an optional; nil if the optional is nil.
  ///
  /// - Errors: Reading it stops the program if the optional has become nil.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self.init {
      base.wrappedValue!
    } set: { value, transaction in
      base.location.set(value, transaction)
    }
  }

  /// The same binding, whose changes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, whose changes carry an animation.
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
