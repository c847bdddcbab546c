/// One of two views: what `if` and `else`, and `switch`, come to.
///
/// To change the branch ends the state of the one and begins the other anew.
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

// What an `if` without `else` comes to.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  func children(in node: Node) -> [Child] { map { [Child(.only, $0)] } ?? [] }
}
