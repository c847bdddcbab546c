/// Views, one below the other.
nonisolated public struct VStack<Content: View>: View {
  let content: Content

  /// - Parameters: Alignment and spacing are not drawn.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// How views in a column are aligned.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

extension VStack: Container {
  public typealias Body = Never
  var label: String? { "VStack" }
}
