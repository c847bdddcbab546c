// Bindings to the properties of an observable object.

/// Makes bindings to the properties of an observable object.
///
///     struct Editor: View {
///       @Bindable var store: Store
///       var body: some View { TextField("Name", text: $store.name) }
///     }
///
/// It may also stand inside a body, `@Bindable var store = store`, or in an
/// expression, `Bindable(store).name`.
///
/// - Source: P-21.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value

  /// Itself: `$store.name` is a binding.
  public var projectedValue: Bindable { self }

  @available(*, unavailable, message: "Bindable is for @Observable objects")
  public init(wrappedValue: Value) { fatalError() }

  /// Takes over another one.
  public init(projectedValue: Bindable) { self = projectedValue }

  private init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject & Observable {
  /// For the object that a property, or a local variable, is set to.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// For an object in an expression.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message: "Bindable is for @Observable objects; use @ObservedObject here"
  )
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property, which is read as the binding is made.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding(of: wrappedValue, keyPath)
  }
}

extension Bindable: Input {
  func isSame(as old: Bindable) -> Bool {
    areSame(wrappedValue, old.wrappedValue)
  }
}
