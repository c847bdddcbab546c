// The marks at the front of a line that begin a block.

/// The line that opens a fenced code block.
struct Fence {
  /// The number of backticks, at least three.
  let length: Int
  /// The text after the backticks, trimmed.
  let info: String
  /// The columns before the backticks, which the lines of code lose too.
  let indent: Int

  /// Reads an opening fence; nil when the line is none.
  init?(_ line: Line) {
    let bytes = line.content.utf8
    guard bytes.starts(with: [.backtick, .backtick, .backtick]) else {
      return nil
    }
    let rest = bytes.drop { $0 == .backtick }
    guard !rest.contains(.backtick) else { return nil }
    length = bytes.count - rest.count
    info = String(Substring(rest).trimmed)
    indent = line.indent
  }

  /// Returns whether the line closes the block.
  func isClosed(by line: Line) -> Bool {
    let bytes = line.content.trimmed.utf8
    return bytes.count >= length && bytes.allSatisfy { $0 == .backtick }
  }
}

/// The bullet or the number that begins a list item.
struct ListMarker {
  /// A bullet's character, or the one after a number: both mark one list.
  let symbol: UInt8
  /// The number, or nil for a bullet.
  let number: Int?
  /// The column where the item's content begins; its later lines are indented
  /// at least as much.
  let contentColumn: Int
  /// The rest of the line.
  let content: Substring

  /// Reads a marker; nil when the line has none. A rule is none: `* * *`.
  init?(_ line: Line) {
    let bytes = line.content.utf8
    guard let first = bytes.first, !line.isRule else { return nil }
    let digits = bytes.prefix(10).prefix(while: \.isDigit)
    let rest = bytes.dropFirst(digits.count)
    guard let symbol = rest.first, digits.count < 10 else { return nil }
    switch symbol {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      guard first == symbol else { return nil }
    case UInt8(ascii: "."), UInt8(ascii: ")"):
      guard !digits.isEmpty else { return nil }
    default: return nil
    }
    let after = Line(Substring(rest.dropFirst()), number: line.number)
    guard after.text.isEmpty || after.indent > 0 else { return nil }
    let padding = after.isBlank || after.indent > 4 ? 1 : after.indent
    self.symbol = symbol
    number = Int(Substring(digits))
    contentColumn = line.indent + digits.count + 1 + padding
    content = after.dropping(columns: padding).text
  }

  /// Whether the marker ends a paragraph that no blank line ended: prose may
  /// well have a line that begins with a year and a full stop.
  var interruptsParagraph: Bool {
    (number ?? 1) == 1 && !content.trimmed.isEmpty
  }
}

extension Line {
  /// The level of the heading that the line is; nil when it is none.
  var headingLevel: Int? {
    let bytes = content.utf8
    let level = bytes.prefix(7).prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level) else { return nil }
    return bytes.dropFirst(level).first?.isSpace ?? true ? level : nil
  }

  /// Whether the line is three or more of `-`, `*` or `_`, spaces aside.
  var isRule: Bool {
    let bytes = content.utf8
    guard let mark = bytes.first, "-*_".utf8.contains(mark) else {
      return false
    }
    var count = 0
    for byte in bytes where !byte.isSpace {
      guard byte == mark else { return false }
      count += 1
    }
    return count >= 3
  }

  /// Whether the line begins with `>`.
  var isQuote: Bool { content.utf8.first == UInt8(ascii: ">") }

  /// The mark of the footnote that the line begins; nil when it begins none.
  var footnote: FootnoteMark? {
    let bytes = Array(content.utf8.prefix(FootnoteMark.limit + 1))
    guard let mark = FootnoteMark(in: bytes, from: 0),
      bytes.dropFirst(mark.end).first == UInt8(ascii: ":")
    else { return nil }
    return mark
  }

  /// Whether the line begins a comment.
  var isComment: Bool { content.utf8.starts(with: "<!--".utf8) }
}
