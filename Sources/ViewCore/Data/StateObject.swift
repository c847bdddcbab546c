// An `ObservableObject` that belongs to one place in the tree of views.

/// An `ObservableObject` that a view owns.
///
/// The object is made when the view appears and lasts until the view is gone,
/// because the default is evaluated only once for each place (P-06).
///
/// - Timing: As with `ObservedObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Keeps the expression that makes the object.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
  }

  /// The object of this place.
  public var wrappedValue: ObjectType {
    if let object { return object }
    Issue.report(.stateObjectOutsideOfView(ObjectType.self))
    return make()
  }

  /// The wrapper whose members are bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }
}

extension StateObject: Installable {
  // Installing it makes the object, and the object's initialiser might read
  // anything.
  static var isUntracked: Bool { true }

  mutating func install(
    in slot: inout AnyObject?, of node: Node, name: String
  ) {
    let kept =
      slot as? ObjectSubscription<ObjectType>
      ?? ObjectSubscription(to: make(), of: node)
    slot = kept
    object = kept.object
  }
}

extension StateObject: Input {
  func isSame(as old: StateObject) -> Bool { true }
}
