// The observable classes of a file, by name. A key path does not know the name
// of its property (it prints as an address), and only the file itself can name
// what is private in it. So the copy that is compiled lists both at its end.

import NotesKit

/// A type, or another pair of braces.
private struct Scope {
  /// The name of a type from the outside in; nil if no list can name it: it is
  /// in a function, generic, or private to another type.
  var name: String?
  var isObserved = false
  /// Variables, computed ones as well: these are never traced.
  var variables: [String] = []
}

/// Lines for the end of a file: a list of the properties of each class that
/// `@Observable` observes, and a function that returns these lists.
func listsOfProperties(in text: String, by function: String) -> String {
  let listType = "[(name: String, path: AnyKeyPath)]"
  let classes = observedClasses(in: text)
  let lists = classes.map { found in
    let pairs = found.variables.map { #"("\#($0)", \\#(found.name!).\#($0))"# }
    return """
      extension \(found.name!) {
        static var _listed: \(listType) { [\(pairs.joined(separator: ", "))] }
      }

      """
  }
  let all = classes.map { #"("\#($0.name!)", \#($0.name!)._listed)"# }
  return lists.joined() + """
    @MainActor func \(function)() -> [(name: String, properties: \(listType))]
    { [\(all.joined(separator: ", "))] }

    """
}

private func observedClasses(in text: String) -> [Scope] {
  let words = codeWords(of: text)
  func word(_ index: Int) -> String {
    words.indices.contains(index) ? words[index] : ""
  }
  var classes: [Scope] = []
  var open: [Scope] = []
  var next = Scope()
  var modifiers: Set<String> = []
  for (index, found) in words.enumerated() {
    switch found {
    case "{":
      open.append(next)
      next = Scope()
    case "}":
      guard let scope = open.popLast() else { continue }
      if scope.isObserved, scope.name != nil, !scope.variables.isEmpty {
        classes.append(scope)
      }
    case "class" where ["var", "func", "let"].contains(word(index + 1)):
      modifiers.insert("static")
      continue
    case "class", "struct", "enum", "actor", "extension":
      var name = word(index + 1)
      var end = index + 2
      while word(end) == "." {
        name += "." + word(end + 1)
        end += 2
      }
      let isHidden = !open.isEmpty && modifiers.contains("private")
      let outer = open.isEmpty ? "" : open.last!.name.map { $0 + "." }
      next = Scope(
        name: isHidden || word(end) == "<" ? nil : outer.map { $0 + name },
        isObserved: found == "class" && modifiers.contains("@Observable"))
    case "var":
      if open.last?.isObserved == true, !modifiers.contains("static") {
        open[open.count - 1].variables.append(word(index + 1))
      }
    case "func", "let", "init": break
    case "static", "private", "@Observable":
      modifiers.insert(found)
      continue
    default: continue
    }
    modifiers = []
  }
  return classes
}

/// The words, attributes and signs of some code, without comments and literals.
private func codeWords(of code: String) -> [String] {
  SwiftTokens.of(code).flatMap { token -> [String] in
    let first = token.text.first!
    return switch token.role {
    case .comment, .string, .number: []
    case _ where first.isLetter || "_`@".contains(first): [token.text]
    default: token.text.map(String.init)
    }
  }.filter { !$0.first!.isWhitespace }
}
