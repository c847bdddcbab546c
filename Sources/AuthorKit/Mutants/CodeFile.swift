// Swift code as blocks of statements. This is not a compiler's tree: it goes by
// braces, by lines and by the first word of a statement, and relies on the
// house format.

import WorkbookKit

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
  /// The names of the declarations around it, from the outside in: `Till`,
  /// `lastItem`, `set`.
  let path: [String]
  /// The indices of its braces; for a file, those before its first token and
  /// after its last one.
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
  /// The blocks directly in it.
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

  /// The text of tokens, as it stands in the file.
  func source(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last
    else { return "" }
    return String(
      decoding: Array(text.utf8)[
        first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// The text of tokens on one line, for people.
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

  /// The index of a statement's first word after its attributes and modifiers.
  func head(_ statement: CodeStatement) -> Int {
    headIndex(tokens, statement.tokens)
  }

  /// The first word of a statement after its attributes and modifiers.
  func headWord(_ statement: CodeStatement) -> String {
    let head = head(statement)
    return statement.tokens.contains(head) ? tokens[head].text : ""
  }

  /// The place of tokens in the file's UTF-8.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range
      .lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// The text of tokens, cut to fit into a name.
  func brief(_ range: Range<Int>) -> String {
    let code = line(range)
    return code.count > 60 ? code.prefix(59) + "…" : code
  }
}

// Questions about a statement that decide how it may be changed.

extension CodeFile {
  /// Whether it declares something, imports it, or is a case of a switch.
  func declares(_ statement: CodeStatement) -> Bool {
    [
      "let", "var", "func", "class", "struct", "enum", "typealias", "import",
      "case", "default",
    ].contains(headWord(statement))
  }

  /// Whether nothing after it in its block runs.
  func isJump(_ statement: CodeStatement) -> Bool {
    ["return", "throw", "break", "continue", "yield", "case", "default"]
      .contains(headWord(statement))
  }

  /// The tokens of a statement that are in none of its blocks.
  func ownTokens(of statement: CodeStatement) -> [CodeToken] {
    statement.tokens.filter { index in
      !statement.blocks.contains { ($0.open...$0.close).contains(index) }
    }
    .map { tokens[$0] }
  }

  /// The calls in a statement that take a closure without parameters, from the
  /// name to the last brace. Views are left out: a view around another one is a
  /// matter of layout.
  func calls(
    in statement: CodeStatement
  ) -> [(call: Range<Int>, closure: CodeBlock)] {
    if headWord(statement) == "defer" {
      return statement.blocks.map { (statement.tokens, $0) }
    }
    let closures = statement.blocks.filter { $0.kind == .closure }
    return closures.enumerated().compactMap { index, closure in
      guard !closure.hasParameters,
        let start = startOfCall(before: closure.open),
        start >= statement.tokens.lowerBound
      else { return nil }
      // `} onChange: {` belongs to the closure before it.
      var last = closure
      for next in closures[(index + 1)...] where next.open == last.close + 3 {
        last = next
      }
      return (start..<last.close + 1, closure)
    }
  }

  /// The index where a call with a closure begins; nil if it makes a value of a
  /// type.
  private func startOfCall(before open: Int) -> Int? {
    var index = open - 1
    if index >= 0, tokens[index].text == ")" {
      var depth = 0
      repeat {
        if tokens[index].text == ")" { depth += 1 }
        if tokens[index].text == "(" { depth -= 1 }
        index -= 1
      } while depth > 0 && index >= 0
    }
    while index > 1, tokens[index].kind == .word,
      tokens[index - 1].text == "."
    {
      index -= tokens[index - 2].text == "?" ? 3 : 2
    }
    guard index >= 0, tokens[index].kind == .word,
      tokens[index].text.first?.isUppercase != true
    else { return nil }
    return index
  }
}
