/// A view whose own `==` decides whether its inputs have changed.
///
/// - Source: P-02.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public let content: Content

  /// A view that is compared with its own `==`.
  public init(content: Content) { self.content = content }

  /// The view itself.
  public var body: some View { content }
}

extension EquatableView: StandIn, Input {
  static var subject: Any.Type? { nil }

  nonisolated func isSame(as old: Self) -> Bool { content == old.content }
}

extension View where Self: Equatable {
  /// Uses the view's own `==` to decide whether its inputs have changed.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
