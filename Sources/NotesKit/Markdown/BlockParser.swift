// Cuts lines into blocks. A container, such as a list item, takes its marks
// off its lines and has the rest parsed on its own.

/// A parser of the lines of one container.
struct BlockParser {
  /// The containers deep inside others that are read as prose instead, so that
  /// no text can exhaust the stack.
  static let depthLimit = 16

  var lines: [Line]
  /// The line to read next.
  var index = 0
  /// How many containers are around these lines.
  let depth: Int

  /// Returns the blocks of the lines.
  static func parse(_ lines: [Line], depth: Int) -> [Document.Located] {
    var parser = BlockParser(lines: lines, depth: depth)
    return parser.parse()
  }

  /// Returns the blocks of the lines inside a container of this one.
  func parseNested(_ lines: [Line]) -> [Block] {
    Self.parse(lines, depth: depth + 1).map(\.block)
  }

  private init(lines: [Line], depth: Int) {
    self.lines = lines
    self.depth = depth
  }

  private mutating func parse() -> [Document.Located] {
    var blocks: [Document.Located] = []
    while index < lines.count {
      guard !lines[index].isBlank else {
        index += 1
        continue
      }
      let line = lines[index].number
      blocks.append(.init(block: nextBlock(), line: line))
    }
    return blocks
  }

  private mutating func nextBlock() -> Block {
    let line = lines[index]
    if let fence = Fence(line) { return code(fence) }
    if let level = line.headingLevel { return heading(level) }
    if line.isRule {
      index += 1
      return .rule
    }
    if line.isComment { return comment() }
    if let mark = line.footnote { return footnote(mark) }
    if depth < Self.depthLimit {
      if line.isQuote { return quote() }
      if let marker = ListMarker(line) { return list(marker) }
    }
    if let alignments = tableAlignments(at: index) { return table(alignments) }
    return .paragraph(paragraph())
  }

  /// Returns whether a line ends the paragraph before it.
  func interruptsParagraph(at index: Int) -> Bool {
    let line = lines[index]
    guard let first = line.content.utf8.first else { return true }
    if tableAlignments(at: index) != nil { return true }
    guard first.isPunctuation || first.isDigit else { return false }
    return line.headingLevel != nil || line.isRule || line.isComment
      || line.isQuote || line.footnote != nil || Fence(line) != nil
      || ListMarker(line)?.interruptsParagraph == true
  }
}

// MARK: - Blocks without blocks inside

extension BlockParser {
  private mutating func code(_ fence: Fence) -> Block {
    index += 1
    var code: [Substring] = []
    while index < lines.count, !fence.isClosed(by: lines[index]) {
      code.append(lines[index].dropping(columns: fence.indent).text)
      index += 1
    }
    index = min(index + 1, lines.count)
    return .code(info: fence.info, text: code.joined(separator: "\n"))
  }

  private mutating func heading(_ level: Int) -> Block {
    let text = Substring(lines[index].content.utf8.dropFirst(level)).trimmed
    index += 1
    // A closing run of `#` after a space is decoration.
    let mark = UInt8(ascii: "#")
    let open = text.utf8.reversed().drop { $0 == mark }
    let closes = open.first?.isSpace ?? true
    let end = closes ? open.startIndex.base : text.endIndex
    return .heading(level: level, InlineParser.parse(text[..<end].trimmed))
  }

  private mutating func comment() -> Block {
    var comment: [Substring] = []
    var text = Substring(lines[index].content.utf8.dropFirst(4))
    while true {
      if let end = text.firstRange(ofBytes: "-->") {
        comment.append(text[..<end.lowerBound])
        let rest = text[end.upperBound...].trimmed
        lines[index] = Line(rest, number: lines[index].number)
        if rest.isEmpty { index += 1 }
        break
      }
      comment.append(text)
      index += 1
      guard index < lines.count else { break }
      text = lines[index].text
    }
    return .comment(comment.joined(separator: "\n").trimmingBlanks)
  }

  private mutating func footnote(_ mark: FootnoteMark) -> Block {
    let line = lines[index]
    let text = Substring(line.content.utf8.dropFirst(mark.end + 1))
    lines[index] = Line(text, number: line.number)
    return .footnote(label: mark.label, paragraph())
  }

  private mutating func paragraph() -> [Inline] {
    var text = String(lines[index].content)
    index += 1
    while index < lines.count, !interruptsParagraph(at: index) {
      text += "\n"
      text += lines[index].content
      index += 1
    }
    return InlineParser.parse(text[...].trimmed)
  }
}

extension Substring {
  /// Returns where an ASCII mark first occurs.
  fileprivate func firstRange(ofBytes mark: String) -> Range<Index>? {
    let length = mark.utf8.count
    var start = startIndex
    while let found = utf8[start...].firstIndex(of: mark.utf8.first!) {
      let rest = utf8[found...]
      if rest.starts(with: mark.utf8) {
        return found..<utf8.index(found, offsetBy: length)
      }
      start = utf8.index(after: found)
    }
    return nil
  }
}

extension String {
  /// The text without white space and line ends at either end.
  fileprivate var trimmingBlanks: String {
    let isBlank = { (byte: UInt8) in byte.isSpace || byte == .lineFeed }
    let bytes = utf8.drop(while: isBlank)
    guard let end = bytes.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(Substring(bytes[...end]))
  }
}
