// An object that says as a whole that it will change.

/// An `ObservableObject` that somebody else owns.
///
/// - Timing: The view is evaluated again whenever the object says that it will
///   change, whether its body reads the object or not (P-33).
/// - Source: P-04, P-05.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Made anew with the view, if it is the default of the property (P-05).
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// The same, under another name.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property, which is read as the binding is made.
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

/// Marks a node when an object will change.
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

  /// Subscribes, unless it is done already for the same object.
  static func keep(
    _ object: ObjectType, in slot: inout AnyObject?, of node: Node
  ) {
    if (slot as? ObjectSubscription)?.object === object { return }
    slot = ObjectSubscription(to: object, of: node)
  }
}
