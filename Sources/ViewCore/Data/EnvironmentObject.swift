// An `ObservableObject` from the environment.

/// An `ObservableObject` that a view further up provides, found by its type.
///
/// - Timing: As with `ObservedObject`.
/// - Errors: If no view provides the object, reading it stops the program
///   (P-15).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// An object that has to be there by the time it is read.
  public init() {}

  /// The nearest object of this type.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(Message.noObservableObject(ObjectType.self))
    }
    return object
  }

  /// The wrapper whose members are bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }
}

extension EnvironmentObject: Installable {
  mutating func install(
    in slot: inout AnyObject?, of node: Node, name: String
  ) {
    let values = EnvironmentValues(scope: node.scope)
    object = values[ObjectKey<ObjectType>()]
    if let object {
      ObjectSubscription.keep(object, in: &slot, of: node)
    } else {
      slot = nil
    }
  }
}

extension EnvironmentObject: Input {
  func isSame(as old: EnvironmentObject) -> Bool { true }
}
