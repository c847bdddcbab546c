// The parts of prose.

/// A part of prose: of a paragraph, a heading or a cell.
public indirect enum Inline: Sendable, Equatable {
  /// Text as it is, with line ends as spaces.
  case text(String)
  /// `` `x` ``.
  case code(String)
  /// `*x*`, with text and code in it.
  case emphasis([Inline])
  /// `**x**`, with text and code in it.
  case strong([Inline])
  /// `[x](destination)`, with text and code in its label.
  case link([Inline], destination: String)
  /// `[^SE-0395]`, the mark of a footnote.
  case mark(label: String)
}

extension [Inline] {
  /// The words alone, without their looks.
  public var words: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _):
        inner.words
      case .mark: ""
      }
    }.joined()
  }

  /// The address of the first link.
  public var address: String? {
    for case .link(_, let destination) in self { return destination }
    return nil
  }

  /// The labels of the marks of footnotes, in order.
  var marks: [String] {
    compactMap { if case .mark(let label) = $0 { label } else { nil } }
  }
}
