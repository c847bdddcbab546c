// Swift code as tokens that know their place, so that a mutant can change one
// and leave everything else alone. NotesKit's tokens are those that get a color;
// this divides their signs, and the strings that interpolate code.

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

  /// The tokens of code. `"a\(b)c"` becomes three: `"a\(`, `b` and `)c"`.
  static func tokens(of code: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var start = code.startIndex
    var line = 1
    var (beginsLine, hasSpaceBefore) = (true, true)
    for (kind, text) in SwiftTokens.of(code).flatMap(pieces) {
      let end = code.utf8.index(start, offsetBy: text.utf8.count)
      if let kind {
        tokens.append(
          CodeToken(
            kind: kind, text: code[start..<end], line: line,
            beginsLine: beginsLine, hasSpaceBefore: hasSpaceBefore))
      }
      hasSpaceBefore = kind == nil
      beginsLine = kind == nil && (beginsLine || text == "\n")
      line += text.count(where: \.isNewline)
      start = end
    }
    return tokens
  }

  /// A piece of code with its kind; nil for space and comments.
  private typealias Piece = (kind: Kind?, text: Substring)

  private static func pieces(of token: SwiftToken) -> [Piece] {
    let text = token.text[...]
    switch token.role {
    case .comment: return [(nil, text)]
    case .string: return pieces(ofString: text)
    case .number: return [(.number, text)]
    case .attribute: return [(.attribute, text)]
    case _ where text.first!.isLetter || "_`#".contains(text.first!):
      return [(.word, text)]
    default: return pieces(ofSigns: text)
    }
  }

  /// Brackets and dots one by one, and operators whole.
  private static func pieces(ofSigns text: Substring) -> [Piece] {
    let signs = "+-*/%=<>!&|^~?"
    var pieces: [Piece] = []
    var text = text
    while let first = text.first {
      // `self?.name`: a dot after a question mark begins a member.
      let isMember = text.hasPrefix("?.") || text.hasPrefix("!.")
      let isOperator = signs.contains(first) || text.hasPrefix("..")
      let sign =
        isOperator && !isMember
        ? text.prefix { $0 == "." || signs.contains($0) } : text.prefix(1)
      pieces.append((first.isWhitespace ? nil : .sign, sign))
      text = text[sign.endIndex...]
    }
    return pieces
  }

  private static func pieces(ofString text: Substring) -> [Piece] {
    guard let start = text.firstRange(of: "\\(") else {
      return [(.string, text)]
    }
    var depth = 1
    let code = text[start.upperBound...].prefix {
      if $0 == "(" { depth += 1 }
      if $0 == ")" { depth -= 1 }
      return depth > 0
    }
    return [(.string, text[..<start.upperBound])]
      + SwiftTokens.of(String(code)).flatMap(pieces)
      + pieces(ofString: text[code.endIndex...])
  }
}
