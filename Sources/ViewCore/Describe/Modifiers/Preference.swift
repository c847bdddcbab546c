// Values that views pass up the tree.

extension View {
  /// Passes a value up to the views that ask for its key.
  public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> some View { modifier(Preference<Key>(value: value)) }

  /// Runs an action when the value that the views below pass up has changed.
  ///
  /// - Timing: The action runs after the views of the pass are evaluated. The
  ///   first time, it runs only if the value differs from the key's default.
  /// - Errors: As `onChange` (P-58).
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(OnPreferenceChange<Key>(action: action))
  }
}

private struct Preference<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  func apply(to node: Node) {
    let isNew = node.isNew
    let kept = node.memory { Preferred<Key>(value) }
    if !isNew, areSame(value, kept.value) { return }
    kept.value = value
    tellCollectors(above: node)
  }

  func unmount(from node: Node) { tellCollectors(above: node) }

  private func tellCollectors(above node: Node) {
    var next = node.parent
    while let node = next {
      node.kept(as: PreferenceCollector<Key>.self)?.collectAfterwards(at: node)
      next = node.parent
    }
  }
}

private struct OnPreferenceChange<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  func apply(to node: Node) {
    let collector = node.memory { PreferenceCollector<Key>() }
    collector.action = { [action] old, new in
      old == new ? nil : { action(new) }
    }
  }
}

/// The value that a view passes up.
@MainActor
private final class Preferred<Key: PreferenceKey> {
  var value: Key.Value

  init(_ value: Key.Value) { self.value = value }
}

/// Collects the values that the views below pass up, at most once in each pass.
@MainActor
private final class PreferenceCollector<Key: PreferenceKey> {
  /// Returns what has to be done after a change; nil if nothing has.
  var action: ((_ old: Key.Value, _ new: Key.Value) -> (() -> Void)?)?
  private var runs = CountInPass()
  private var last = Key.defaultValue
  private var isWaiting = false

  func collectAfterwards(at node: Node) {
    if isWaiting { return }
    isWaiting = true
    node.graph.afterwards { [place = node.place] in
      self.isWaiting = false
      guard let node = place.node else { return }
      var value = Key.defaultValue
      self.collect(from: node, into: &value)
      let old = self.last
      self.last = value
      guard let action = self.action?(old, value) else { return }
      if node.graph.allows(
        actionOf: "onPreferenceChange", at: node, &self.runs)
      {
        action()
      }
    }
  }

  // A value hides the values of the views below it.
  private func collect(from node: Node, into value: inout Key.Value) {
    if let kept = node.kept(as: Preferred<Key>.self) {
      return Key.reduce(value: &value) { kept.value }
    }
    for child in node.children { collect(from: child, into: &value) }
  }
}
