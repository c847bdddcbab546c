// How the dynamic properties of a view are connected to its node.

/// The steps that connect the dynamic properties of one type of view.
///
/// The steps are found once for each type, and they run on a private copy of
/// the view before its body is evaluated. Each property is connected inside
/// that copy, at its offset, which is why you can use one view value in two
/// places and get two states.
@MainActor
struct DynamicProperties {
  private typealias Step = @MainActor (UnsafeMutableRawPointer, Node) -> Void

  private var untrackedSteps: [Step] = []
  private var steps: [Step] = []
  private(set) var slotCount = 0

  static let none = DynamicProperties()

  var isEmpty: Bool { untrackedSteps.isEmpty && steps.isEmpty }

  private init() {}

  init(of type: Any.Type) { addSteps(of: type, at: 0, path: []) }

  /// Runs the steps that must not be tracked, before the view begins to track.
  func prepare(_ view: UnsafeMutableRawPointer, of node: Node) {
    for step in untrackedSteps { step(view, node) }
  }

  /// Runs the other steps, inside the view's tracking.
  func install(in view: UnsafeMutableRawPointer, of node: Node) {
    for step in steps { step(view, node) }
  }

  private mutating func addSteps(
    of type: Any.Type, at base: Int, path: [String]
  ) {
    for field in Field.all(of: type) {
      let offset = base + field.offset
      let path = path + [Self.name(of: field)]
      if let type = field.type as? any Installable.Type {
        addInstallation(of: type, at: offset, name: path.joined(separator: "."))
      } else if field.type is any Input.Type {
        continue
      } else if let type = field.type as? any DynamicProperty.Type {
        addSteps(of: type, at: offset, path: path)
        addUpdate(of: type, at: offset)
      }
    }
  }

  private mutating func addInstallation<Property: Installable>(
    of type: Property.Type, at offset: Int, name: String
  ) {
    let slot = slotCount
    slotCount += 1
    let step: Step = { view, node in
      let property = (view + offset).assumingMemoryBound(to: type)
      var kept = node.slots[slot]
      property.pointee.install(in: &kept, of: node, name: name)
      node.slots[slot] = kept
    }
    if type.isUntracked {
      untrackedSteps.append(step)
    } else {
      steps.append(step)
    }
  }

  // The steps added before this one have connected the properties inside this
  // one.
  private mutating func addUpdate<Property: DynamicProperty>(
    of type: Property.Type, at offset: Int
  ) {
    steps.append { view, _ in
      (view + offset).assumingMemoryBound(to: type).pointee.update()
    }
  }

  /// The name that you wrote.
  ///
  /// If a property has a wrapper, the name of its storage begins with an
  /// underscore.
  private static func name(of field: Field) -> String {
    field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
  }
}
