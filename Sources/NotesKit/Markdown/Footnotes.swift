// Footnotes: a mark in prose, and what it stands for, elsewhere on the page.

/// The mark `[^SE-0395]`, and where its text in the source ends.
struct FootnoteMark {
  /// The longest mark, in bytes.
  static let limit = 80

  /// What is between the brackets, after `^`: no spaces and no brackets.
  let label: String
  /// The place after the closing bracket.
  let end: Int

  /// Reads the mark that begins at a place; nil when none does.
  init?(in bytes: [UInt8], from start: Int) {
    let rest = bytes[start...].prefix(Self.limit)
    guard rest.starts(with: "[^".utf8) else { return nil }
    let label = rest.dropFirst(2).prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]")
    }
    guard !label.isEmpty, label.endIndex < rest.endIndex,
      rest[label.endIndex] == UInt8(ascii: "]")
    else { return nil }
    self.label = String(decoding: label, as: UTF8.self)
    end = label.endIndex + 1
  }
}

extension Document {
  /// What the page's footnotes say, by their labels.
  public var footnotes: [String: [Inline]] {
    var footnotes: [String: [Inline]] = [:]
    for case .footnote(let label, let text) in blocks.map(\.block) {
      footnotes[label] = text
    }
    return footnotes
  }
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
      case .quote(let blocks): blocks.marks
      case .table(let header, _, let rows):
        (header + rows.joined()).flatMap(\.marks)
      case .code, .rule, .comment: []
      }
    }
  }
}

extension [Inline] {
  fileprivate var marks: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .mark(let label): [label]
      case .emphasis(let inner), .strong(let inner), .link(let inner, _):
        inner.marks
      case .text, .code, .lineBreak: []
      }
    }
  }

  /// The address of the first link.
  public var address: String? {
    for inline in self {
      if case .link(_, let destination) = inline { return destination }
    }
    return nil
  }
}
