/// A part of a form or a list, with a header.
nonisolated public struct Section<Header: View, Content: View>: View {
  let header: Header
  let content: Content

  /// A section with any header.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// A section with any header, in an older form.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
  }
}

extension Section where Header == Text {
  /// A section with a text as its header.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), content: content) }
}

extension Section where Header == EmptyView {
  /// A section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content)
  }
}

extension Section: Primitive {
  public typealias Body = Never

  var label: String? { "Section" }

  func children(in node: Node) -> [Child] {
    [Child(.index(0), header), Child(.index(1), VStack { content })]
  }

  // The last block is the content; those before it are the header.
  func draw(_ content: [Block]) -> [Block] {
    [Block.column(content.dropLast() + [content[content.count - 1].indented])]
  }
}
