// Cuts Swift code into meaningful pieces, each with its place, so that one can
// be changed while everything else stays as it was.

import NotesKit

/// A piece of Swift code: a word, a literal or a sign; no space, no comment.
package struct CodeToken: Equatable {
  package enum Kind { case word, attribute, number, string, sign }

  package let kind: Kind
  package let text: String
  /// Its place in the file's UTF-8.
  package let range: Range<Int>
  package let line: Int
  /// Whether it is the first on its line.
  package let beginsLine: Bool
  package let hasSpaceBefore: Bool
  /// The interpolated code, if it is a string.
  package var inner: [CodeToken] = []
}

extension CodeToken {
  /// Cuts code into tokens.
  package static func tokens(of code: String) -> [CodeToken] {
    var cutter = CodeCutter()
    for token in SwiftTokens.of(code) { cutter.read(token) }
    return cutter.tokens
  }
}

private struct CodeCutter {
  var tokens: [CodeToken] = []
  private var place = 0
  private var line = 1
  private var isFresh = true
  private var isSpaced = true

  mutating func read(_ token: SwiftToken) {
    let first = token.text.first!
    switch token.role {
    case .comment: pass(token.text)
    case .string: readString(token.text)
    case .number: add(.number, token.text)
    case .attribute: add(.attribute, token.text)
    default:
      if first == "_" || first == "`" || first == "#" || first.isLetter {
        add(.word, token.text)
      } else {
        readSigns(token.text)
      }
    }
  }

  private mutating func add(
    _ kind: CodeToken.Kind, _ text: String, inner: [CodeToken] = []
  ) {
    let end = place + text.utf8.count
    tokens.append(
      CodeToken(
        kind: kind, text: text, range: place..<end, line: line,
        beginsLine: isFresh, hasSpaceBefore: isSpaced || isFresh,
        inner: inner))
    place = end
    line += text.count(where: \.isNewline)
    (isFresh, isSpaced) = (false, false)
  }

  /// Skips space and comments.
  private mutating func pass(_ text: String) {
    place += text.utf8.count
    line += text.count(where: \.isNewline)
    isSpaced = true
    if text.last?.isNewline == true { isFresh = true }
  }

  /// Cuts the signs between words: brackets and dots one by one, operators as a
  /// whole.
  private mutating func readSigns(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      var length = 1
      if "+-*/%=<>!&|^~?".contains(first) || rest.hasPrefix("..") {
        length = rest.prefix { "+-*/%=<>!&|^~?.".contains($0) }.count
        // `self?.name`: a dot after a question mark begins a member.
        if rest.hasPrefix("?.") || rest.hasPrefix("!.") { length = 1 }
      }
      let sign = String(rest.prefix(length))
      rest = rest.dropFirst(length)
      if first.isWhitespace { pass(sign) } else { add(.sign, sign) }
    }
  }

  private mutating func readString(_ text: String) {
    var inner: [CodeToken] = []
    var rest = text[...]
    while let start = rest.range(of: "\\(") {
      var depth = 1
      let end =
        rest[start.upperBound...].firstIndex {
          if $0 == "(" { depth += 1 }
          if $0 == ")" { depth -= 1 }
          return depth == 0
        } ?? rest.endIndex
      let code = String(rest[start.upperBound..<end])
      let offset = text[..<start.upperBound].utf8.count
      inner += CodeToken.tokens(of: code).map {
        CodeToken(
          kind: $0.kind, text: $0.text,
          range: place + offset + $0.range.lowerBound..<place + offset
            + $0.range.upperBound,
          line: line, beginsLine: false, hasSpaceBefore: $0.hasSpaceBefore)
      }
      rest = rest[end...]
    }
    add(.string, text, inner: inner)
  }
}
