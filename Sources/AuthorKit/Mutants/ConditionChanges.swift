// Changes to conditions: one is turned round, or left out.

import WorkbookKit

extension CodeFile {
  /// Negates each condition. Comparisons are left to `signsTurned()`. Swaps the
  /// choices of a `?:`, too.
  func conditionsTurned() -> [Change] {
    conditions().flatMap { condition in
      condition.clauses.filter { clause in
        !isBinding(clause) && tokens[clause.lowerBound].text != "!"
          && !tokens[clause].contains {
            $0.kind == .sign && turnedSigns[$0.text] != nil
          }
      }
      .map { clause in
        let range = bytes(clause)
        return Change(
          condition.path, "\(condition.word) not \(brief(clause))",
          [
            .init(
              range: range.lowerBound..<range.lowerBound, text: "!("),
            .init(range: range.upperBound..<range.upperBound, text: ")"),
          ])
      }
    } + choicesSwapped()
  }

  /// Removes a condition, or one of several.
  func clausesGone() -> [Change] {
    conditions().flatMap { condition -> [Change] in
      let clauses = condition.clauses
      if clauses.count == 1, condition.word == "if", !isBinding(clauses[0]),
        condition.block.close + 1 >= tokens.count
          || tokens[condition.block.close + 1].text != "else"
      {
        let head = clauses[0].lowerBound - 1..<condition.block.open
        return [
          Change(
            condition.path, "always, not \(brief(head))",
            [.init(range: bytes(head), text: "do")])
        ]
      }
      guard clauses.count > 1 else { return [] }
      return clauses.enumerated().filter { !isBinding($0.element) }.map {
        index, clause in
        // With the comma before it, or else with the one behind it.
        let range =
          index > 0
          ? tokens[clause.lowerBound - 1].range
            .lowerBound..<bytes(clause).upperBound
          : bytes(clause)
            .lowerBound..<tokens[clauses[1].lowerBound].range.lowerBound
        return Change(
          condition.path,
          "\(condition.word) whether or not \(brief(clause))",
          [.init(range: range, text: "")])
      }
    }
  }

  private struct Condition {
    let path: [String]
    /// `if`, `guard` or `while`.
    let word: String
    /// The parts between its commas.
    let clauses: [Range<Int>]
    let block: CodeBlock
  }

  private func conditions() -> [Condition] {
    blocks.flatMap { outer in
      outer.statements.compactMap { statement in
        let word = headWord(statement)
        guard ["if", "guard", "while"].contains(word),
          let block = statement.blocks.first
        else { return nil }
        let start = head(statement) + 1
        let end =
          tokens[block.open - 1].text == "else" ? block.open - 1 : block.open
        var clauses: [Range<Int>] = []
        var (first, depth) = (start, 0)
        for index in start..<end {
          if "([".contains(tokens[index].text) { depth += 1 }
          if ")]".contains(tokens[index].text) { depth -= 1 }
          if tokens[index].text == ",", depth == 0 {
            clauses.append(first..<index)
            first = index + 1
          }
        }
        clauses.append(first..<end)
        return Condition(
          path: outer.path, word: word, clauses: clauses, block: block)
      }
    }
  }

  private func isBinding(_ clause: Range<Int>) -> Bool {
    ["let", "var", "case"].contains(tokens[clause.lowerBound].text)
  }

  /// Swaps `b` and `c` in `a ? b : c`.
  private func choicesSwapped() -> [Change] {
    eachStatement().flatMap { path, statement in
      statement.tokens.compactMap { index -> Change? in
        guard tokens[index].text == "?", tokens[index].hasSpaceBefore,
          !statement.blocks.contains(where: {
            ($0.open...$0.close).contains(index)
          }),
          let colon = end(of: index + 1, at: [":"], in: statement),
          let end = end(of: colon + 1, at: [",", "}"], in: statement)
        else { return nil }
        let (one, other) = (index + 1..<colon, colon + 1..<end)
        return Change(
          path, "the other way round: \(brief(statement))",
          [
            .init(range: bytes(one), text: source(other)),
            .init(range: bytes(other), text: source(one)),
          ])
      }
    }
  }

  /// The index where an expression ends: at one of the signs, or at the closing
  /// bracket around it.
  private func end(
    of start: Int, at signs: Set<String>, in statement: CodeStatement
  ) -> Int? {
    var depth = 0
    for index in start..<statement.tokens.upperBound {
      if depth == 0, signs.contains(tokens[index].text) { return index }
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth < 0 { return index }
    }
    return statement.tokens.upperBound
  }
}
