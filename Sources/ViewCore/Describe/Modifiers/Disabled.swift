// Controls that a user can't use.

extension View {
  /// Disables the controls inside, or leaves them as they are.
  ///
  /// A tap on a disabled control does nothing. It's drawn as `(Book)` instead of
  /// `[Book]`. If an ancestor disables a control, nothing inside can enable it
  /// again (P-77).
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a user can use the controls here.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension Node {
  /// Whether a user can use the controls here.
  var isEnabled: Bool { scope.find(IsEnabledKey.self) ?? true }
}
