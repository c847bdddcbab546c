// The controls on a screen.

/// The action that a view offers to a user.
enum Control {
  case button(() -> Void)
  case toggle(Binding<Bool>)
  case field(String, Binding<String>)
}

extension Node {
  /// The controls on the screen, from the top down.
  var controls: [(node: Node, control: Control, labels: [String])] {
    let below = children.flatMap(\.controls)
    guard let control = (view as? any Primitive)?.control else { return below }
    return [(self, control, labels(of: control))] + below
  }

  // A control answers to each of its texts, and to all of them together.
  private func labels(of control: Control) -> [String] {
    if case .field(let title, _) = control { return [title] }
    return [words.joined(separator: " ")] + words
  }
}
