// Facts about a type of view, which are looked up only once.

/// A type of view, with its name and the facts that its nodes need.
@MainActor
final class ViewKind {
  let name: String
  /// The type whose evaluations are counted; nil if none are.
  let counted: Any.Type?
  let isPrimitive: Bool
  let dynamicProperties: DynamicProperties

  private static var kinds: [ObjectIdentifier: ViewKind] = [:]

  static func of(_ type: any View.Type) -> ViewKind {
    if let kind = kinds[ObjectIdentifier(type)] { return kind }
    let kind = ViewKind(type)
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  private init(_ type: any View.Type) {
    if type is AnyObject.Type { fatalError(Message.viewIsClass(type)) }
    let standIn = type as? any StandIn.Type
    isPrimitive = type is any Primitive.Type
    counted = isPrimitive ? nil : standIn == nil ? type : standIn?.subject
    name = "\(counted ?? type)"
    dynamicProperties =
      isPrimitive ? .none : DynamicProperties(of: standIn?.subject ?? type)
  }
}
