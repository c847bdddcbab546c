// The parts of a page that take whole lines.

/// A part of a page that takes whole lines.
public indirect enum Block: Sendable, Equatable {
  /// `## The idea`; levels run from 1 to 3.
  case heading(level: Int, [Inline])
  /// Lines of prose up to a blank line.
  case paragraph([Inline])
  /// Items with bullets when `start` is nil, else numbered from `start`.
  case list(start: Int?, items: [[Block]])
  /// A block of code: the words after the backticks, and the lines between the
  /// fences without a final line end.
  case code(info: String, text: String)
  /// A table. Each row has as many cells as the header.
  case table(header: [[Inline]], rows: [[[Inline]]])
  /// `[^SE-0395]: what the source says`, the footnote behind a mark.
  case footnote(label: String, [Inline])
  /// The trimmed text of `<!-- … -->`, which a renderer doesn't show.
  case comment(String)
}

extension [Block] {
  /// Returns the blocks and, below them, the footnotes of another page that
  /// they mark.
  public func followed(by footnotes: [String: [Inline]]) -> [Block] {
    var seen: Set<String> = []
    return self
      + marks.compactMap { label in
        guard seen.insert(label).inserted, let text = footnotes[label] else {
          return nil
        }
        return .footnote(label: label, text)
      }
  }

  /// The labels of the marks in the blocks, in order.
  private var marks: [String] {
    flatMap { block -> [String] in
      switch block {
      case .heading(_, let text), .paragraph(let text), .footnote(_, let text):
        text.marks
      case .list(_, let items): items.flatMap(\.marks)
      case .table(let header, let rows):
        (header + rows.joined()).flatMap(\.marks)
      case .code, .comment: []
      }
    }
  }
}
