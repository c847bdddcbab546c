// Modifiers that write the environment of a subtree.

extension View {
  /// Sets a value for the views below.
  ///
  /// - Timing: If a view below has read the value, that view is evaluated again
  ///   when the value changes (P-19).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Provides an observable object for the views below, which find it by its
  /// type.
  ///
  /// - Parameter object: The object. If you pass nil, you hide an object that
  ///   is set further up (P-17).
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(EnvironmentWriter { $0[ObjectKey<Object>()] = object })
  }

  /// Provides an `ObservableObject` for the views below, which find it by its
  /// type.
  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    modifier(EnvironmentWriter { $0[ObjectKey<Object>()] = object })
  }

  /// Changes a value for the views below, starting from the current one.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }
}

private struct EnvironmentWriter: PrimitiveModifier {
  let write: (inout EnvironmentValues) -> Void

  func apply(to node: Node) {
    if node.isNew { node.scope = EnvironmentScope(inside: node.scope) }
    let scope = node.scope
    var values = EnvironmentValues(scope: scope.outer)
    node.track { write(&values) }
    scope.replace(with: values.written)
  }
}
