/// Several views, each identified by its position.
nonisolated public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: Primitive {
  public typealias Body = Never

  func children(in node: Node) -> [Child] {
    var children: [Child] = []
    for view in repeat each content {
      children.append(Child(.index(children.count), view))
    }
    return children
  }
}
