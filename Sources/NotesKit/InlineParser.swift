// Cuts prose into inlines, in one pass. A mark without its partner is refused,
// and then the whole text is; so nothing is ever read twice.

/// A parser of a paragraph, a heading or a cell.
struct InlineParser {
  /// What is still to be read.
  private var rest: Substring
  /// Where the outermost inline begins that is being read, or where the
  /// character is that was refused.
  private(set) var place: Substring.Index
  /// Whether an underscore has been read; it takes two for emphasis.
  private var hasUnderscore = false

  init(_ text: Substring) {
    rest = text
    place = text.startIndex
  }

  /// Reads the inlines up to the end; or, if another inline is around them, up
  /// to the mark that closes it.
  mutating func inlines(
    upTo end: Character? = nil
  ) throws(Refusal.Reason) -> [Inline] {
    var inlines: [Inline] = []
    while let next = rest.first, next != end {
      if end == nil { place = rest.startIndex }
      switch next {
      case "`": inlines.append(try code())
      case "*", "[":
        guard end == nil else { throw .nested }
        inlines.append(next == "*" ? try emphasis() : try brackets())
      default: inlines.append(try text(upTo: end))
      }
    }
    return inlines
  }
}

// MARK: - Text and code

extension InlineParser {
  private mutating func code() throws(Refusal.Reason) -> Inline {
    rest.removeFirst()
    let code = rest.prefix { $0 != "`" }
    rest = rest[code.endIndex...]
    let isPadded = code.first == " " && code.last == " "
    guard take("`"), !code.isEmpty, !isPadded, rest.first != "`" else {
      throw .backtick
    }
    return .code(code.onOneLine)
  }

  private mutating func text(
    upTo end: Character?
  ) throws(Refusal.Reason) -> Inline {
    let text = rest.prefix { $0 != end && !"`*[".contains($0) }
    for index in text.indices {
      guard let reason = reason(against: text[index]) else { continue }
      place = index
      throw reason
    }
    rest = rest[text.endIndex...]
    if text.last == "!", rest.first == "[" { throw .image }
    return .text(text.onOneLine)
  }

  /// Returns why a character is no text.
  private mutating func reason(
    against character: Character
  ) -> Refusal.Reason? {
    switch character {
    case "\\": return .backslash
    case "<": return .angle
    case "&": return .ampersand
    case "~": return .tilde
    case "\t": return .tab
    case "_":
      defer { hasUnderscore = true }
      return hasUnderscore ? .underscore : nil
    default: return nil
    }
  }

  /// Reads a mark, if it comes next.
  private mutating func take(_ mark: String) -> Bool {
    guard rest.hasPrefix(mark) else { return false }
    rest = rest.dropFirst(mark.count)
    return true
  }
}

extension Substring {
  /// The text with line ends as spaces.
  var onOneLine: String { String(replacing("\n", with: " ")) }
}

// MARK: - Emphasis, links and marks

extension InlineParser {
  private mutating func emphasis() throws(Refusal.Reason) -> Inline {
    let marks = rest.hasPrefix("**") ? "**" : "*"
    let before = rest.base[..<rest.startIndex].last
    _ = take(marks)
    let start = rest.first
    let inner = try inlines(upTo: "*")
    let end = rest.base[..<rest.startIndex].last
    guard take(marks), before?.isWord != true, rest.first?.isWord != true,
      start?.isWhitespace == false, end?.isWhitespace == false,
      rest.first != "*", !inner.isEmpty
    else { throw .star }
    return marks == "*" ? .emphasis(inner) : .strong(inner)
  }

  private mutating func brackets() throws(Refusal.Reason) -> Inline {
    if take("[^") {
      let label = rest.prefix { !"[] \n".contains($0) }
      rest = rest[label.endIndex...]
      guard !label.isEmpty, take("]") else { throw .brackets }
      return .mark(label: String(label))
    }
    _ = take("[")
    let label = try inlines(upTo: "]")
    guard !label.isEmpty, take("]"), let destination = takeDestination() else {
      throw .brackets
    }
    return .link(label, destination: destination)
  }

  /// Reads an address between parentheses; those in it are in pairs.
  private mutating func takeDestination() -> String? {
    var depth = 0
    let end = rest.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0 || character.isWhitespace
    }
    guard let end, end > rest.startIndex, rest[end] == ")" else { return nil }
    let destination = rest[..<end].dropFirst()
    rest = rest[end...].dropFirst()
    return String(destination)
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
