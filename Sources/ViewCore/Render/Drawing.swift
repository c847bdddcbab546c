// Pure walks over the nodes: what a user sees, and what there is. No body is
// evaluated here.

extension Node {
  /// What a user sees of the view.
  func draw() -> [Block] {
    let content = children.flatMap { $0.draw() }
    return (view as? any Primitive)?.draw(content) ?? content
  }

  /// What a user can read in the view.
  var words: [String] {
    [(view as? any Primitive)?.word].compactMap(\.self)
      + children.flatMap(\.words)
  }

  /// The views that have a name, a line each.
  func lines(depth: Int = 0, id: String = "") -> [String] {
    let label =
      kind.isPrimitive
      ? (view as? any Primitive)?.label
      : kind.counted == nil ? nil : kind.name
    let line = label.map { String(repeating: "  ", count: depth) + $0 + id }
    let below = depth + (line == nil ? 0 : 1)
    let inner = line == nil ? id : ""
    return (line.map { [$0] } ?? [])
      + children.flatMap { $0.lines(depth: below, id: inner + $0.mark) }
  }

  /// What the tree shows of the id: values that the learner has given.
  var mark: String {
    if case .item(let id, _) = id { " [\(id.base)]" } else { "" }
  }
}
