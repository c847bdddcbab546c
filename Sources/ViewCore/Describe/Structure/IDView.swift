extension View {
  /// Gives a view an identity. The view's state lasts until the identity
  /// changes.
  ///
  /// - Source: P-25.
  public func id(_ id: some Hashable) -> some View {
    IDView(id: AnyHashable(id), content: self)
  }
}

nonisolated struct IDView<Content: View>: View {
  let id: AnyHashable
  let content: Content
}

extension IDView: Primitive {
  typealias Body = Never
  func children(in node: Node) -> [Child] { [Child(.item(id), content)] }
}
