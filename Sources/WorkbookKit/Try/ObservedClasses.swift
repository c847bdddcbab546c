// The observable classes of a file, found in its text. The key path of a
// property does not know its name, so the copy of the file that is compiled
// lists both, in each class itself: there even private properties can be named.

/// The classes of a file that `@Observable` observes, with their properties.
struct ObservedClasses {
  struct Class: Equatable {
    /// The name from the outside in: `Store.Item`.
    let path: [String]
    /// What is observed: variables that are stored.
    let properties: [String]
    /// Where its closing brace is, in the file's UTF-8.
    let end: Int

    var name: String { path.joined(separator: ".") }
  }

  private let text: String
  let classes: [Class]

  /// - Complexity: O(n) for n bytes.
  init(in text: String) {
    self.text = text
    var search = ClassSearch(CodeToken.tokens(of: text))
    classes = search.classes()
  }

  /// The file, with a list of properties in each class, and below all a
  /// function that returns these lists. Its lines stay where they were.
  ///
  /// - Parameter function: The name of the function.
  func listed(by function: String) -> String {
    var bytes = Array(text.utf8)
    // From the end on, so that the places in front keep their meaning.
    let numbered = classes.enumerated().sorted {
      $0.element.end > $1.element.end
    }
    for (number, observed) in numbered {
      let pairs = observed.properties.map {
        #"("\#($0)", \\#(observed.path.last!).\#($0))"#
      }
      let list = """
        ; static var _list\(number): \(Self.listType) \
        { [\(pairs.joined(separator: ", "))] }\u{20}
        """
      bytes.insert(contentsOf: list.utf8, at: observed.end)
    }
    let lists = classes.enumerated().map {
      #"("\#($1.name)", \#($1.name)._list\#($0))"#
    }
    return String(decoding: bytes, as: UTF8.self) + """

      @MainActor func \(function)()
        -> [(name: String, properties: \(Self.listType))]
      { [\(lists.joined(separator: ", "))] }

      """
  }

  private static let listType = "[(name: String, path: AnyKeyPath)]"

}

/// A walk over tokens that knows which type it is in.
private struct ClassSearch {
  private enum Scope {
    /// The body of a type. A generic one has no list, nor has what is in it:
    /// it stands for many types. Nor has one that only another can see.
    case type(path: [String], isOpen: Bool, isObserved: Bool)
    case code
  }

  private let tokens: [CodeToken]

  init(_ tokens: [CodeToken]) { self.tokens = tokens }

  mutating func classes() -> [ObservedClasses.Class] {
    var found: [ObservedClasses.Class] = []
    var scopes: [(scope: Scope, properties: [String])] = []
    var next: Scope?
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{":
        scopes.append((next ?? .code, []))
        next = nil
      case "}":
        guard let (scope, properties) = scopes.popLast() else { continue }
        if case .type(let path, true, true) = scope {
          found.append(
            .init(
              path: path, properties: properties, end: token.range.lowerBound)
          )
        }
      case "class", "struct", "enum", "actor", "extension":
        next = type(at: index, in: scopes.last?.scope) ?? next
      case "var":
        if case .type(_, true, true) = scopes.last?.scope,
          let name = property(at: index)
        {
          scopes[scopes.count - 1].properties.append(name)
        }
      default: break
      }
    }
    return found.filter { !$0.properties.isEmpty }
  }

  /// The type that a keyword declares; nil if it is no keyword here, as in
  /// `class func`, or if the type is in a function.
  private func type(at index: Int, in outer: Scope?) -> Scope? {
    var path: [String] = []
    var isOpen = true
    let prefix = prefix(before: index)
    switch outer {
    case nil: break
    case .type(let outerPath, let outerIsOpen, _):
      (path, isOpen) = (outerPath, outerIsOpen && !prefix.contains("private"))
    case .code: return nil
    }
    var end = index + 1
    guard let name = word(at: end), !["func", "var", "let"].contains(name)
    else { return nil }
    path.append(name)
    while text(at: end + 1) == ".", let inner = word(at: end + 2) {
      path.append(inner)
      end += 2
    }
    isOpen = isOpen && text(at: end + 1) != "<"
    let isObserved =
      tokens[index].text == "class" && prefix.contains("@Observable")
    return .type(path: path, isOpen: isOpen, isObserved: isObserved)
  }

  /// The name of the observed property that a `var` declares; nil if it
  /// declares none.
  private func property(at index: Int) -> String? {
    let prefix = prefix(before: index)
    guard
      !["static", "class", "@ObservationIgnored"].contains(
        where: prefix.contains),
      let name = word(at: index + 1)
    else { return nil }
    var depth = 0
    var place = index + 2
    while place < tokens.count {
      let token = tokens[place]
      if depth == 0 {
        if ["=", ";", "}"].contains(token.text) { return name }
        if token.text == "{" {
          let first = text(at: place + 1) ?? ""
          return ["willSet", "didSet"].contains(first) ? name : nil
        }
        if token.beginsLine, ![":", "."].contains(token.text) { return name }
      }
      if ["(", "["].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) { depth -= 1 }
      place += 1
    }
    return name
  }

  /// The attributes and modifiers in front of a keyword.
  private func prefix(before index: Int) -> [String] {
    var words: [String] = []
    var place = index - 1
    while place >= 0 {
      if tokens[place].text == ")" {
        guard let open = opening(of: place), open > 0 else { break }
        place = open - 1
      }
      let token = tokens[place]
      guard token.kind == .attribute || modifiers.contains(token.text) else {
        break
      }
      words.append(token.text)
      place -= 1
    }
    return words
  }

  private func opening(of close: Int) -> Int? {
    var depth = 0
    return (0...close).reversed().first { place in
      if tokens[place].text == ")" { depth += 1 }
      if tokens[place].text == "(" { depth -= 1 }
      return depth == 0
    }
  }

  private func text(at index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].text : nil
  }

  private func word(at index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind == .word
      ? tokens[index].text : nil
  }
}

private let modifiers: Set<String> = [
  "private", "fileprivate", "internal", "package", "public", "open", "static",
  "class", "final", "override", "nonisolated", "weak", "unowned", "lazy",
  "dynamic", "required",
]
