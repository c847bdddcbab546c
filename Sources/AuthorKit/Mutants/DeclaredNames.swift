// The properties that files declare, with their types as far as the text tells.
// Mutants take one for another of the same type.

import WorkbookKit

/// A property of a type.
struct DeclaredProperty: Equatable {
  let owner: String
  let name: String
  /// Nil if neither the declaration nor its value tells.
  let type: String?
  let isStored: Bool
  let isVariable: Bool
  let hasValue: Bool
  /// Whether the macro observes it.
  let isObserved: Bool
}

/// The properties that the types of some files declare.
struct DeclaredNames {
  let properties: [DeclaredProperty]

  /// - Parameter files: If two declare the same name, the first one counts.
  init(in files: [CodeFile]) {
    properties = files.flatMap(Self.properties)
  }

  private static func properties(in file: CodeFile) -> [DeclaredProperty] {
    file.root.statements.flatMap { statement in
      statement.blocks.filter { $0.kind == .declarations }.flatMap { type in
        let isObservable = file.tokens[statement.tokens.lowerBound..<type.open]
          .contains { $0.text == "@Observable" }
        return type.statements.compactMap {
          Self.property(
            $0, of: type.path.last ?? "", isObservable: isObservable, in: file)
        }
      }
    }
  }

  private static func property(
    _ statement: CodeStatement, of owner: String, isObservable: Bool,
    in file: CodeFile
  ) -> DeclaredProperty? {
    let tokens = file.tokens[statement.tokens]
    let head = file.head(statement)
    guard ["var", "let"].contains(file.headWord(statement)),
      head + 1 < tokens.endIndex
    else { return nil }
    let end = statement.blocks.first?.open ?? tokens.endIndex
    let equals = tokens[..<end].firstIndex { $0.text == "=" }
    var type: String?
    if tokens[head + 2..<end].first?.text == ":" {
      type = file.line(head + 3..<(equals ?? end))
    } else if let equals {
      type = typeOfLiteral(Array(tokens[(equals + 1)..<end]))
    }
    let isComputed =
      statement.blocks.first.map {
        if case .function = $0.kind { return true }
        return $0.kind == .accessors
          && $0.statements.contains { file.headWord($0) == "get" }
      } ?? false
    let isVariable = tokens[head].text == "var"
    let isIgnored = tokens.contains { $0.text == "@ObservationIgnored" }
    return DeclaredProperty(
      owner: owner, name: tokens[head + 1].text, type: type,
      isStored: !isComputed, isVariable: isVariable, hasValue: equals != nil,
      isObserved: isObservable && isVariable && !isComputed && !isIgnored)
  }

  private static func typeOfLiteral(_ value: [CodeToken]) -> String? {
    guard let first = value.first(where: { $0.text != "-" }) else {
      return nil
    }
    switch first.kind {
    case .string: return "String"
    case .number: return first.text.contains(".") ? "Double" : "Int"
    default:
      if ["true", "false"].contains(first.text) { return "Bool" }
      return first.text.first!.isUppercase ? first.text : nil
    }
  }

  /// The next property that could be mistaken for this one: of the same type,
  /// in the same class.
  func another(for name: String) -> DeclaredProperty? {
    guard let own = properties.first(where: { $0.name == name }),
      own.type != nil
    else { return nil }
    return next(
      own,
      among: properties.filter {
        $0.type == own.type && $0.isStored == own.isStored
      })
  }

  /// The next property of a class whose key path could be mistaken for this
  /// one's.
  func anotherKeyPath(for name: String, in owner: String) -> DeclaredProperty? {
    properties.first { $0.name == name && $0.owner == owner }.flatMap { own in
      next(
        own,
        among: properties.filter {
          $0.isVariable && !$0.name.hasPrefix("_")
        })
    }
  }

  private func next(
    _ own: DeclaredProperty, among all: [DeclaredProperty]
  ) -> DeclaredProperty? {
    let others = all.filter {
      $0.owner == own.owner
        && ($0.name == own.name
          || $0.name.hasPrefix("_") == own.name.hasPrefix("_"))
    }
    guard others.count > 1, let index = others.firstIndex(of: own) else {
      return nil
    }
    return others[(index + 1) % others.count]
  }
}
