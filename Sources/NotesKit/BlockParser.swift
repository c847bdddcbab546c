// Cuts lines into blocks: what a line begins with says how far its block goes.

import Foundation

/// A parser of the lines of a page, or of an item of a list.
struct BlockParser {
  /// The lines still to be read.
  private var lines: ArraySlice<SourceLine>
  private let isItem: Bool
  private(set) var blocks: [Document.Located] = []
  private(set) var refusals: [Refusal] = []

  init(_ lines: [SourceLine], isItem: Bool = false) {
    self.lines = lines[...]
    self.isItem = isItem
  }

  mutating func parse() {
    var above: Block?
    while let line = lines.first {
      if line.isBlank {
        lines.removeFirst()
        above = nil
        continue
      }
      let known = refusals.count
      let block = nextBlock(line)
      if let above, above.needsBlank(before: block), refusals.count == known {
        refuse(line, .unparted)
      }
      blocks.append(.init(block: block, line: line.number))
      above = block
    }
  }

  private mutating func nextBlock(_ line: SourceLine) -> Block {
    switch line.mark {
    case .fence(let info): return fence(info: info)
    case .row: return table()
    case .refused, .prose, .blank:
      return .paragraph(prose(takeFirst { $0.mark.isProse }))
    case _ where isItem: return refused(takeFirst { !$0.isBlank }, .inItem)
    case .heading(let level):
      lines.removeFirst()
      let title = line.text.dropFirst(level + 1)
      return .heading(level: level, inlines(title, from: line))
    case .comment(let text):
      lines.removeFirst()
      return .comment(text)
    case .footnote(let label, let width):
      return footnote(label, markWidth: width)
    case .item(let number, _): return list(from: number)
    case .indent:
      return .code(info: "", text: takeIndented(by: 4).joined(by: "\n"))
    }
  }

  /// Takes the next lines up to the first that is no part.
  private mutating func takeFirst(
    while isPart: (SourceLine) -> Bool
  ) -> ArraySlice<SourceLine> {
    let taken = lines.prefix(while: isPart)
    lines = lines.dropFirst(taken.count)
    return taken
  }
}

// MARK: - Refusals

extension BlockParser {
  private mutating func refuse(_ line: SourceLine, _ reason: Refusal.Reason) {
    refusals.append(Refusal(line: line.number, reason: reason))
  }

  /// Returns lines as they are written.
  private mutating func refused(
    _ lines: ArraySlice<SourceLine>, at line: SourceLine? = nil,
    _ reason: Refusal.Reason
  ) -> Block {
    refuse(line ?? lines.first!, reason)
    return .paragraph([.text(lines.joined(by: " "))])
  }

  /// Returns the inlines of lines of prose, or the lines as they are written.
  private mutating func prose(_ lines: ArraySlice<SourceLine>) -> [Inline] {
    for line in lines {
      guard case .refused(let reason) = line.mark else { continue }
      refuse(line, reason)
      return [.text(lines.joined(by: " "))]
    }
    return inlines(lines.joined(by: "\n")[...], from: lines.first!)
  }

  /// Returns the inlines of a text, or the text as it is written.
  private mutating func inlines(_ text: Substring, from line: SourceLine)
    -> [Inline]
  {
    var parser = InlineParser(text)
    do {
      return try parser.inlines()
    } catch {
      let above = text[..<parser.place].count(where: \.isNewline)
      refusals.append(Refusal(line: line.number + above, reason: error))
      return [.text(text.onOneLine)]
    }
  }
}

// MARK: - Blocks of several lines

extension BlockParser {
  private mutating func fence(info: String) -> Block {
    let fence = lines.removeFirst()
    let code = takeFirst { $0.text != "```" }
    if lines.popFirst() == nil { refuse(fence, .openFence) }
    return .code(info: info, text: code.joined(by: "\n"))
  }

  private mutating func table() -> Block {
    let rows = takeFirst { $0.mark == .row }
    let cells = rows.map(\.cells)
    guard cells.count > 1, cells[1].allSatisfy(\.isDashes) else {
      return refused(rows, .columns)
    }
    let odd = zip(rows, cells).first { $1.count != cells[0].count }
    if let row = odd?.0 { return refused(rows, at: row, .cells) }
    var texts = zip(rows, cells).map { row, cells in
      cells.map { inlines($0[...], from: row) }
    }
    texts.remove(at: 1)
    return .table(header: texts.removeFirst(), rows: texts)
  }

  private mutating func list(from start: Int?) -> Block {
    var items: [[Block]] = []
    while let next = lines.first(where: { !$0.isBlank }),
      case .item(let number, let width) = next.mark,
      (number == nil) == (start == nil)
    {
      lines = lines.drop(while: \.isBlank)
      items.append(parse(takeItem(markWidth: width, indent: width)))
    }
    return .list(start: start, items: items)
  }

  private mutating func footnote(_ label: String, markWidth: Int) -> Block {
    let page = lines
    let text = takeItem(markWidth: markWidth, indent: 4)
    guard text.allSatisfy(\.mark.isProse) else {
      return refused(page.prefix(text.count), .footnote)
    }
    return .footnote(label: label, prose(text[...]))
  }

  /// Takes the next line without the mark at its front, and the lines below
  /// that belong to it.
  private mutating func takeItem(markWidth: Int, indent: Int) -> [SourceLine] {
    let first = lines.removeFirst().dropping(markWidth)
    return [first] + takeIndented(by: indent)
  }

  /// Takes the next lines that have at least this indent, without it, and the
  /// blank lines between them.
  private mutating func takeIndented(by indent: Int) -> [SourceLine] {
    let inside = lines.prefix { $0.isBlank || $0.indent >= indent }
    let last = inside.lastIndex { !$0.isBlank } ?? inside.startIndex - 1
    lines = lines[(last + 1)...]
    return inside[...last].map { $0.dropping(indent) }
  }

  private mutating func parse(_ lines: [SourceLine]) -> [Block] {
    var parser = BlockParser(lines, isItem: true)
    parser.parse()
    refusals += parser.refusals
    return parser.blocks.map(\.block)
  }
}

extension Block {
  /// Whether only a blank line tells where this block ends and the next begins.
  fileprivate func needsBlank(before next: Block) -> Bool {
    switch (self, next) {
    case (.heading, _), (.code, _), (.comment, _): false
    case (.footnote, .footnote): false
    default: true
    }
  }
}

extension Mark {
  /// Whether the line may be one of a paragraph: a line of prose may well begin
  /// with a year and a full stop.
  fileprivate var isProse: Bool {
    switch self {
    case .prose, .refused: true
    case .item(let number, _): number != nil && number != 1
    default: false
    }
  }
}

extension SourceLine {
  /// The texts between the pipes of a row.
  fileprivate var cells: [String] {
    text.dropFirst().dropLast()
      .split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension Sequence<SourceLine> {
  fileprivate func joined(by separator: String) -> String {
    map(\.text).joined(separator: separator)
  }
}

extension String {
  fileprivate var isDashes: Bool { !isEmpty && allSatisfy { $0 == "-" } }
}

// A line of a page, and what it begins with.

/// A line without its line end and without the indent of the item around it.
struct SourceLine {
  let text: Substring
  /// Its number in the source, counted from 1.
  let number: Int

  /// Cuts a text into lines.
  static func split(_ text: String) -> [SourceLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { SourceLine(text: $1, number: $0 + 1) }
  }

  /// The number of spaces at the front.
  var indent: Int { text.prefix { $0 == " " }.count }

  var isBlank: Bool { text.allSatisfy { $0 == " " } }

  /// Returns the line without its first characters.
  func dropping(_ count: Int) -> SourceLine {
    SourceLine(text: text.dropFirst(count), number: number)
  }
}

/// What the beginning of a line makes of it.
enum Mark: Equatable {
  case blank, prose
  case heading(level: Int)
  case fence(info: String)
  case comment(String)
  /// The number of an item, or nil for a bullet, and the columns that it takes.
  case item(number: Int?, width: Int)
  case row
  /// Four spaces or more.
  case indent
  /// The label of a footnote, and the columns that it takes.
  case footnote(label: String, width: Int)
  case refused(Refusal.Reason)
}

extension SourceLine {
  var mark: Mark {
    guard let first = text.first, !isBlank else { return .blank }
    if text.last == " " { return .refused(.lineEnd) }
    switch first {
    case " ": return indent < 4 ? .refused(.indent) : .indent
    case "#": return heading
    case "`" where text.hasPrefix("```"): return fence
    case "<" where text.hasPrefix("<!--"): return comment
    case "[" where text.hasPrefix("[^"): return footnote ?? .prose
    case "|": return text.last == "|" ? .row : .refused(.row)
    case ">": return .refused(.quote)
    case "-", "=", "*", "+", "_": return bullet
    default: return numbered ?? .prose
    }
  }

  private var heading: Mark {
    let marks = text.prefix { $0 == "#" }
    let words = text.dropFirst(marks.count)
    return marks.count <= 3 && words.first == " " && words.last != "#"
      ? .heading(level: marks.count) : .refused(.heading)
  }

  private var fence: Mark {
    let info = text.dropFirst(3)
    return info.contains("`")
      ? .refused(.fence) : .fence(info: String(info))
  }

  private var comment: Mark {
    let inside = text.dropFirst(4)
    guard inside.hasSuffix("-->") else { return .refused(.comment) }
    return .comment(inside.dropLast(3).trimmingCharacters(in: .whitespaces))
  }

  private var footnote: Mark? {
    let label = text.dropFirst(2).prefix { !"[] ".contains($0) }
    guard !label.isEmpty, text[label.endIndex...].hasPrefix("]: ") else {
      return nil
    }
    return .footnote(label: String(label), width: label.count + 5)
  }

  private var bullet: Mark {
    if text.hasPrefix("- ") { return .item(number: nil, width: 2) }
    if text.hasPrefix("* ") || text.hasPrefix("+ ") { return .refused(.bullet) }
    let isRule = text.allSatisfy { "-=*_ ".contains($0) }
    return isRule ? .refused(.rule) : .prose
  }

  private var numbered: Mark? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let after = text[digits.endIndex...]
    guard let number = Int(digits) else { return nil }
    if after.hasPrefix(") ") { return .refused(.bullet) }
    return after.hasPrefix(". ")
      ? .item(number: number, width: digits.count + 2) : nil
  }
}
