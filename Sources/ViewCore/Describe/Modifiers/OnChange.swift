// Actions that run when a value that a body computes differs from the one
// before.

extension View {
  /// Runs an action when a value differs from what it was in the last
  /// evaluation.
  ///
  /// - Timing: The action runs after the views of the pass are evaluated, in
  ///   the same order as `onAppear`. With `initial`, it also runs when the view
  ///   has appeared.
  /// - Errors: If changes of the value would run the action more than twice in
  ///   one pass, the action doesn't run, and that's reported (P-58).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(OnChange(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value differs, but doesn't pass the values to it.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Runs an action with the new value when the value differs. This is the
  /// older form.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ new: Value) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }
}

private struct OnChange<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func queueActions(at node: Node) {
    let isNew = node.isNew
    let watched = node.memory { Watched(value) }
    let old = watched.value
    watched.value = value
    if isNew ? initial : old != value && watched.allowsAction(at: node) {
      node.graph.afterwards { action(old, value) }
    }
  }
}

/// The value of the last evaluation, and the actions that its changes have run.
@MainActor
private final class Watched<Value> {
  var value: Value
  private var runs = CountInPass()

  init(_ value: Value) { self.value = value }

  func allowsAction(at node: Node) -> Bool {
    node.graph.allows(actionOf: "onChange", at: node, &runs)
  }
}
