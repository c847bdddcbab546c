// Changes to a single token: a sign, a literal, or a name for another.

import WorkbookKit

/// The signs that each sign is mistaken for.
let turnedSigns: [String: [String]] = [
  "==": ["!="], "!=": ["=="], "<": ["<="], ">": [">="], "<=": ["<"],
  ">=": [">"], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"],
  "*": ["+"], "+=": ["-=", "="], "-=": ["+=", "="],
]

/// A token, and the code around it.
struct PlacedToken {
  let token: CodeToken
  /// The tokens beside it; in a string, those in the same string.
  let before: CodeToken?
  let after: CodeToken?
  let statement: CodeStatement
  let block: CodeBlock
}

extension CodeFile {
  /// All statements, each with the names of the declarations around it.
  func eachStatement() -> [(path: [String], statement: CodeStatement)] {
    blocks.flatMap { block in block.statements.map { (block.path, $0) } }
  }

  /// All tokens, those in strings too, each in its innermost statement.
  func eachToken() -> [PlacedToken] {
    func placed(
      _ tokens: [CodeToken], _ statement: CodeStatement, _ block: CodeBlock
    ) -> [PlacedToken] {
      tokens.enumerated().map { index, token in
        PlacedToken(
          token: token, before: index > 0 ? tokens[index - 1] : nil,
          after: index + 1 < tokens.count ? tokens[index + 1] : nil,
          statement: statement, block: block)
      }
    }
    return blocks.flatMap { block in
      block.statements.flatMap { statement in
        let own = ownTokens(of: statement)
        return placed(own, statement, block)
          + own.flatMap { placed($0.inner, statement, block) }
      }
    }
  }

  /// Replaces a token.
  func change(_ place: PlacedToken, to text: String) -> Change {
    let own = place.statement.tokens
    let end =
      place.statement.blocks.first { $0.open >= own.lowerBound }?.open
      ?? own.upperBound
    let shown = own.lowerBound..<max(end, own.lowerBound + 1)
    return Change(
      place.block.path,
      "\(text) for \(place.token.text) in \(brief(shown))",
      [.init(range: place.token.range, text: text)])
  }

  /// Turns signs between two values, removes `!` before one, and takes
  /// `willSet` for `didSet`, or the other way round.
  func signsTurned() -> [Change] {
    let opposites = ["willSet": "didSet", "didSet": "willSet"]
    return eachToken().flatMap { place -> [Change] in
      let token = place.token
      let isSpaced =
        token.hasSpaceBefore && place.after?.hasSpaceBefore == true
      if isSpaced, place.before?.text != "func",
        let others = turnedSigns[token.text]
      {
        let isText = [place.before, place.after]
          .contains { $0?.kind == .string || $0?.text == "[" }
        return others.filter { !isText || $0 == "=" }
          .map { change(place, to: $0) }
      }
      if token.text == "!", place.after?.hasSpaceBefore == false,
        token.hasSpaceBefore || place.before?.text == "("
      {
        return [
          Change(
            place.block.path,
            "without ! in \(brief(place.statement))",
            [.init(range: token.range, text: "")])
        ]
      }
      if let other = opposites[token.text], place.after?.text == "(",
        place.before?.text != "func"
      {
        return [change(place, to: other)]
      }
      return []
    } + observersSwapped()
  }

  /// Makes an observer that runs before the change run after it, or the other
  /// way round, with the value that it can have then.
  private func observersSwapped() -> [Change] {
    let others = [
      "willSet": "didSet", "didSet": "willSet", "oldValue": "newValue",
      "newValue": "oldValue",
    ]
    return blocks.compactMap { block in
      guard let name = block.path.last, ["willSet", "didSet"].contains(name),
        tokens[block.open - 1].text == name
      else { return nil }
      let range = block.open - 1..<block.close
      let all = tokens[range].flatMap { [$0] + $0.inner }
      return Change(
        block.path.dropLast(), "\(others[name]!) for \(name)",
        all.compactMap { token in
          others[token.text].map { .init(range: token.range, text: $0) }
        })
    }
  }

  /// Makes numbers one larger, and swaps true and false.
  func literalsTurned() -> [Change] {
    eachToken().compactMap { place in
      let text = place.token.text
      switch text {
      case "true": return change(place, to: "false")
      case "false": return change(place, to: "true")
      default:
        guard place.token.kind == .number, place.before?.text != "." else {
          return nil
        }
        if let number = Int(text) { return change(place, to: "\(number + 1)") }
        return Double(text).map { change(place, to: "\($0 + 1)") }
      }
    }
  }

  /// Removes each interpolation from a string, or swaps it with the next one.
  func textsTurned() -> [Change] {
    eachStatement().flatMap { path, statement in
      ownTokens(of: statement).flatMap { string -> [Change] in
        let parts = interpolations(of: string)
        func text(_ part: Range<Int>) -> String {
          String(decoding: Array(self.text.utf8)[part], as: UTF8.self)
        }
        let gone = parts.map { part in
          Change(
            path, "without \(text(part)) in \(brief(statement))",
            [.init(range: part, text: "")])
        }
        return gone
          + zip(parts, parts.dropFirst()).map { one, next in
            Change(
              path,
              "\(text(next)) before \(text(one)) in \(brief(statement))",
              [
                .init(range: one, text: text(next)),
                .init(range: next, text: text(one)),
              ])
          }
      }
    }
  }

  /// The places of a string's interpolations, from `\` to `)`.
  private func interpolations(of string: CodeToken) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for token in string.inner {
      // Between two tokens of one interpolation there is at most a space.
      if let last = parts.last,
        token.range.lowerBound - last.upperBound < 2
      {
        parts[parts.count - 1] = last.lowerBound..<token.range.upperBound
      } else {
        parts.append(token.range)
      }
    }
    return parts.map { $0.lowerBound - 2..<$0.upperBound + 1 }
  }

  /// Makes `[weak self]` hold its object, and leaves everything else as it was.
  func weaknessGone() -> [Change] {
    blocks.compactMap { block in
      guard block.kind == .closure, block.open + 3 < tokens.count,
        tokens[block.open + 1].text == "[",
        tokens[block.open + 2].text == "weak",
        tokens[block.open + 4].text == "]"
      else { return nil }
      let name = tokens[block.open + 3].text
      let head = line(block.open + 1..<block.open + 5)
      return Change(
        block.path, "\(head) without weak",
        [
          .init(
            range: bytes(block.open + 2..<block.open + 4),
            text: "\(name) = Optional(\(name))")
        ])
    }
  }
}
