// A property of an object that publishes.

/// A property that publishes its new value before it changes.
///
///     final class Store: ObservableObject {
///       @Published var name = "Ann"
///     }
///     let printing = store.$name.sink { print($0, store.name) }  // Ann Ann
///     store.name = "Bea"                                         // Bea Ann
///
/// Setting it does three things in this order: the object's `objectWillChange`
/// sends, the subscribers of `$name` get the new value, and the new value is
/// stored. An equal value is published, too. A subscriber that reads the
/// object sees the old value. A value that it writes to this property is
/// overwritten when the outer change is stored.
///
/// If the value is a reference, replacing it is published. A change inside the
/// object that it refers to is not.
///
/// It works only in a class. If the class is an `ObservableObject` with its own
/// `objectWillChange`, nothing is sent on that.
///
/// - Timing: Subscribers are called on the thread that sets the property.
@propertyWrapper
public struct Published<Value> {
  // A box, so that every copy of this structure, such as reflection makes, has
  // the same property.
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
  /// Setting it has no effect; the setter exists for `assign(to:)`.
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
  /// It sends the current value first, then each new one before it is stored. A
  /// subscriber without demand gets the latest value with its next request.
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

/// The storage of a published property with a value of any type.
protocol PublishedStorage {
  /// Makes the publisher send before each change from now on.
  func sends(on publisher: ObservableObjectPublisher)
}

extension Published: PublishedStorage {
  func sends(on publisher: ObservableObjectPublisher) {
    property.sends(on: publisher)
  }
}
