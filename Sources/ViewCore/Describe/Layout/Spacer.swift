/// The room that is left over. In a line of text, there is none.
nonisolated public struct Spacer: View {
  /// Some room; its length is not drawn.
  public init(minLength: Double? = nil) {}
}

extension Spacer: Primitive {
  public typealias Body = Never
  var label: String? { "Spacer" }
}
