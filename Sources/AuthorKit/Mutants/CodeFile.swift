// Swift code as blocks of statements. This isn't a compiler's tree: it goes by
// braces, by lines and by the first word of a statement, and relies on the
// house format.

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
  var hasParameters = false

  var holdsCode: Bool { kind != .declarations && kind != .accessors }
}

/// A statement, a declaration or a clause of a `switch`.
struct CodeStatement {
  /// The indices of its tokens.
  let tokens: Range<Int>
  /// The index of its first word after its attributes and modifiers.
  let head: Int
  /// That word; empty if there is none.
  let word: Substring
  /// The blocks directly in it.
  let blocks: [CodeBlock]
}

/// A property that a type declares.
struct DeclaredProperty {
  let owner: String
  let name: Substring
  let isVariable: Bool
  let hasValue: Bool
  /// Whether the macro observes it.
  let isObserved: Bool
}

struct CodeFile {
  let text: String
  let tokens: [CodeToken]
  let root: CodeBlock
  /// The properties of this file and of those beside it.
  var allProperties: [DeclaredProperty] = []

  init(_ text: String) {
    self.text = text
    tokens = CodeToken.tokens(of: text)
    var parser = CodeParser(tokens: tokens)
    root = CodeBlock(
      kind: .declarations, path: [], open: -1, close: tokens.count,
      statements: parser.statements(in: .declarations, path: []))
  }

  /// All blocks, each before those in it.
  var blocks: [CodeBlock] {
    func all(_ block: CodeBlock) -> [CodeBlock] {
      [block] + block.statements.flatMap(\.blocks).flatMap(all)
    }
    return all(root)
  }

  /// The place of tokens in the file's text.
  func place(_ range: Range<Int>) -> Range<String.Index> {
    let last = tokens[range.upperBound - 1].text
    return tokens[range.lowerBound].text.startIndex..<last.endIndex
  }

  /// The lines that tokens stand on, with all that's between them.
  func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    tokens[range.lowerBound].line...tokens[range.upperBound - 1].line
  }

  /// The text of tokens on one line, for people.
  func line(_ range: Range<Int>) -> String {
    tokens[range].reduce(into: "") { line, token in
      let isTight =
        line.isEmpty || line.hasSuffix("(") || token.text == ")"
        || !token.hasSpaceBefore
      line += (isTight ? "" : " ") + token.text
    }
  }
}

private let modifiers: Set<Substring> = [
  "private", "fileprivate", "internal", "package", "public", "open", "static",
  "final", "override", "mutating", "nonmutating", "nonisolated", "weak",
  "unowned", "lazy", "convenience", "required", "indirect",
]

// MARK: - Parsing

/// Reads one file, from its first token to its last.
private struct CodeParser {
  let tokens: [CodeToken]
  var index = 0

  /// Reads statements up to the brace that closes the block.
  mutating func statements(
    in kind: CodeBlock.Kind, path: [String]
  ) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    while index < tokens.count, tokens[index].text != "}" {
      statements.append(statement(in: kind, path: path))
    }
    return statements
  }

  private mutating func statement(
    in kind: CodeBlock.Kind, path: [String]
  ) -> CodeStatement {
    let start = index
    var depth = 0
    var blocks: [CodeBlock] = []
    repeat {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        blocks.append(
          block(start..<index, isArgument: depth > 0, in: kind, path: path))
      default: break
      }
      // A block that nothing closes ends with the file.
      index = min(index + 1, tokens.count)
    } while index < tokens.count
      && (depth > 0
        || tokens[index].text != "}" && !beginsStatement(after: start))
    let head = head(of: start..<index)
    return CodeStatement(
      tokens: start..<index, head: head,
      word: head < index ? tokens[head].text : "", blocks: blocks)
  }

  /// The index after the attributes and modifiers that a range begins with.
  private func head(of range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound,
      tokens[index].kind == .attribute || modifiers.contains(tokens[index].text)
    {
      index += 1
      // As in `@attached(member)` and `private(set)`.
      if index < range.upperBound, tokens[index].text == "(",
        !tokens[index].hasSpaceBefore
      {
        while index < range.upperBound, tokens[index].text != ")" { index += 1 }
        index += 1
      }
    }
    return index
  }

  private func beginsStatement(after start: Int) -> Bool {
    let (token, before) = (tokens[index], tokens[index - 1])
    func joins(_ token: CodeToken) -> Bool {
      token.kind == .sign && token.text.allSatisfy("+-*/%=<>&|?:,".contains)
    }
    // The attributes of a declaration may have lines of their own, and `name:`
    // and `name?` end with signs that don't join what follows.
    return token.beginsLine && head(of: start..<index) < index
      && ![".", "{", "else", "where", "catch"].contains(token.text)
      && !joins(token)
      && !(joins(before) && before.hasSpaceBefore || before.text == ",")
  }

  /// Reads a block, from its opening brace to its closing one.
  private mutating func block(
    _ head: Range<Int>, isArgument: Bool, in outer: CodeBlock.Kind,
    path: [String]
  ) -> CodeBlock {
    let open = index
    let (kind, name) =
      isArgument ? (.closure, nil) : kindOfBlock(head, in: outer)
    let path = path + (name.map { [$0] } ?? [])
    index += 1
    var hasParameters = false
    if kind == .closure, let start = bodyOfClosure(after: open) {
      hasParameters =
        tokens[open + 1].text != "[" || tokens[start - 2].text != "]"
      index = start
    }
    let statements = statements(in: kind, path: path)
    return CodeBlock(
      kind: kind, path: path, open: open, close: index,
      statements: statements, hasParameters: hasParameters)
  }

  /// The index where the statements of a closure begin; nil if it has no head
  /// that ends with `in`.
  private func bodyOfClosure(after open: Int) -> Int? {
    let head = tokens[(open + 1)...].prefix {
      $0.line == tokens[open].line && !["{", "}", "for"].contains($0.text)
    }
    return head.firstIndex { $0.text == "in" }.map { $0 + 1 }
  }

  private func kindOfBlock(
    _ head: Range<Int>, in outer: CodeBlock.Kind
  ) -> (CodeBlock.Kind, name: String?) {
    let words = tokens[self.head(of: head)..<head.upperBound].map {
      String($0.text)
    }
    guard let first = words.first else { return (.closure, nil) }
    let name = words.count > 1 ? words[1] : nil
    switch first {
    case "class", "struct", "enum", "extension", "protocol", "actor":
      return (.declarations, name)
    case "func":
      return (.function(returnsValue: words.contains("->")), name)
    case "init", "deinit": return (.function(returnsValue: false), first)
    case "subscript": return (computed, first)
    case _ where outer == .accessors:
      return (.function(returnsValue: ["get", "_read"].contains(first)), first)
    case "var" where outer == .declarations:
      if computed == .accessors { return (.accessors, name) }
      return words.contains("=") ? (.closure, nil) : (computed, name)
    case "if", "else", "guard", "for", "while", "repeat", "do", "catch",
      "defer", "switch":
      return (.control, nil)
    default: return (.closure, nil)
    }
  }

  /// The kind of the block that begins here, if it's a computed property's.
  private var computed: CodeBlock.Kind {
    let accessors = ["get", "set", "willSet", "didSet", "_modify", "_read"]
    let isAccessor = tokens[(index + 1)...].first.map {
      accessors.contains(String($0.text))
    }
    return isAccessor == true ? .accessors : .function(returnsValue: true)
  }
}
