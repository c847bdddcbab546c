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

  func children(in node: Node) -> [Child] { [Child(.only, title)] }

  func draw(_ content: [Block]) -> [Block] {
    [Block.row([Block(isOn.wrappedValue ? "[x]" : "[ ]")] + content)]
  }
}
