/// Something to switch on and off.
///
///     Toggle("Done", isOn: $item.isDone)        // [x] Done
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let title: Label

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    title = label()
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.isOn = isOn
    self.title = Text(title)
  }
}

extension Toggle: Primitive {
  public typealias Body = Never

  var label: String? { "Toggle" }
  var control: Control? { .toggle(isOn) }

  @MainActor
  func children(in node: Node) -> [Child] {
    let value = node.track { isOn.wrappedValue }
    node.memory { Box(value) }.value = value
    return [
      Child(.index(0), ControlValue(text: value ? "[x]" : "[ ]")),
      Child(.index(1), title),
    ]
  }

  func draw(_ content: [Block]) -> [Block] { [Block.row(content)] }
}
