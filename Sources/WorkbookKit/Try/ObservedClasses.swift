// The observable classes of a file, by name. A key path does not know the name
// of its property (it prints as an address), and only the class itself can name
// what is private in it. So the copy that is compiled lists both in each class.

import NotesKit

/// The classes of a file that `@Observable` observes, with their variables.
struct ObservedClasses {
  /// A type, or another pair of braces.
  private struct Scope {
    /// The name of a type from the outside in; nil if no list can name it: it
    /// is in a function, generic, or private to another type.
    var name: String?
    var isObserved = false
    /// Variables, computed ones as well: these are never traced.
    var variables: [String] = []
    /// Where its closing brace is.
    var end = 0
  }

  private let text: String
  private var classes: [Scope] = []

  init(in text: String) {
    self.text = text
    let words = codeWords(of: text)
    func word(_ index: Int) -> String {
      words.indices.contains(index) ? words[index].text : ""
    }
    var open: [Scope] = []
    var next = Scope()
    var modifiers: Set<String> = []
    for (index, found) in words.enumerated() {
      switch found.text {
      case "{":
        open.append(next)
        next = Scope()
      case "}":
        guard var scope = open.popLast() else { continue }
        scope.end = found.place
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
          isObserved: found.text == "class"
            && modifiers.contains("@Observable"))
      case "var":
        if open.last?.isObserved == true, !modifiers.contains("static") {
          open[open.count - 1].variables.append(word(index + 1))
        }
      case "func", "let", "init": break
      case "static", "private", "@Observable":
        modifiers.insert(found.text)
        continue
      default: continue
      }
      modifiers = []
    }
  }

  /// The file, with a list of properties in each class, and below all a
  /// function that returns these lists. Its lines stay where they were.
  func listed(by function: String) -> String {
    let listType = "[(name: String, path: AnyKeyPath)]"
    var bytes = Array(text.utf8)
    // From the end on, so that the places in front keep their meaning.
    for found in classes.sorted(by: { $0.end > $1.end }) {
      let type = found.name!.split(separator: ".").last!
      let pairs = found.variables.map { #"("\#($0)", \\#(type).\#($0))"# }
      let list =
        "; static var _listed: \(listType) { [\(pairs.joined(separator: ", "))] } "
      bytes.insert(contentsOf: list.utf8, at: found.end)
    }
    let lists = classes.map { #"("\#($0.name!)", \#($0.name!)._listed)"# }
    return String(decoding: bytes, as: UTF8.self) + """

      @MainActor func \(function)() -> [(name: String, properties: \(listType))]
      { [\(lists.joined(separator: ", "))] }

      """
  }
}

/// The words, attributes and signs of some code, without comments and literals,
/// each with its place in the UTF-8.
private func codeWords(of code: String) -> [(text: String, place: Int)] {
  var words: [(text: String, place: Int)] = []
  var place = 0
  for token in SwiftTokens.of(code) {
    let first = token.text.first!
    let isWhole = first.isLetter || "_`@".contains(first)
    let isCode = ![.comment, .string, .number].contains(token.role)
    for word in isWhole ? [token.text] : token.text.map(String.init) {
      if isCode, !word.first!.isWhitespace { words.append((word, place)) }
      place += word.utf8.count
    }
  }
  return words
}
