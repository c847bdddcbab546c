// Swift code as tokens that know their place, so that a mutant can change one
// and leave everything else alone. NotesKit cuts the code; here, signs are cut
// further, and strings around the code that they interpolate.

import NotesKit

/// A word, a literal or a sign; neither space nor a comment.
struct CodeToken {
  enum Kind { case word, attribute, number, string, sign }

  let kind: Kind
  /// A slice of the file: its indices are the token's place.
  let text: Substring
  let line: Int
  /// Whether it's the first on its line.
  let beginsLine: Bool
  let hasSpaceBefore: Bool

  /// Cuts code into tokens. `"a\(b)c"` becomes three: `"a\(`, `b` and `)c"`.
  static func tokens(of code: String) -> [CodeToken] {
    var cutter = CodeCutter(rest: code[...])
    for token in SwiftTokens.of(code) { cutter.read(token) }
    return cutter.tokens
  }
}

private struct CodeCutter {
  /// The code that isn't cut yet.
  var rest: Substring
  var tokens: [CodeToken] = []
  var line = 1
  var beginsLine = true
  var hasSpaceBefore = true

  mutating func read(_ token: SwiftToken) {
    let text = token.text
    switch token.role {
    case .comment: cut(nil, text[...])
    case .string: readString(text[...])
    case .number: cut(.number, text[...])
    case .attribute: cut(.attribute, text[...])
    case _ where text.first!.isLetter || "_`#".contains(text.first!):
      cut(.word, text[...])
    default: readSigns(text[...])
    }
  }

  /// Cuts off a token or, without a kind, skips space or a comment.
  private mutating func cut(_ kind: CodeToken.Kind?, _ text: Substring) {
    let end = rest.utf8.index(rest.startIndex, offsetBy: text.utf8.count)
    if let kind {
      tokens.append(
        CodeToken(
          kind: kind, text: rest[..<end], line: line, beginsLine: beginsLine,
          hasSpaceBefore: hasSpaceBefore))
    }
    hasSpaceBefore = kind == nil
    beginsLine = kind == nil && (beginsLine || text == "\n")
    line += text.count(where: \.isNewline)
    rest = rest[end...]
  }

  /// Cuts the signs between words: brackets and dots one by one, operators as a
  /// whole.
  private mutating func readSigns(_ text: Substring) {
    let signs = "+-*/%=<>!&|^~?"
    var text = text
    while let first = text.first {
      // `self?.name`: a dot after a question mark begins a member.
      let isMember = text.hasPrefix("?.") || text.hasPrefix("!.")
      let isOperator = signs.contains(first) || text.hasPrefix("..")
      let end =
        isOperator && !isMember
        ? text.firstIndex { $0 != "." && !signs.contains($0) } ?? text.endIndex
        : text.index(after: text.startIndex)
      cut(first.isWhitespace ? nil : .sign, text[..<end])
      text = text[end...]
    }
  }

  private mutating func readString(_ text: Substring) {
    var text = text
    while let start = text.firstRange(of: "\\(") {
      cut(.string, text[..<start.upperBound])
      var depth = 1
      let code = text[start.upperBound...].prefix {
        if $0 == "(" { depth += 1 }
        if $0 == ")" { depth -= 1 }
        return depth > 0
      }
      for token in SwiftTokens.of(String(code)) { read(token) }
      text = text[code.endIndex...]
    }
    cut(.string, text)
  }
}
