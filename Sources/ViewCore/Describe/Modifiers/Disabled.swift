// Controls that a user can't use.

extension View {
  /// Disables the controls inside, or leaves them as they are.
  ///
  /// If a user taps a disabled control, nothing happens. The control is drawn
  /// as `(Book)` instead of `[Book]`. Once an ancestor has disabled it, nothing
  /// further in can enable it again (P-77).
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
