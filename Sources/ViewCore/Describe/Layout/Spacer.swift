/// Room that is left over. There is none in a line of text.
nonisolated public struct Spacer: View {
  /// Some room; its length is not drawn.
  public init(minLength: Double? = nil) {}
}

extension Spacer: Primitive {
  public typealias Body = Never
  var label: String? { "Spacer" }
}
