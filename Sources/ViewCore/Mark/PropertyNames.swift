// Names for properties that a macro has made, because their key paths have
// none.

/// The names of observable properties.
@MainActor
struct PropertyNames {
  private let given: [AnyKeyPath: String]
  private var found: [AnyKeyPath: String] = [:]

  init(_ names: [String: AnyKeyPath]) {
    given = Dictionary(names.map { ($1, $0) }) { first, _ in first }
  }

  /// The type and the name of a property, as in `TodoItem.isDone`.
  ///
  /// If no name was given, the candidates are those stored properties of the
  /// class that have the same type. If there's only one, it is taken for the
  /// property; if there are several, all of them are named. If there are none,
  /// the property must be computed, and all that can be named is its class.
  mutating func name(of keyPath: AnyKeyPath) -> String {
    if let name = found[keyPath] { return name }
    let name = find(keyPath)
    found[keyPath] = name
    return name
  }

  private func find(_ keyPath: AnyKeyPath) -> String {
    let (root, value) = (
      type(of: keyPath).rootType, type(of: keyPath).valueType
    )
    let names =
      (given[keyPath] ?? ViewHost.nameOfProperty?(keyPath)).map { [$0] }
      ?? Field.all(of: root).filter { $0.type == value }.map(\.name)
      .filter { $0.hasPrefix("_") }.map { String($0.dropFirst()) }
    return names.isEmpty
      ? "\(root)" : "\(root).\(names.joined(separator: " or "))"
  }
}
