// The changes that are made to a solution, kind by kind.

/// A change that can be made to a file.
struct Change {
  /// The place and the kind of the change.
  let name: String
  /// What replaces which part of the file's text, from its start to its end.
  let edits: [(place: Range<String.Index>, text: String)]
  /// The lines that it changes.
  let lines: ClosedRange<Int>

  func applied(to text: String) -> String {
    edits.reversed().reduce(into: text) {
      $0.replaceSubrange($1.place, with: $1.text)
    }
  }
}

/// The signs that each sign is mistaken for.
private let mistakenSigns: [Substring: [String]] = [
  "==": ["!="], "!=": ["=="], "<": ["<="], ">": [">="], "<=": ["<"],
  ">=": [">"], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"],
  "*": ["+"], "+=": ["-=", "="], "-=": ["+=", "="],
]

/// What declares something, imports it, or is a case of a switch.
private let declarations: Set<Substring> = [
  "let", "var", "func", "class", "struct", "enum", "typealias", "import",
  "case", "default",
]

/// What nothing after it in its block runs after, and cases of a switch.
private let jumps: Set<Substring> = [
  "return", "throw", "break", "continue", "yield", "case", "default",
]

extension CodeFile {
  /// All changes, those of one kind together.
  var changes: [[Change]] {
    [
      statementsRemoved, attributesChanged, closuresUnwrapped,
      replacing(with: otherSigns), neighborsSwapped,
      replacing(with: otherKeyPath), replacing(with: otherLiteral),
      replacing(with: storage), capturesStrengthened,
    ]
  }

  /// Replaces tokens. The edits are in the order of the file.
  private func change(
    in block: CodeBlock, _ what: String, _ edits: (Range<Int>, String)...
  ) -> Change {
    let path = block.path.joined(separator: ".")
    return Change(
      name: (path.isEmpty ? "" : path + ": ") + what,
      edits: edits.map { (place($0.0), $0.1) },
      lines: lines(edits[0].0.lowerBound..<edits.last!.0.upperBound))
  }

  private func source(_ range: Range<Int>) -> String {
    String(text[place(range)])
  }

  /// The text of tokens, cut to fit into a name.
  private func brief(_ range: Range<Int>) -> String {
    let code = line(range)
    return code.count > 60 ? code.prefix(59) + "…" : code
  }

  /// All statements, each with its block.
  private var sites: [(block: CodeBlock, statement: CodeStatement)] {
    blocks.flatMap { block in block.statements.map { (block, $0) } }
  }

  // MARK: Statements

  /// Removes each statement that the code seems to compile without.
  private var statementsRemoved: [Change] {
    sites.filter { $0.holdsCode && isRemovable($1, from: $0) }.map {
      change(in: $0, "without \(brief($1.tokens))", ($1.tokens, ""))
    }
  }

  private func isRemovable(
    _ statement: CodeStatement, from block: CodeBlock
  ) -> Bool {
    if declarations.union(jumps).contains(statement.word) { return false }
    if statement.word == "guard" {
      return !tokens[statement.tokens].contains { $0.text == "let" }
    }
    if block.statements.count == 1 {
      if block.kind == .function(returnsValue: true) { return false }
      if block.kind == .closure, !hasEffect(statement) { return false }
      // Without it, the whole loop or condition would do nothing.
      let around = [block.open - 1, block.close + 1].map { token($0)?.text }
      if block.kind == .control, !around.contains("else") { return false }
    }
    // In an init, each property without a value needs its first one.
    guard block.path.last == "init", let target = target(of: statement) else {
      return true
    }
    return allProperties.contains {
      $0.owner == block.path.first && $0.name == target && $0.hasValue
    }
  }

  /// The name that an assignment changes; nil if it doesn't change a plain
  /// name.
  private func target(of statement: CodeStatement) -> Substring? {
    let own = tokens[statement.tokens].map(\.text)
    guard let sign = own.firstIndex(of: "=") else { return nil }
    let isPlain = sign == 1 || sign == 3 && own[0] == "self"
    return isPlain ? own[sign - 1] : nil
  }

  /// Whether it is a call, an assignment or a loop.
  private func hasEffect(_ statement: CodeStatement) -> Bool {
    let own = tokens[statement.tokens]
    return ["}", ")"].contains(own.last?.text) && own.first?.kind == .word
      || ownTokens(of: statement).contains {
        tokens[$0].text.hasSuffix("=") && tokens[$0].text != "=="
      }
      || ["if", "for", "while", "defer", "switch"].contains(statement.word)
  }

  /// Swaps two neighbors, unless the second needs a name that the first
  /// declares.
  private var neighborsSwapped: [Change] {
    // In an init, values come first, in any order.
    blocks.filter { $0.holdsCode && $0.path.last != "init" }.flatMap { block in
      zip(block.statements, block.statements.dropFirst())
        .filter { first, second in
          let words: Set = [first.word, second.word]
          let names = declaredNames(first)
          return words.isDisjoint(with: jumps)
            && !words.isSubset(of: declarations)
            && !tokens[second.tokens].contains { names.contains($0.text) }
        }
        .map { first, second in
          change(
            in: block,
            "\(brief(second.tokens)) before \(brief(first.tokens))",
            (first.tokens, source(second.tokens)),
            (second.tokens, source(first.tokens)))
        }
    }
  }

  /// The names that a declaration, or a guard, introduces.
  private func declaredNames(_ statement: CodeStatement) -> Set<Substring> {
    let own = tokens[(statement.head + 1)..<statement.tokens.upperBound]
    switch statement.word {
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

  /// Replaces a call that takes a closure with the statements of the closure.
  private var closuresUnwrapped: [Change] {
    sites.filter(\.block.holdsCode).flatMap { block, statement in
      calls(in: statement).compactMap { call, closure in
        let inner = closure.statements
        guard inner.count == 1 || call == statement.tokens && !inner.isEmpty
        else { return nil }
        let body = inner[0].tokens.lowerBound..<inner.last!.tokens.upperBound
        return change(
          in: block,
          "\(brief(body)) without "
            + "\(brief(call.lowerBound..<closure.open)) around it",
          (call, source(body)))
      }
    }
  }

  /// The calls in a statement that take a closure without parameters, from the
  /// name to the last brace. Views are left out: a view around another one is a
  /// matter of layout.
  private func calls(
    in statement: CodeStatement
  ) -> [(call: Range<Int>, closure: CodeBlock)] {
    if statement.word == "defer" {
      return statement.blocks.map { (statement.tokens, $0) }
    }
    let closures = statement.blocks.filter { $0.kind == .closure }
    return closures.enumerated().compactMap { index, closure in
      guard !closure.hasParameters, closure.open > statement.tokens.lowerBound,
        let start = startOfCall(before: closure.open, in: statement)
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
  private func startOfCall(
    before open: Int, in statement: CodeStatement
  ) -> Int? {
    let head = text[place(statement.tokens.lowerBound..<open)]
    let call = /\w+(?:\??\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\s*$/
    guard let match = head.firstMatch(of: call),
      let start = statement.tokens.first(where: {
        tokens[$0].text.startIndex == match.range.lowerBound
      }), tokens[start].kind == .word,
      tokens[start].text.first?.isUppercase == false,
      token(start - 1)?.text != "."
    else { return nil }
    return start
  }

  /// Makes `[weak self]` a strong reference, and leaves all else as it was.
  private var capturesStrengthened: [Change] {
    blocks.compactMap { block in
      let open = block.open
      guard block.kind == .closure, token(open + 1)?.text == "[",
        token(open + 2)?.text == "weak", token(open + 4)?.text == "]"
      else { return nil }
      let name = tokens[open + 3].text
      return change(
        in: block, "\(line(open + 1..<open + 5)) without weak",
        (open + 2..<open + 4, "\(name) = Optional(\(name))"))
    }
  }

  // MARK: Tokens

  /// A token in its innermost statement.
  private typealias TokenSite = (
    index: Int, statement: CodeStatement, block: CodeBlock
  )

  /// Replaces each token with each of the others that are given for it; an
  /// empty one removes it.
  private func replacing(with others: (TokenSite) -> [String]) -> [Change] {
    sites.flatMap { block, statement in
      ownTokens(of: statement).flatMap { index in
        let site = (index, statement, block)
        return others(site).map { change(site, to: $0) }
      }
    }
  }

  private func change(_ site: TokenSite, to other: String) -> Change {
    let token = tokens[site.index].text
    let all = site.statement.tokens
    let end = site.statement.blocks.first?.open ?? all.upperBound
    let what =
      other.isEmpty
      ? "without \(token) in \(brief(all))"
      : "\(other) for \(token) in "
        + brief(all.lowerBound..<max(end, all.lowerBound + 1))
    return change(in: site.block, what, (site.index..<site.index + 1, other))
  }

  /// The indices of a statement's tokens that are in none of its blocks.
  private func ownTokens(of statement: CodeStatement) -> [Int] {
    statement.tokens.filter { index in
      !statement.blocks.contains { ($0.open...$0.close).contains(index) }
    }
  }

  /// A token beside another; nil at the ends of the file.
  private func token(_ index: Int) -> CodeToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// Other signs between two values, no `!` before one, and `willSet` for
  /// `didSet`, or the other way round.
  private func otherSigns(_ site: TokenSite) -> [String] {
    let one = tokens[site.index]
    let (before, after) = (token(site.index - 1), token(site.index + 1))
    guard before?.text != "func" else { return [] }
    let isSpacedAfter = after?.hasSpaceBefore == true
    if one.hasSpaceBefore, isSpacedAfter, let others = mistakenSigns[one.text] {
      let isText = [before, after]
        .contains { $0?.kind == .string || $0?.text == "[" }
      return others.filter { !isText || $0 == "=" }
    }
    switch one.text {
    case "!" where !isSpacedAfter:
      let isPrefix = one.hasSpaceBefore || before?.text.hasSuffix("(") == true
      return isPrefix ? [""] : []
    case "willSet" where after?.text == "(": return ["didSet"]
    case "didSet" where after?.text == "(": return ["willSet"]
    default: return []
    }
  }

  /// A number that is one larger; true for false, and false for true.
  private func otherLiteral(_ site: TokenSite) -> [String] {
    let one = tokens[site.index]
    if one.text == "true" { return ["false"] }
    if one.text == "false" { return ["true"] }
    guard one.kind == .number, token(site.index - 1)?.text != "." else {
      return []
    }
    if let whole = Int(one.text) { return ["\(whole + 1)"] }
    return Double(one.text).map { ["\($0 + 1)"] } ?? []
  }

  // MARK: Properties

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
    let own = tokens[statement.tokens]
    let isVariable = statement.word == "var"
    guard isVariable || statement.word == "let",
      statement.head + 1 < own.endIndex
    else { return nil }
    let block = statement.blocks.first
    let isComputed =
      block?.kind == .function(returnsValue: true)
      || block?.statements.contains { $0.word == "get" } == true
    return DeclaredProperty(
      owner: owner, name: own[statement.head + 1].text, isVariable: isVariable,
      hasValue: own[..<(block?.open ?? own.endIndex)]
        .contains { $0.text == "=" },
      isObserved: isObservable && isVariable && !isComputed
        && !own.contains { $0.text == "@ObservationIgnored" })
  }

  /// In a key path, the next property of its class.
  private func otherKeyPath(_ site: TokenSite) -> [String] {
    let others = allProperties.filter {
      $0.owner == site.block.path.first && $0.isVariable
        && !$0.name.hasPrefix("_")
    }.map(\.name)
    guard site.block.holdsCode, token(site.index - 1)?.text == ".",
      token(site.index - 2)?.text == "\\", others.count > 1,
      let place = others.firstIndex(of: tokens[site.index].text)
    else { return [] }
    return [String(others[(place + 1) % others.count])]
  }

  /// The storage that the macro makes, which bypasses the accessors.
  private func storage(_ site: TokenSite) -> [String] {
    let name = tokens[site.index].text
    guard site.block.holdsCode, token(site.index - 1)?.text != ".",
      token(site.index + 1)?.text != ":", !isLocal(site),
      allProperties.contains(where: {
        $0.name == name && $0.isObserved && $0.owner == site.block.path.first
      })
    else { return [] }
    return ["_\(name)"]
  }

  /// Whether a parameter or a variable of the function has the name.
  private func isLocal(_ site: TokenSite) -> Bool {
    let name = tokens[site.index].text
    let function = root.statements.flatMap(\.blocks).flatMap(\.statements)
      .first { $0.tokens.contains(site.index) }
    guard let function else { return true }
    let all = tokens[function.tokens]
    return zip(all, all.dropFirst()).contains { one, next in
      next.text == name && ["let", "var", "for"].contains(one.text)
        || one.text == name && next.text == ":" && !next.hasSpaceBefore
    }
  }

  /// Removes an attribute such as `@Observable`, or adds `@ObservationIgnored`.
  private var attributesChanged: [Change] {
    let known = ["@Observable", "@ObservationIgnored", "@State", "@Bindable"]
    return sites.filter { declarations.contains($1.word) }.flatMap {
      block, statement -> [Change] in
      let (start, head) = (statement.tokens.lowerBound, statement.head)
      let shown = line(head..<min(head + 2, statement.tokens.upperBound))
      let removed = (start..<head)
        .filter { known.contains(String(tokens[$0].text)) }.map {
          change(
            in: block, "\(shown) without \(tokens[$0].text)",
            ($0..<$0 + 1, ""))
        }
      let isObserved = allProperties.contains {
        $0.owner == block.path.last && $0.name == tokens[head + 1].text
          && $0.isObserved
      }
      let ignored = change(
        in: block, "@ObservationIgnored \(shown)",
        (start..<start + 1, "@ObservationIgnored \(tokens[start].text)"))
      return removed + (isObserved ? [ignored] : [])
    }
  }
}
