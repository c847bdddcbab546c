// Changes to the time of a read: before the closure that should make it.

import WorkbookKit

extension CodeFile {
  /// Reads a property once, before the closure that should read it is handed
  /// on.
  func readsMadeEarly() -> [Change] {
    blocks.filter(\.holdsCode).flatMap { block in
      block.statements.flatMap { statement in
        closures(of: statement).flatMap { closure in
          reads(in: closure).map { read in
            early(read, of: statement, in: block)
          }
        }
      }
    }
  }

  private func early(
    _ read: Read, of statement: CodeStatement, in block: CodeBlock
  ) -> Change {
    let start = bytes(statement.tokens).lowerBound
    let isResult =
      block.kind == .function(returnsValue: true)
      && block.statements.count == 1
    return Change(
      block.path, "\(read.text) read before \(brief(statement))",
      [
        .init(
          range: start..<start,
          text: "let early = \(read.text)\n" + (isResult ? "return " : "")),
        .init(range: read.range, text: "early"),
      ])
  }

  /// The closures that a call in a statement takes, but not those that make up
  /// a view: the same body makes the reads in these.
  private func closures(of statement: CodeStatement) -> [CodeBlock] {
    var isOfCall = false
    return statement.blocks.filter { block in
      guard block.kind == .closure else { return false }
      // The second closure of a call has a label: `onChange: {`.
      if tokens[block.open - 1].text != ":" {
        isOfCall = startOfCall(before: block.open) != nil
      }
      return isOfCall && !block.hasParameters
    }
  }

  private struct Read {
    let text: String
    let range: Range<Int>
  }

  /// The places where a closure reads a property of something declared outside.
  private func reads(in closure: CodeBlock) -> [Read] {
    let local = closure.statements.map(declaredNames)
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    return closure.statements.flatMap { statement -> [Read] in
      let own = ownTokens(of: statement)
      return ([own] + own.map(\.inner)).flatMap { tokens in
        tokens.indices.compactMap { index -> Read? in
          guard index + 2 < tokens.count, tokens[index].kind == .word,
            tokens[index].text.first?.isLowercase == true,
            tokens[index].text != "self",
            !local.contains(tokens[index].text),
            tokens[index + 1].text == ".", tokens[index + 2].kind == .word,
            index == 0 || ![".", "\\", "let"].contains(tokens[index - 1].text),
            index + 3 == tokens.count || isEnd(tokens[index + 3])
          else { return nil }
          let end = tokens[index + 2].range.upperBound
          let next = self.tokens.first { $0.range.lowerBound >= end }
          // A name with a closure after it is called, not read.
          guard next?.text != "{" else { return nil }
          return Read(
            text: tokens[index].text + "." + tokens[index + 2].text,
            range: tokens[index].range.lowerBound..<end)
        }
      }
    }
  }

  /// Whether the token after an expression shows that its value is read.
  private func isEnd(_ next: CodeToken) -> Bool {
    if [",", ")", "]", "}"].contains(next.text) || next.beginsLine {
      return true
    }
    let isAssignment =
      next.text.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(next.text)
    return next.kind == .sign && next.hasSpaceBefore && !isAssignment
  }
}
