// Names for the properties that a macro has made, whose key paths have none.

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
  /// If no name was given, the stored properties of the class that have the
  /// same type are candidates. A single one is taken for the property; of
  /// several, all are named. If there is none, the property is computed, and
  /// only the class is known.
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
