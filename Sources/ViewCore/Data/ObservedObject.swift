// An object that publishes its changes as a whole.

/// An `ObservableObject` that is owned elsewhere.
///
/// - Timing: Whenever the object publishes that it will change, the view is
///   evaluated again, whether its body reads the object or not (P-33).
/// - Source: P-04, P-05.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Wraps an object. If the object is a default, a new one is made each time
  /// the view is made (P-05).
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Wraps an object, like `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The wrapper whose members are bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper whose members are bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property. When a body makes the binding, it reads the
    /// property.
    public subscript<Part>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      Binding(of: object, keyPath)
    }
  }
}

extension ObservedObject: Installable {
  mutating func install(
    in slot: inout AnyObject?, of node: Node, name: String
  ) { ObjectSubscription.keep(wrappedValue, in: &slot, of: node) }
}

extension ObservedObject: Input {
  func isSame(as old: ObservedObject) -> Bool {
    wrappedValue === old.wrappedValue
  }
}

/// The subscription that marks a node when an object is about to change.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject> {
  let object: ObjectType
  private let cancellable: AnyCancellable

  init(to object: ObjectType, of node: Node) {
    self.object = object
    let cause = Cause.objectWillChange("\(type(of: object))")
    cancellable = object.objectWillChange.sink {
      @Sendable [place = node.place] _ in
      place.mark(.cause(cause))
    }
  }

  /// Subscribes, unless the slot already has a subscription to this object.
  static func keep(
    _ object: ObjectType, in slot: inout AnyObject?, of node: Node
  ) {
    if (slot as? ObjectSubscription)?.object === object { return }
    slot = ObjectSubscription(to: object, of: node)
  }
}
