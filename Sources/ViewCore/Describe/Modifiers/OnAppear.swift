// Actions for when a view comes and goes.

extension View {
  /// Runs an action when the view has appeared.
  ///
  /// - Timing: After the views of the pass are evaluated, the innermost view
  ///   first, and a view's own actions in the order written (P-54). Views that
  ///   the action marks are evaluated in the same pass.
  public func onAppear(
    perform action: (() -> Void)? = nil
  ) -> some View { modifier(OnAppear(action: action)) }

  /// Runs an action when the view has gone.
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
