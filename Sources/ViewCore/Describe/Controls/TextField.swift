/// A line of text to edit.
///
///     TextField("Name", text: $store.name)      // Name: Ann_
nonisolated public struct TextField: View {
  let title: String
  let text: Binding<String>

  /// A field with a title, for the text of a binding.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
}

extension TextField: Primitive {
  public typealias Body = Never

  var label: String? { "TextField \"\(title)\"" }
  var control: Control? { .field(title, text) }

  @MainActor
  func children(in node: Node) -> [Child] {
    let colon = title.isEmpty || title.hasSuffix(":") ? "" : ":"
    let space = title.isEmpty ? "" : " "
    let value = node.track { text.wrappedValue }
    return [
      Child(.only, ControlValue(text: title + colon + space + value + "_"))
    ]
  }
}
