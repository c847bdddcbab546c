// Cuts prose into inlines, in one pass over its bytes. Code spans, links
// and the marks of footnotes are recognised here; runs of `*` and `_` are left to `Emphasis`.

/// A parser of the text of a paragraph, a heading or a table's cell.
struct InlineParser {
  private let bytes: [UInt8]
  private var index = 0
  private var pieces: [Piece] = []
  /// Text that isn't a piece yet.
  private var text: [UInt8] = []
  /// The places of open brackets in `pieces`.
  private var brackets: [Int] = []
  private var backticks: BacktickRuns
  private var mayHaveCommentEnd = true

  /// Returns the inlines of a text.
  static func parse(_ text: Substring) -> [Inline] {
    var parser = InlineParser(bytes: Array(text.utf8))
    return parser.parse()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    backticks = BacktickRuns(in: bytes)
  }

  private mutating func parse() -> [Inline] {
    while index < bytes.count {
      switch bytes[index] {
      case .backslash: escape()
      case .backtick: code()
      case UInt8(ascii: "*"), UInt8(ascii: "_"): delimiter()
      case UInt8(ascii: "["): openBracket()
      case UInt8(ascii: "]"): closeBracket()
      case UInt8(ascii: "<"): angle()
      case .lineFeed: lineEnd()
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    endText()
    return Emphasis.resolve(pieces[...])
  }

  private func byte(at index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    pieces.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  private mutating func append(_ inline: Inline) {
    endText()
    pieces.append(.inline(inline))
  }

  private mutating func takeByte() {
    text.append(bytes[index])
    index += 1
  }
}

// MARK: - Escapes, line ends, code and emphasis

extension InlineParser {
  private mutating func escape() {
    index += 1
    guard let next = byte(at: index) else { return text.append(.backslash) }
    if next == .lineFeed {
      append(.lineBreak)
      skipIndent()
    } else if next.isPunctuation {
      takeByte()
    } else {
      text.append(.backslash)
    }
  }

  private mutating func lineEnd() {
    let spaces = text.reversed().prefix(while: \.isSpace).count
    text.removeLast(spaces)
    if spaces >= 2 {
      append(.lineBreak)
    } else {
      text.append(UInt8(ascii: " "))
    }
    skipIndent()
  }

  /// Skips a line feed and the white space after it.
  private mutating func skipIndent() {
    index += 1
    while let next = byte(at: index), next.isSpace { index += 1 }
  }

  private mutating func code() {
    let length = bytes[index...].prefix { $0 == .backtick }.count
    let start = index + length
    guard let end = backticks.nextRun(ofLength: length, from: start) else {
      text += bytes[index..<start]
      index = start
      return
    }
    append(.code(Self.codeText(bytes[start..<end])))
    index = end + length
  }

  /// Returns the text of a code span: a line end is a space, and one space is
  /// taken off both ends, which makes room for a backtick there.
  private static func codeText(_ bytes: ArraySlice<UInt8>) -> String {
    let space = UInt8(ascii: " ")
    var bytes = bytes.map { $0 == .lineFeed ? space : $0 }[...]
    let isPadded = bytes.first == space && bytes.last == space
    if isPadded, bytes.contains(where: { $0 != space }) {
      bytes = bytes.dropFirst().dropLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func delimiter() {
    endText()
    let mark = bytes[index]
    let count = bytes[index...].prefix { $0 == mark }.count
    let run = DelimiterRun(
      mark: mark,
      count: count,
      before: byte(at: index - 1),
      after: byte(at: index + count)
    )
    pieces.append(.delimiter(run))
    index += count
  }
}

// MARK: - Links, footnotes, autolinks and comments

extension InlineParser {
  private mutating func openBracket() {
    if let mark = FootnoteMark(in: bytes, from: index) {
      append(.mark(label: mark.label))
      index = mark.end
      return
    }
    endText()
    brackets.append(pieces.count)
    pieces.append(.text("["))
    index += 1
  }

  private mutating func closeBracket() {
    endText()
    guard let open = brackets.popLast(),
      byte(at: index + 1) == UInt8(ascii: "("),
      let target = Destination(inParenthesesOf: bytes, from: index + 2)
    else { return takeByte() }
    let label = Emphasis.resolve(pieces[(open + 1)...])
    pieces.removeSubrange(open...)
    append(.link(label, destination: target.text))
    brackets = []  // A link has no link inside.
    index = target.end
  }

  private mutating func angle() {
    if bytes[index...].starts(with: "<!--".utf8) {
      if !skipComment() { takeByte() }
    } else if let target = Destination(inAnglesOf: bytes, from: index + 1) {
      append(.link([.text(target.text)], destination: target.text))
      index = target.end
    } else {
      takeByte()
    }
  }

  private mutating func skipComment() -> Bool {
    guard mayHaveCommentEnd else { return false }
    var place = index + 4
    while place < bytes.count {
      if bytes[place...].starts(with: "-->".utf8) {
        index = place + 3
        return true
      }
      place += 1
    }
    mayHaveCommentEnd = false
    return false
  }
}
