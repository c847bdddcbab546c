// Walks over the nodes that only draw: the screen that a user sees, and the
// tree. They evaluate no body.

extension Node {
  /// Draws the view as a user sees it.
  func draw() -> [Block] {
    let content = children.flatMap { $0.draw() }
    guard let view = view as? any Primitive else { return content }
    let drawn = view.draw(content)
    guard let control = view.control, !isEnabled else { return drawn }
    return drawn.map(control.disabled)
  }

  /// Draws the view with a word in front of each control instead of its marks.
  /// If a row contains a control, the parts of the row are separated by commas.
  func drawInWords() -> [Block] {
    var content = children.flatMap { $0.drawInWords() }
    guard let view = view as? any Primitive else { return content }
    if let control = view.control {
      let words = control.inWords(content)
      return [isEnabled ? words : words.framed("", ", disabled")]
    }
    if view.isRow, !controls.isEmpty {
      content.removeAll(where: \.lines.isEmpty)
      for index in content.indices.dropLast() {
        content[index] = content[index].framed("", ",")
      }
    }
    return view.draw(content)
  }

  /// The texts that a user can read in the view.
  var words: [String] {
    [(view as? any Primitive)?.word].compactMap(\.self)
      + children.flatMap(\.words)
  }

  /// A line for each view that has a label.
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

  /// The part of the id that the tree shows, which is the value that you gave.
  var mark: String {
    if case .item(let id, _) = id { " [\(id.base)]" } else { "" }
  }
}
