/// Views side by side.
nonisolated public struct HStack<Content: View>: View {
  let content: Content

  /// Arranges views in a row; alignment and spacing are not drawn.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// The alignment of views in a row.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

extension HStack: Container {
  public typealias Body = Never
  var label: String? { "HStack" }
  var isRow: Bool { true }

  func draw(_ content: [Block]) -> [Block] { [Block.row(content)] }
}
