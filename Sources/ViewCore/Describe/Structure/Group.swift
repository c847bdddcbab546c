// Views that arrange nothing.

/// Several views in a place that takes only one.
nonisolated public struct Group<Content: View>: View {
  let content: Content

  /// These views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: Primitive {
  public typealias Body = Never
  func children(in node: Node) -> [Child] { [Child(.only, content)] }
}

/// A view without content.
nonisolated public struct EmptyView: View {
  /// An empty view.
  public init() {}
}

extension EmptyView: Primitive {
  public typealias Body = Never
}

/// A view that can change its type.
///
/// When it does, the state of the old view ends.
nonisolated public struct AnyView: View {
  let content: any View

  /// Wraps any view. An AnyView that is wrapped again stays the same (P-61).
  public init(_ view: some View) {
    content = (view as? AnyView)?.content ?? view
  }
}

extension AnyView: Primitive {
  public typealias Body = Never
  func children(in node: Node) -> [Child] { [Child(.only, content)] }
}
