// Swift code as blocks of statements. It is no compiler's tree: it goes by
// braces, by lines and by the word that a statement begins with, and needs
// the house format.

/// A pair of braces, or a whole file, and the statements in it.
struct CodeBlock {
  enum Kind: Equatable {
    /// The file, or the body of a type.
    case declarations
    /// The body of a function or an accessor.
    case function(returnsValue: Bool)
    /// The braces around accessors.
    case accessors
    /// The body of `if`, `for` and their kin.
    case control
    case closure
  }

  let kind: Kind
  /// What it belongs to, from the outside in: `Till`, `lastItem`, `set`.
  let path: [String]
  /// The indices of its braces; of a file, those before and behind it.
  let open: Int
  let close: Int
  let statements: [CodeStatement]
  /// Whether a closure takes parameters.
  let hasParameters: Bool

  var holdsCode: Bool { kind != .declarations && kind != .accessors }
}

/// A statement, a declaration or a clause of a `switch`.
struct CodeStatement {
  /// The indices of its tokens.
  let tokens: Range<Int>
  /// The blocks in it, but not those in them.
  let blocks: [CodeBlock]
}

/// A file of Swift code.
struct CodeFile {
  let text: String
  let tokens: [CodeToken]
  let root: CodeBlock

  init(_ text: String) {
    self.text = text
    tokens = CodeToken.tokens(of: text)
    var parser = CodeParser(tokens: tokens)
    let statements = parser.statements(in: .declarations, path: [])
    root = CodeBlock(
      kind: .declarations, path: [], open: -1, close: tokens.count,
      statements: statements, hasParameters: false)
  }

  /// All blocks, each before those in it.
  var blocks: [CodeBlock] {
    func all(_ block: CodeBlock) -> [CodeBlock] {
      [block] + block.statements.flatMap(\.blocks).flatMap(all)
    }
    return all(root)
  }

  /// The text of some tokens, as it stands.
  func source(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last
    else { return "" }
    return String(
      decoding: Array(text.utf8)[
        first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// The text of some tokens in one line, to be read.
  func line(_ range: Range<Int>) -> String {
    var line = ""
    for token in tokens[range] {
      let isTight =
        line.isEmpty || line.hasSuffix("(") || token.text == ")"
        || !token.hasSpaceBefore
      line += (isTight ? "" : " ") + token.text
    }
    return line
  }

  /// Where a statement's own words begin: behind attributes and modifiers.
  func head(_ statement: CodeStatement) -> Int {
    headIndex(tokens, statement.tokens)
  }

  func headWord(_ statement: CodeStatement) -> String {
    let head = head(statement)
    return statement.tokens.contains(head) ? tokens[head].text : ""
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range
      .lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  func brief(_ range: Range<Int>) -> String {
    WorkbookKit.brief(line(range))
  }

  func brief(_ statement: CodeStatement) -> String {
    brief(statement.tokens)
  }
}
