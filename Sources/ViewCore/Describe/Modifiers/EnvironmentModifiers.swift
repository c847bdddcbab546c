// Modifiers that write the environment of a subtree.

extension View {
  /// Sets a value for the views below.
  ///
  /// - Timing: A view below that has read the value is evaluated again when
  ///   the value differs (P-19).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Hands an observable object to the views below, by its type.
  ///
  /// - Parameter object: The object; nil hides one that is set further up
  ///   (P-17).
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(EnvironmentWriter { $0[ObjectKey<Object>()] = object })
  }

  /// Hands an `ObservableObject` to the views below, by its type.
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
