// The tree that a Markdown text is parsed into.

/// A part of a document that takes whole lines.
public indirect enum Block: Sendable, Equatable {
  /// `## The idea`; levels run from 1 to 6.
  case heading(level: Int, [Inline])
  /// Lines of prose up to a blank line.
  case paragraph([Inline])
  /// Items with bullets when `start` is nil, else numbered from `start`.
  case list(start: Int?, items: [[Block]])
  /// `> quoted`.
  case quote([Block])
  /// A fenced block: the whole info string after the backticks, and the lines
  /// between the fences without a final newline.
  case code(info: String, text: String)
  /// A pipe table. No row has more cells than the header; one may have fewer.
  case table(header: [[Inline]], alignments: [Alignment], rows: [[[Inline]]])
  /// `[^SE-0395]: what the source says`, the footnote behind a mark.
  case footnote(label: String, [Inline])
  /// `---`.
  case rule
  /// The trimmed text of `<!-- … -->`, which a renderer doesn't show.
  case comment(String)

  /// The side that the cells of a table's column lean to.
  public enum Alignment: Sendable, Equatable {
    case left, center, right
  }
}

/// A part of a line of prose.
public indirect enum Inline: Sendable, Equatable {
  /// Text as it is, with escapes resolved and soft line ends as spaces.
  case text(String)
  /// `` `x` ``.
  case code(String)
  /// `*x*` or `_x_`.
  case emphasis([Inline])
  /// `**x**`.
  case strong([Inline])
  /// `[x](destination)` or `<destination>`.
  case link([Inline], destination: String)
  /// `[^SE-0395]`, the mark of a footnote.
  case mark(label: String)
  /// A hard line end: two spaces or a backslash at the end of a line.
  case lineBreak
}
