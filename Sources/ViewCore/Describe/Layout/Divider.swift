/// A line between views.
nonisolated public struct Divider: View {
  /// A line.
  public init() {}
}

extension Divider: Primitive {
  public typealias Body = Never
  var label: String? { "Divider" }

  func draw(_ content: [Block]) -> [Block] { [Block("--------")] }
}
