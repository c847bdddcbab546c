// Changes to names and attributes: another property of the same type, the
// storage behind a property, observed or not.

import WorkbookKit

extension CodeFile {
  /// Takes a property, or its key path, for another.
  func namesSwapped(_ names: DeclaredNames) -> [Change] {
    eachToken().compactMap { place in
      guard place.block.holdsCode, place.token.kind == .word,
        place.after?.text != ":" || place.after?.hasSpaceBefore == true
      else { return nil }
      if isInKeyPath(place) {
        return names.anotherKeyPath(
          for: place.token.text, in: place.block.path.first ?? ""
        ).map { change(place, to: $0.name) }
      }
      guard isProperty(place) else { return nil }
      return names.another(for: place.token.text)
        .map { change(place, to: $0.name) }
    }
  }

  /// Uses the storage that the macro makes, bypassing the accessors.
  func storageUsed(_ names: DeclaredNames) -> [Change] {
    eachToken().compactMap { place in
      guard place.block.holdsCode, place.token.kind == .word,
        place.before?.text != ".", !isInKeyPath(place),
        place.after?.text != ":", isProperty(place),
        names.properties.contains(where: {
          $0.name == place.token.text && $0.isObserved
            && $0.owner == place.block.path.first
        })
      else { return nil }
      return change(place, to: "_\(place.token.text)")
    }
  }

  private func isInKeyPath(_ place: PlacedToken) -> Bool {
    guard place.before?.text == ".",
      let index = tokens.firstIndex(where: { $0.range == place.token.range })
    else { return false }
    return index > 1 && tokens[index - 2].text == "\\"
  }

  /// Whether a name is that of a property, and not of a parameter or variable
  /// with the same name.
  private func isProperty(_ place: PlacedToken) -> Bool {
    if place.before?.text == "." { return true }
    let name = place.token.text
    let function = root.statements.first { statement in
      tokens[statement.tokens].contains {
        $0.range.overlaps(place.token.range)
      }
    }.flatMap { type in
      type.blocks.flatMap(\.statements).first {
        bytes($0.tokens).overlaps(place.token.range)
      } ?? type
    }
    guard let function else { return false }
    let all = tokens[function.tokens]
    return !zip(all, all.dropFirst()).contains { one, next in
      next.text == name && ["let", "var", "for"].contains(one.text)
        && next.range != place.token.range
        || one.text == name && next.text == ":" && !next.hasSpaceBefore
    }
  }

  /// Removes an attribute such as `@Observable`, or adds one such as
  /// `@ObservationIgnored`.
  func attributesTurned(_ names: DeclaredNames) -> [Change] {
    let known: Set<String> = [
      "@Observable", "@ObservationIgnored", "@State", "@Bindable",
    ]
    return eachStatement().filter { path, statement in
      declares(statement)
    }.flatMap { path, statement -> [Change] in
      let head = head(statement)
      let shown = line(head..<min(head + 2, statement.tokens.upperBound))
      let attributes = (statement.tokens.lowerBound..<head)
        .filter { known.contains(tokens[$0].text) }
      let gone = attributes.map { index in
        Change(
          path, "\(shown) without \(tokens[index].text)",
          [.init(range: tokens[index].range, text: "")])
      }
      let property = names.properties.first {
        $0.owner == path.last && $0.name == tokens[head + 1].text
      }
      let start = bytes(statement.tokens).lowerBound
      if let property, property.isObserved {
        return gone + [
          Change(
            path, "@ObservationIgnored \(shown)",
            [.init(range: start..<start, text: "@ObservationIgnored ")])
        ]
      }
      if let property, !property.isVariable, isView(path) {
        return gone + [
          Change(
            path, "@State var for \(shown)",
            [.init(range: tokens[head].range, text: "@State var")])
        ]
      }
      return gone + equalityGone(statement, path, shown)
    }
  }

  /// Removes a type's conformance to `Equatable`.
  private func equalityGone(
    _ statement: CodeStatement, _ path: [String], _ shown: String
  ) -> [Change] {
    guard let block = statement.blocks.first, block.kind == .declarations,
      let index = (statement.tokens.lowerBound..<block.open).first(where: {
        tokens[$0].text == "Equatable" && tokens[$0 - 1].text == ":"
          && tokens[$0 + 1].text == "{"
      })
    else { return [] }
    return [
      Change(
        path, "\(shown) without Equatable",
        [.init(range: bytes(index - 1..<index + 1), text: "")])
    ]
  }

  private func isView(_ path: [String]) -> Bool {
    root.statements.contains { statement in
      statement.blocks.first?.path == path
        && tokens[statement.tokens.lowerBound..<statement.blocks[0].open]
          .contains { $0.text == "View" }
    }
  }
}
