/// The value that a control shows.
///
/// It is the value that the binding had when the control was evaluated, not
/// the one that it has when the screen is drawn. So a view that does not
/// observe the value does not show its change.
///
/// - Source: P-65.
nonisolated struct ControlValue: View {
  let text: String
}

extension ControlValue: Primitive {
  typealias Body = Never

  func draw(_ content: [Block]) -> [Block] { [Block(text)] }
}
