/// Room that is left over. A line of text has none.
nonisolated public struct Spacer: View {
  /// Some room; its length is not drawn.
  public init(minLength: Double? = nil) {}
}

extension Spacer: Primitive {
  public typealias Body = Never
  var label: String? { "Spacer" }
}
