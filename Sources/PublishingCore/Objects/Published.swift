// A property of an object that publishes its changes.

/// A property that publishes its new value before it changes.
///
///     final class Store: ObservableObject {
///       @Published var name = "Ann"
///     }
///     let printing = store.$name.sink { print($0, store.name) }  // Ann Ann
///     store.name = "Bea"                                         // Bea Ann
///
/// Setting the property does three things in this order: the object's
/// `objectWillChange` sends a signal, the subscribers of `$name` get the new
/// value, and the new value is stored. All of this also happens if the new
/// value equals the old one. Since the new value is stored last, a subscriber
/// that reads the property from the object still sees the old value, and if it
/// sets the property itself, its value is overwritten when the outer change is
/// stored.
///
/// If the value is a reference, replacing it is published, but a change inside
/// the object that it refers to is not.
///
/// The wrapper works only in a class. If the class is an `ObservableObject`
/// that declares its own `objectWillChange`, the property sends nothing on it.
///
/// - Timing: The subscribers are called on the thread that sets the property.
@propertyWrapper
public struct Published<Value> {
  // A box, so that every copy of this structure, such as the one that
  // reflection makes, refers to the same property.
  let property: PublishedProperty<Value>

  public init(wrappedValue: Value) {
    property = PublishedProperty(wrappedValue)
  }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(
    *, unavailable, message: "@Published is for the properties of a class"
  )
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The publisher of the property.
  ///
  /// Setting the publisher has no effect. The setter exists so that you can
  /// write `assign(to: &model.$name)`.
  public var projectedValue: Publisher {
    get { Publisher(property: property) }
    nonmutating set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<
      EnclosingSelf, Published<Value>
    >
  ) -> Value {
    get { object[keyPath: storageKeyPath].property.value }
    set { object[keyPath: storageKeyPath].property.set(newValue) }
  }
}

extension Published {
  /// The publisher that `$name` returns, which never ends.
  ///
  /// It first sends the current value, and then each new value before that
  /// value is stored. A subscriber without demand gets only the latest value,
  /// as soon as it requests one.
  public struct Publisher: PublishingCore.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let property: PublishedProperty<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      property.add(subscriber)
    }
  }
}

/// The storage of a published property, whatever the type of its value.
protocol PublishedStorage {
  /// Makes the property send a signal on a publisher before each of its changes
  /// from now on.
  func sends(on publisher: ObservableObjectPublisher)
}

extension Published: PublishedStorage {
  func sends(on publisher: ObservableObjectPublisher) {
    property.sends(on: publisher)
  }
}
