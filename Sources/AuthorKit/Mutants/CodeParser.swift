// Parses tokens into blocks of statements, for `CodeFile`.

import WorkbookKit

private let modifiers: Set<String> = [
  "private", "fileprivate", "internal", "package", "public", "open", "static",
  "final", "override", "mutating", "nonmutating", "nonisolated", "weak",
  "unowned", "lazy", "convenience", "required", "indirect",
]

func headIndex(_ tokens: [CodeToken], _ range: Range<Int>) -> Int {
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

/// Reads one file, from its first token to its last.
struct CodeParser {
  let tokens: [CodeToken]
  private var index = 0

  init(tokens: [CodeToken]) { self.tokens = tokens }

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
      index += 1
    } while index < tokens.count
      && (depth > 0
        || tokens[index].text != "}" && !beginsStatement(after: start))
    return CodeStatement(tokens: start..<index, blocks: blocks)
  }

  private func beginsStatement(after start: Int) -> Bool {
    let token = tokens[index]
    guard token.beginsLine else { return false }
    // The attributes of a declaration may have lines of their own.
    guard headIndex(tokens, start..<index) < index else { return false }
    if [".", "{", "else", "where", "catch"].contains(token.text) {
      return false
    }
    func joins(_ token: CodeToken) -> Bool {
      token.kind == .sign && token.text.allSatisfy("+-*/%=<>&|?:,".contains)
    }
    // `name:` and `name?` end with signs that do not join what follows.
    let before = tokens[index - 1]
    return !joins(token)
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
    let path = path + [name].compactMap(\.self)
    index += 1
    var hasParameters = false
    if kind == .closure, let start = bodyOfClosure(after: open) {
      hasParameters =
        tokens[open + 1].text != "["
        || tokens[start - 2].text != "]"
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
    var index = open + 1
    while index < tokens.count, tokens[index].line == tokens[open].line,
      !["{", "}", "for"].contains(tokens[index].text)
    {
      if tokens[index].text == "in" { return index + 1 }
      index += 1
    }
    return nil
  }

  private func kindOfBlock(
    _ head: Range<Int>, in outer: CodeBlock.Kind
  ) -> (CodeBlock.Kind, name: String?) {
    let start = headIndex(tokens, head)
    guard start < head.upperBound else { return (.closure, nil) }
    let words = tokens[start..<head.upperBound].map(\.text)
    let name = words.count > 1 ? words[1] : nil
    switch words[0] {
    case "class", "struct", "enum", "extension", "protocol", "actor":
      return (.declarations, name)
    case "func":
      return (.function(returnsValue: words.contains("->")), name)
    case "init", "deinit":
      return (.function(returnsValue: false), words[0])
    case "subscript": return (computed, words[0])
    case _ where outer == .accessors:
      let returnsValue = ["get", "_read"].contains(words[0])
      return (.function(returnsValue: returnsValue), words[0])
    case "var" where outer == .declarations:
      if computed == .accessors { return (.accessors, name) }
      return words.contains("=") ? (.closure, nil) : (computed, name)
    case "if", "else", "guard", "for", "while", "repeat", "do", "catch",
      "defer", "switch":
      return (.control, nil)
    default: return (.closure, nil)
    }
  }

  /// The kind of the block that begins here, if it is a computed property's.
  private var computed: CodeBlock.Kind {
    let accessors = ["get", "set", "willSet", "didSet", "_modify", "_read"]
    return index + 1 < tokens.count
      && accessors.contains(tokens[index + 1].text)
      ? .accessors : .function(returnsValue: true)
  }
}
