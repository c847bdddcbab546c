/// What a control shows: the value that its binding had when the control was
/// evaluated, and not the one that it has when the screen is drawn.
///
/// - Source: C2-15. Who does not observe the value doesn't see it change.
nonisolated struct ControlValue: View {
  let text: String
}

extension ControlValue: Primitive {
  typealias Body = Never

  func draw(_ content: [Block]) -> [Block] { [Block(text)] }
}
