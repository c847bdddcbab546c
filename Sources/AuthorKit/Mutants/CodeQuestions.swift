// Questions about a statement that decide how it may be changed.

import WorkbookKit

/// A call with a trailing closure: `withMutation(keyPath: …) { … }`.
struct ClosureCall {
  /// From the name to the last brace.
  let tokens: Range<Int>
  let closure: CodeBlock
}

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

  /// Whether it has an effect: a call, an assignment, a loop.
  func doesSomething(_ statement: CodeStatement) -> Bool {
    let own = ownTokens(of: statement)
    let isCall =
      ["}", ")"].contains(tokens[statement.tokens].last?.text)
      && tokens[statement.tokens.lowerBound].kind == .word
    return isCall
      || own.contains { $0.text.hasSuffix("=") && $0.text != "==" }
      || ["if", "for", "while", "defer", "switch"]
        .contains(headWord(statement))
  }

  /// The name that an assignment changes; nil if it does not change a plain
  /// name.
  func target(of statement: CodeStatement) -> String? {
    let own = tokens[statement.tokens].prefix { $0.text != "=" }
    guard own.endIndex < statement.tokens.upperBound else { return nil }
    return own.first?.text == "self" && own.count == 3
      ? own.last?.text : own.count == 1 ? own.first?.text : nil
  }

  /// The names that a declaration, or a guard, introduces.
  func declaredNames(_ statement: CodeStatement) -> Set<String> {
    guard ["let", "var", "guard", "func"].contains(headWord(statement)) else {
      return []
    }
    let head = head(statement)
    let own = tokens[(head + 1)..<statement.tokens.upperBound]
    if headWord(statement) == "guard" {
      return Set(
        zip(own, own.dropFirst()).filter { ["let", "var"].contains($0.0.text) }
          .map(\.1.text))
    }
    return Set(
      own.prefix { $0.text != "=" && $0.text != ":" }
        .filter { $0.kind == .word }.map(\.text))
  }

  /// Whether tokens mention one of the names.
  func uses(_ names: Set<String>, _ range: Range<Int>) -> Bool {
    !names.isEmpty
      && tokens[range].contains { token in
        names.contains(token.text)
          || token.inner.contains { names.contains($0.text) }
      }
  }

  /// The tokens of a statement that are in none of its blocks.
  func ownTokens(of statement: CodeStatement) -> [CodeToken] {
    statement.tokens.filter { index in
      !statement.blocks.contains { ($0.open...$0.close).contains(index) }
    }
    .map { tokens[$0] }
  }

  /// The calls in a statement that take a closure without parameters. Views are
  /// left out: a view around another one is a matter of layout.
  func calls(in statement: CodeStatement) -> [ClosureCall] {
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
      return ClosureCall(tokens: start..<last.close + 1, closure: closure)
    }
      + statement.blocks.filter { _ in headWord(statement) == "defer" }.map {
        ClosureCall(tokens: statement.tokens, closure: $0)
      }
  }

  /// The index where a call with a closure begins; nil if it makes a value of a
  /// type.
  func startOfCall(before open: Int) -> Int? {
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

  /// The function that a call calls, as text.
  func callee(_ call: ClosureCall) -> String {
    line(
      call.tokens
        .lowerBound..<(tokens[call.tokens].firstIndex {
          ["(", "{"].contains($0.text)
        }
        ?? call.closure.open))
  }
}
