/// One of two views, as built from `if` and `else` or from `switch`.
///
/// When the branch changes, the state of the old view ends and the state of the
/// new one begins with its defaults.
nonisolated public enum ConditionalContent<First: View, Second: View>: View {
  case first(First)
  case second(Second)
}

extension ConditionalContent: Primitive {
  public typealias Body = Never

  func children(in node: Node) -> [Child] {
    switch self {
    case .first(let view): [Child(.branch(true), view)]
    case .second(let view): [Child(.branch(false), view)]
    }
  }
}

// An `if` without `else` builds an optional view.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  func children(in node: Node) -> [Child] { map { [Child(.only, $0)] } ?? [] }
}
