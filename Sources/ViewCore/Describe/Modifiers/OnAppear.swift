// Actions that run when a view appears and when it disappears.

extension View {
  /// Runs an action after the view has appeared.
  ///
  /// - Timing: Actions run once the views of the pass are evaluated. The
  ///   innermost view's actions come first, and the actions of one view run in
  ///   the order in which they are written (P-54). If an action marks views,
  ///   they are evaluated in the same pass.
  public func onAppear(
    perform action: (() -> Void)? = nil
  ) -> some View { modifier(OnAppear(action: action)) }

  /// Runs an action after the view has disappeared.
  public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> some View { modifier(OnDisappear(action: action)) }
}

private struct OnAppear: PrimitiveModifier {
  let action: (() -> Void)?

  func queueActions(at node: Node) {
    guard let action, node.isNew else { return }
    node.graph.afterwards(action)
  }
}

private struct OnDisappear: PrimitiveModifier {
  let action: (() -> Void)?

  func unmount(from node: Node) {
    if let action { node.graph.afterwards(action) }
  }
}
