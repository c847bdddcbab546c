// A property of an object that publishes.

/// A property that is published before it changes.
///
///     final class Store: ObservableObject {
///       @Published var name = "Ann"
///     }
///     let printing = store.$name.sink { print($0, store.name) }  // Ann Ann
///     store.name = "Bea"                                         // Bea Ann
///
/// To set it does three things, in this order: `objectWillChange` of the
/// object sends; the subscribers of `$name` get the new value; the new value
/// is stored. It does so for an equal value, too. A subscriber that reads the
/// object sees the old value, and what it writes to this property is
/// overwritten when the outer change is stored.
///
/// A reference may be published. Then its replacement is, and not what happens
/// inside of the object that it refers to.
///
/// It only works in a class. If the class is an `ObservableObject` that has its
/// own `objectWillChange`, nothing is sent on that.
///
/// - Timing: Subscribers are called on the thread that sets the property.
@propertyWrapper
public struct Published<Value> {
  // A box, so that it is the same property in every copy of this structure,
  // such as reflection makes.
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

  /// The publisher of the property. To set it has no effect; it can be set for
  /// the sake of `assign(to:)`.
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
  /// What `$name` is: it sends the current value first, then each new one,
  /// before it is stored. It never ends.
  ///
  /// A subscriber without demand gets the latest value with its next request.
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

/// The storage of a published property, whatever its value is.
protocol PublishedStorage {
  /// From now on the publisher sends before the property changes.
  func sends(on publisher: ObservableObjectPublisher)
}

extension Published: PublishedStorage {
  func sends(on publisher: ObservableObjectPublisher) {
    property.sends(on: publisher)
  }
}
