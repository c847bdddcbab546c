// Views that arrange nothing.

/// Several views where one is expected.
nonisolated public struct Group<Content: View>: View {
  let content: Content

  /// These views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: Primitive {
  public typealias Body = Never
  func children(in node: Node) -> [Child] { [Child(.only, content)] }
}

/// Nothing.
nonisolated public struct EmptyView: View {
  /// No view.
  public init() {}
}

extension EmptyView: Primitive {
  public typealias Body = Never
}

/// A view whose type may change.
///
/// When it does, the state of the old view ends.
nonisolated public struct AnyView: View {
  let content: any View

  /// Any view.
  public init(_ view: some View) { content = view }
}

extension AnyView: Primitive {
  public typealias Body = Never
  func children(in node: Node) -> [Child] { [Child(.only, content)] }
}
