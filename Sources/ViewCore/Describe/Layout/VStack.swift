/// Views, one below the other.
nonisolated public struct VStack<Content: View>: View {
  let content: Content

  /// Arranges views in a column; alignment and spacing are not drawn.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// The alignment of views in a column.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

extension VStack: Container {
  public typealias Body = Never
  var label: String? { "VStack" }
}
