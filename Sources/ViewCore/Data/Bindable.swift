// Bindings to the properties of an observable object.

/// An observable object, with bindings to its properties.
///
///     struct Editor: View {
///       @Bindable var store: Store
///       var body: some View { TextField("Name", text: $store.name) }
///     }
///
/// You can also write it inside a body, as in `@Bindable var store = store`, or
/// in an expression, as in `Bindable(store).name`.
///
/// - Source: P-21.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, so that `$store.name` gives you a binding.
  public var projectedValue: Bindable { self }

  @available(*, unavailable, message: "Bindable is for @Observable objects")
  public init(wrappedValue: Value) { fatalError() }

  /// Copies another `Bindable`.
  public init(projectedValue: Bindable) { self = projectedValue }

  private init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps the object that a property or a local variable is set to.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Wraps an object, for use in an expression.
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
  /// A binding to a property. When a body makes the binding, it reads the
  /// property.
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
