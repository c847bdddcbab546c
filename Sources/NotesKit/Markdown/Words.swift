// What a piece of Markdown says, without its looks.

extension [Inline] {
  /// The words alone, without their looks.
  public var words: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _):
        inner.words
      case .mark: ""
      case .lineBreak: " "
      }
    }.joined()
  }
}
