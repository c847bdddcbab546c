// Changes to whole statements: one is removed, repeated, unwrapped, or moved
// into a closure or out of it; or two are swapped.

import WorkbookKit

extension CodeFile {
  private var codeBlocks: [CodeBlock] { blocks.filter(\.holdsCode) }

  /// Removes each statement that the code seems to compile without.
  func statementsGone(_ names: DeclaredNames) -> [Change] {
    codeBlocks.flatMap { block in
      block.statements.filter { canGo($0, from: block, names) }.map {
        Change(
          block.path, "without \(brief($0))",
          [.init(range: bytes($0.tokens), text: "")])
      }
    }
  }

  private func canGo(
    _ statement: CodeStatement, from block: CodeBlock, _ names: DeclaredNames
  ) -> Bool {
    if declares(statement) || isJump(statement) { return false }
    if headWord(statement) == "guard" {
      return !tokens[statement.tokens].contains { $0.text == "let" }
    }
    if block.statements.count == 1 {
      if case .function(returnsValue: true) = block.kind { return false }
      if block.kind == .closure, !doesSomething(statement) { return false }
      // Without it, the whole loop or condition would do nothing.
      let hasElse = [block.open - 1, block.close + 1].contains {
        tokens.indices.contains($0) && tokens[$0].text == "else"
      }
      if block.kind == .control, !hasElse { return false }
    }
    // In an init, each property without a value needs its first one.
    guard block.path.last == "init", let target = target(of: statement) else {
      return true
    }
    return names.properties.contains {
      $0.owner == block.path.first && $0.name == target && $0.hasValue
    }
  }

  /// Repeats each statement that has an effect.
  func statementsDoubled() -> [Change] {
    codeBlocks.flatMap { block in
      block.statements.filter { statement in
        let own = ownTokens(of: statement).map(\.text)
        let isResult =
          block.kind == .function(returnsValue: true)
          && block.statements.count == 1
        return doesSomething(statement) && !declares(statement) && !isResult
          && !isJump(statement) && !own.contains("=")
          && tokens[head(statement)].text.first?.isUppercase != true
          && !["if", "for", "while", "defer", "switch", "guard"]
            .contains(headWord(statement))
      }
      .map { statement in
        let end = bytes(statement.tokens).upperBound
        return Change(
          block.path, "\(brief(statement)) twice",
          [
            .init(
              range: end..<end, text: "\n" + source(statement.tokens))
          ])
      }
    }
  }

  /// Swaps two neighbours, unless the second needs a name that the first
  /// declares.
  func statementsSwapped() -> [Change] {
    codeBlocks.flatMap { block in
      zip(block.statements, block.statements.dropFirst())
        .filter { first, second in
          // In an init, values come first, in any order.
          block.path.last != "init" && !isJump(first) && !isJump(second)
            && !(declares(first) && declares(second))
            && !uses(declaredNames(first), second.tokens)
        }
        .map { first, second in
          Change(
            block.path, "\(brief(second)) before \(brief(first))",
            [
              .init(range: bytes(first.tokens), text: source(second.tokens)),
              .init(range: bytes(second.tokens), text: source(first.tokens)),
            ])
        }
    }
  }

  /// Returns from each function before it has done anything.
  func returnsAdded() -> [Change] {
    codeBlocks.compactMap { block -> Change? in
      guard case .function(returnsValue: false) = block.kind,
        block.path.last != "_modify", block.path.last != "init",
        block.statements.count > 1
      else { return nil }
      let start = bytes(block.statements[0].tokens).lowerBound
      return Change(
        block.path, "return at the start",
        [.init(range: start..<start, text: "return; ")])
    }
  }

  /// Replaces a call that takes a closure with the statements of the closure.
  func wrappersGone() -> [Change] {
    codeBlocks.flatMap { block in
      block.statements.flatMap { statement in
        calls(in: statement).compactMap { call -> Change? in
          let inner = call.closure.statements
          let isWhole = call.tokens == statement.tokens
          guard inner.count == 1 || isWhole && !inner.isEmpty else {
            return nil
          }
          let body = inner[0].tokens.lowerBound..<inner.last!.tokens.upperBound
          let callee = call.tokens.lowerBound..<call.closure.open
          return Change(
            block.path,
            "\(brief(body)) without "
              + "\(brief(callee)) around it",
            [.init(range: bytes(call.tokens), text: source(body))])
        }
      }
    }
  }

  /// Moves a statement into the closure after it, or out of the one that it
  /// begins.
  func statementsMoved() -> [Change] {
    codeBlocks.flatMap { block in
      block.statements.enumerated().flatMap { index, statement in
        let before = index > 0 ? block.statements[index - 1] : nil
        return calls(in: statement).flatMap { call in
          [
            before.flatMap { moved($0, into: call, in: block) },
            movedOut(of: call, before: statement, in: block),
          ].compactMap(\.self)
        }
      }
    }
  }

  private func moved(
    _ statement: CodeStatement, into call: ClosureCall, in block: CodeBlock
  ) -> Change? {
    let names = declaredNames(statement)
    let behind = statement.tokens.upperBound..<block.close
    let inside = call.closure.open..<call.closure.close
    guard !isJump(statement), headWord(statement) != "guard",
      let first = call.closure.statements.first,
      !uses(names, behind.lowerBound..<inside.lowerBound),
      !uses(names, inside.upperBound..<behind.upperBound)
    else { return nil }
    let needsReturn =
      call.closure.statements.count == 1 && !doesSomething(first)
    let start = bytes(first.tokens).lowerBound
    return Change(
      block.path, "\(brief(statement)) inside \(callee(call))",
      [
        .init(range: bytes(statement.tokens), text: ""),
        .init(
          range: start..<start,
          text: source(statement.tokens) + (needsReturn ? "\nreturn " : "\n")),
      ])
  }

  private func movedOut(
    of call: ClosureCall, before statement: CodeStatement, in block: CodeBlock
  ) -> Change? {
    guard call.closure.statements.count > 1,
      let first = call.closure.statements.first, !isJump(first)
    else { return nil }
    let start = bytes(statement.tokens).lowerBound
    let needsReturn =
      block.kind == .function(returnsValue: true)
      && block.statements.count == 1
    return Change(
      block.path, "\(brief(first)) before \(callee(call))",
      [
        .init(
          range: start..<start,
          text: source(first.tokens) + (needsReturn ? "\nreturn " : "\n")),
        .init(range: bytes(first.tokens), text: ""),
      ])
  }
}
