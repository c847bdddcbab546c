/// The value that a control shows.
///
/// It's the value that the binding had when the control was evaluated, and not
/// the one that it has when the screen is drawn. That's why a view that doesn't
/// observe the value doesn't show when the value changes.
///
/// - Source: P-65.
nonisolated struct ControlValue: View {
  let text: String
}

extension ControlValue: Primitive {
  typealias Body = Never

  func draw(_ content: [Block]) -> [Block] { [Block(text)] }
}
