// The controls on a screen.

/// The action that a view offers to a user.
enum Control {
  case button(() -> Void)
  case toggle(Binding<Bool>)
  case field(String, Binding<String>)
}

extension Control {
  /// Returns the control in words.
  ///
  /// - Parameter content: What is drawn inside the control. For a toggle,
  ///   that's its value and then its title; for a field, it's only the value.
  func inWords(_ content: [Block]) -> Block {
    func drawn(_ content: ArraySlice<Block>) -> String {
      Block.row(Array(content)).text
    }
    switch self {
    case .button: return Block("button \(drawn(content[...]))")
    case .toggle:
      let value = drawn(content.prefix(1)) == "[x]" ? "on" : "off"
      let title = drawn(content.dropFirst())
      return Block("switch \(title.isEmpty ? "" : title + ", ")\(value)")
    case .field: return Block("field \(drawn(content[...]).dropLast())")
    }
  }

  /// Returns a drawing that shows that a user can't use the control: with round
  /// brackets, and without a place to type.
  func disabled(_ drawn: Block) -> Block {
    var text = drawn.text
    switch self {
    case .button: text = "(\(text.dropFirst().dropLast()))"
    case .toggle:
      text.replace("[", with: "(", maxReplacements: 1)
      text.replace("]", with: ")", maxReplacements: 1)
    case .field: text.removeLast()
    }
    return Block(text)
  }
}

extension Node {
  /// The controls on the screen, from the top down.
  var controls: [(node: Node, control: Control, labels: [String])] {
    let below = children.flatMap(\.controls)
    guard let control else { return below }
    return [(self, control, labels(of: control))] + below
  }

  /// The control of this node; nil if the node isn't a control, or isn't
  /// mounted any more.
  var control: Control? {
    isMounted ? (view as? any Primitive)?.control : nil
  }

  // A control answers to each of its texts, and also to all of them together.
  private func labels(of control: Control) -> [String] {
    if case .field(let title, _) = control { return [title] }
    return [words.joined(separator: " ")] + words
  }
}
