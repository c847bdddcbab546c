// The changes that are made to a solution, kind by kind.

import WorkbookKit

/// A change that can be made to a file.
struct Change {
  struct Edit {
    /// A stretch of the file's UTF-8.
    let range: Range<Int>
    let text: String
  }

  /// The place and the kind of the change.
  let name: String
  let edits: [Edit]

  /// - Parameter path: The declarations around the code.
  init(_ path: [String], _ what: String, _ edits: [Edit]) {
    name = (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + what
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The text with the change made.
  func apply(to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines that it changes.
  func lines(in text: String) -> ClosedRange<Int> {
    let bytes = Array(text.utf8)
    func line(_ place: Int) -> Int {
      1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
    }
    let first = edits.map(\.range.lowerBound).min() ?? 0
    let last = edits.map(\.range.upperBound).max() ?? 0
    return line(first)...line(max(first, last))
  }
}

extension CodeFile {
  /// All changes, those of one kind together.
  func changes(_ properties: [DeclaredProperty]) -> [[Change]] {
    [
      statementsGone(properties), conditionsTurned(),
      attributesTurned(properties), wrappersGone(), signsTurned(),
      statementsSwapped(), keyPathsSwapped(properties), literalsTurned(),
      storageUsed(properties), weaknessGone(),
    ]
  }

  private var codeBlocks: [CodeBlock] { blocks.filter(\.holdsCode) }
}

// MARK: - Statements

extension CodeFile {
  /// Removes each statement that the code seems to compile without.
  private func statementsGone(_ properties: [DeclaredProperty]) -> [Change] {
    codeBlocks.flatMap { block in
      block.statements.filter { canGo($0, from: block, properties) }.map {
        Change(
          block.path, "without \(brief($0.tokens))",
          [.init(range: bytes($0.tokens), text: "")])
      }
    }
  }

  private func canGo(
    _ statement: CodeStatement, from block: CodeBlock,
    _ properties: [DeclaredProperty]
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
    return properties.contains {
      $0.owner == block.path.first && $0.name == target && $0.hasValue
    }
  }

  /// The name that an assignment changes; nil if it does not change a plain
  /// name.
  private func target(of statement: CodeStatement) -> String? {
    let own = tokens[statement.tokens].prefix { $0.text != "=" }
    guard own.endIndex < statement.tokens.upperBound else { return nil }
    return own.first?.text == "self" && own.count == 3
      ? own.last?.text : own.count == 1 ? own.first?.text : nil
  }

  /// Whether it has an effect: a call, an assignment, a loop.
  private func doesSomething(_ statement: CodeStatement) -> Bool {
    let isCall =
      ["}", ")"].contains(tokens[statement.tokens].last?.text)
      && tokens[statement.tokens.lowerBound].kind == .word
    return isCall
      || ownTokens(of: statement).contains {
        $0.text.hasSuffix("=") && $0.text != "=="
      }
      || ["if", "for", "while", "defer", "switch"]
        .contains(headWord(statement))
  }

  /// Swaps two neighbours, unless the second needs a name that the first
  /// declares.
  private func statementsSwapped() -> [Change] {
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
            block.path, "\(brief(second.tokens)) before \(brief(first.tokens))",
            [
              .init(range: bytes(first.tokens), text: source(second.tokens)),
              .init(range: bytes(second.tokens), text: source(first.tokens)),
            ])
        }
    }
  }

  /// The names that a declaration, or a guard, introduces.
  private func declaredNames(_ statement: CodeStatement) -> Set<String> {
    let own = tokens[(head(statement) + 1)..<statement.tokens.upperBound]
    switch headWord(statement) {
    case "guard":
      return Set(
        zip(own, own.dropFirst()).filter { ["let", "var"].contains($0.0.text) }
          .map(\.1.text))
    case "let", "var", "func":
      return Set(
        own.prefix { $0.text != "=" && $0.text != ":" }
          .filter { $0.kind == .word }.map(\.text))
    default: return []
    }
  }

  private func uses(_ names: Set<String>, _ range: Range<Int>) -> Bool {
    tokens[range].contains { token in
      ([token] + token.inner).contains { names.contains($0.text) }
    }
  }

  /// Replaces a call that takes a closure with the statements of the closure.
  private func wrappersGone() -> [Change] {
    codeBlocks.flatMap { block in
      block.statements.flatMap { statement in
        calls(in: statement).compactMap { call, closure -> Change? in
          let inner = closure.statements
          guard
            inner.count == 1 || call == statement.tokens && !inner.isEmpty
          else { return nil }
          let body = inner[0].tokens.lowerBound..<inner.last!.tokens.upperBound
          return Change(
            block.path,
            "\(brief(body)) without "
              + "\(brief(call.lowerBound..<closure.open)) around it",
            [.init(range: bytes(call), text: source(body))])
        }
      }
    }
  }
}

// MARK: - Conditions and tokens

extension CodeFile {
  /// Negates each condition. Comparisons are left to `signsTurned()`.
  private func conditionsTurned() -> [Change] {
    blocks.flatMap { outer in
      outer.statements.flatMap { statement in
        clauses(of: statement).filter { clause in
          !["let", "var", "case", "!"].contains(tokens[clause.lowerBound].text)
            && !tokens[clause].contains {
              $0.kind == .sign && Self.turnedSigns[$0.text] != nil
            }
        }
        .map { clause in
          let range = bytes(clause)
          return Change(
            outer.path, "\(headWord(statement)) not \(brief(clause))",
            [
              .init(range: range.lowerBound..<range.lowerBound, text: "!("),
              .init(range: range.upperBound..<range.upperBound, text: ")"),
            ])
        }
      }
    }
  }

  /// The parts of a condition, between its commas.
  private func clauses(of statement: CodeStatement) -> [Range<Int>] {
    guard ["if", "guard", "while"].contains(headWord(statement)),
      let block = statement.blocks.first
    else { return [] }
    let end =
      tokens[block.open - 1].text == "else" ? block.open - 1 : block.open
    var clauses: [Range<Int>] = []
    var (first, depth) = (head(statement) + 1, 0)
    for index in first..<end {
      if "([".contains(tokens[index].text) { depth += 1 }
      if ")]".contains(tokens[index].text) { depth -= 1 }
      if tokens[index].text == ",", depth == 0 {
        clauses.append(first..<index)
        first = index + 1
      }
    }
    return clauses + [first..<end]
  }

  /// The signs that each sign is mistaken for.
  private static let turnedSigns: [String: [String]] = [
    "==": ["!="], "!=": ["=="], "<": ["<="], ">": [">="], "<=": ["<"],
    ">=": [">"], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"],
    "*": ["+"], "+=": ["-=", "="], "-=": ["+=", "="],
  ]

  /// Turns signs between two values, removes `!` before one, and takes
  /// `willSet` for `didSet`, or the other way round.
  private func signsTurned() -> [Change] {
    let opposites = ["willSet": "didSet", "didSet": "willSet"]
    return placedTokens.flatMap { place -> [Change] in
      let (token, text) = (place.token, place.token.text)
      let isSpacedAfter = place.after?.hasSpaceBefore == true
      if token.hasSpaceBefore, isSpacedAfter, place.before?.text != "func",
        let others = Self.turnedSigns[text]
      {
        let isText = [place.before, place.after]
          .contains { $0?.kind == .string || $0?.text == "[" }
        return others.filter { !isText || $0 == "=" }
          .map { change(place, to: $0) }
      }
      if text == "!", !isSpacedAfter,
        token.hasSpaceBefore || place.before?.text == "("
      {
        return [
          Change(
            place.block.path,
            "without ! in \(brief(place.statement.tokens))",
            [.init(range: token.range, text: "")])
        ]
      }
      if let other = opposites[text], place.after?.text == "(",
        place.before?.text != "func"
      {
        return [change(place, to: other)]
      }
      return []
    }
  }

  /// Makes numbers one larger, and swaps true and false.
  private func literalsTurned() -> [Change] {
    placedTokens.compactMap { place in
      let text = place.token.text
      if text == "true" { return change(place, to: "false") }
      if text == "false" { return change(place, to: "true") }
      guard place.token.kind == .number, place.before?.text != "." else {
        return nil
      }
      if let number = Int(text) { return change(place, to: "\(number + 1)") }
      return Double(text).map { change(place, to: "\($0 + 1)") }
    }
  }

  /// Makes `[weak self]` hold its object, and leaves everything else as it was.
  private func weaknessGone() -> [Change] {
    blocks.compactMap { block in
      guard block.kind == .closure, block.open + 4 < tokens.count,
        tokens[block.open + 1].text == "[",
        tokens[block.open + 2].text == "weak",
        tokens[block.open + 4].text == "]"
      else { return nil }
      let name = tokens[block.open + 3].text
      return Change(
        block.path, "\(line(block.open + 1..<block.open + 5)) without weak",
        [
          .init(
            range: bytes(block.open + 2..<block.open + 4),
            text: "\(name) = Optional(\(name))")
        ])
    }
  }
}

// MARK: - Properties

/// A property that a type declares.
struct DeclaredProperty: Equatable {
  let owner: String
  let name: String
  let isVariable: Bool
  let hasValue: Bool
  /// Whether the macro observes it.
  let isObserved: Bool
}

extension CodeFile {
  /// The properties that the types of the file declare.
  var properties: [DeclaredProperty] {
    root.statements.flatMap { statement in
      statement.blocks.filter { $0.kind == .declarations }.flatMap { type in
        let isObservable = tokens[statement.tokens.lowerBound..<type.open]
          .contains { $0.text == "@Observable" }
        return type.statements.compactMap {
          property($0, of: type.path.last ?? "", isObservable: isObservable)
        }
      }
    }
  }

  private func property(
    _ statement: CodeStatement, of owner: String, isObservable: Bool
  ) -> DeclaredProperty? {
    let word = headWord(statement)
    let own = tokens[statement.tokens]
    guard ["var", "let"].contains(word), head(statement) + 1 < own.endIndex
    else { return nil }
    let isComputed = statement.blocks.first.map { block in
      if case .function = block.kind { return true }
      return block.statements.contains { headWord($0) == "get" }
    }
    let end = statement.blocks.first?.open ?? own.endIndex
    return DeclaredProperty(
      owner: owner, name: own[head(statement) + 1].text,
      isVariable: word == "var",
      hasValue: own[..<end].contains { $0.text == "=" },
      isObserved: isObservable && word == "var" && isComputed != true
        && !own.contains { $0.text == "@ObservationIgnored" })
  }

  /// Takes the key path of a property for that of the next one in its class.
  private func keyPathsSwapped(_ properties: [DeclaredProperty]) -> [Change] {
    placedTokens.compactMap { place in
      let others = properties.filter {
        $0.owner == place.block.path.first && $0.isVariable
          && !$0.name.hasPrefix("_")
      }
      guard place.block.holdsCode, isInKeyPath(place), others.count > 1,
        let index = others.firstIndex(where: { $0.name == place.token.text })
      else { return nil }
      return change(place, to: others[(index + 1) % others.count].name)
    }
  }

  /// Uses the storage that the macro makes, bypassing the accessors.
  private func storageUsed(_ properties: [DeclaredProperty]) -> [Change] {
    placedTokens.compactMap { place in
      let name = place.token.text
      guard place.block.holdsCode, place.before?.text != ".",
        place.after?.text != ":", !isLocal(place),
        properties.contains(where: {
          $0.name == name && $0.isObserved && $0.owner == place.block.path.first
        })
      else { return nil }
      return change(place, to: "_\(name)")
    }
  }

  private func isInKeyPath(_ place: PlacedToken) -> Bool {
    guard place.before?.text == ".",
      let index = tokens.firstIndex(where: { $0.range == place.token.range })
    else { return false }
    return index > 1 && tokens[index - 2].text == "\\"
  }

  /// Whether a parameter or a variable of the function has the name.
  private func isLocal(_ place: PlacedToken) -> Bool {
    let name = place.token.text
    let function = root.statements.flatMap(\.blocks).flatMap(\.statements)
      .first { bytes($0.tokens).overlaps(place.token.range) }
    guard let function else { return true }
    let all = tokens[function.tokens]
    return zip(all, all.dropFirst()).contains { one, next in
      next.text == name && ["let", "var", "for"].contains(one.text)
        || one.text == name && next.text == ":" && !next.hasSpaceBefore
    }
  }

  /// Removes an attribute such as `@Observable`, or adds `@ObservationIgnored`.
  private func attributesTurned(_ properties: [DeclaredProperty]) -> [Change] {
    let known = ["@Observable", "@ObservationIgnored", "@State", "@Bindable"]
    return blocks.flatMap { block in
      block.statements.filter(declares).flatMap { statement -> [Change] in
        let head = head(statement)
        let shown = line(head..<min(head + 2, statement.tokens.upperBound))
        var changes = (statement.tokens.lowerBound..<head)
          .filter { known.contains(tokens[$0].text) }.map {
            Change(
              block.path, "\(shown) without \(tokens[$0].text)",
              [.init(range: tokens[$0].range, text: "")])
          }
        let isObserved = properties.contains {
          $0.owner == block.path.last && $0.name == tokens[head + 1].text
            && $0.isObserved
        }
        if isObserved {
          let start = bytes(statement.tokens).lowerBound
          changes.append(
            Change(
              block.path, "@ObservationIgnored \(shown)",
              [.init(range: start..<start, text: "@ObservationIgnored ")]))
        }
        return changes
      }
    }
  }
}

// MARK: - Tokens

/// A token, and the code around it.
private struct PlacedToken {
  let token: CodeToken
  /// The tokens beside it; in a string, those in the same string.
  let before: CodeToken?
  let after: CodeToken?
  let statement: CodeStatement
  let block: CodeBlock
}

extension CodeFile {
  /// All tokens, those in strings too, each in its innermost statement.
  private var placedTokens: [PlacedToken] {
    blocks.flatMap { block in
      block.statements.flatMap { statement in
        let own = ownTokens(of: statement)
        return ([own] + own.map(\.inner)).flatMap { tokens in
          tokens.indices.map { index in
            PlacedToken(
              token: tokens[index], before: index > 0 ? tokens[index - 1] : nil,
              after: index + 1 < tokens.count ? tokens[index + 1] : nil,
              statement: statement, block: block)
          }
        }
      }
    }
  }

  /// Replaces a token.
  private func change(_ place: PlacedToken, to text: String) -> Change {
    let own = place.statement.tokens
    let end = place.statement.blocks.first?.open ?? own.upperBound
    return Change(
      place.block.path,
      """
      \(text) for \(place.token.text) in \
      \(brief(own.lowerBound..<max(end, own.lowerBound + 1)))
      """,
      [.init(range: place.token.range, text: text)])
  }
}
