/// Something to press.
///
///     Button("Add") { store.add() }
///     Button { store.add() } label: { Image(systemName: "plus") }
///     Button(action: store.add, label: { Text("Add") })
///
/// - Timing: The properties that the action reads are not tracked.
nonisolated public struct Button<Label: View>: View {
  let action: () -> Void
  let title: Label

  /// A button with any label.
  public init(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    title = label()
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(
    _ title: some StringProtocol, action: @escaping () -> Void
  ) {
    self.action = action
    self.title = Text(title)
  }
}

extension Button: Primitive {
  public typealias Body = Never

  var label: String? { "Button" }
  var control: Control? { .button(action) }

  func children(in node: Node) -> [Child] { [Child(.only, title)] }

  func draw(_ content: [Block]) -> [Block] {
    [Block.row(content).framed("[", "]")]
  }
}
