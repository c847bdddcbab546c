// The observable classes of a file, by name. A key path does not know the name
// of its property (it prints as an address), and only the file itself can name
// what is private in it. So the copy that is compiled lists both at its end.

import Foundation
import NotesKit

/// A class whose properties are observed, and what the copy says of it.
struct ObservedClass {
  /// The type's name from the outside in.
  let name: String
  /// The class that it inherits from, or else a protocol.
  fileprivate let parent: String?
  /// Variables, computed ones as well: these are never traced.
  fileprivate(set) var variables: [String] = []
  /// Variables that a tuple declares: the macro skips them.
  fileprivate(set) var skipped: [String] = []
  /// Statements that list the variables, with the conditions around them.
  fileprivate var statements: [String] = []
  /// The conditions around the class.
  fileprivate let conditions: [String]
}

/// Lines for the end of a file: for each of its classes a list of its
/// properties. A subclass is in the list of its superclass, which may be in
/// another file, and then it has none.
func listsOfProperties(
  of classes: [ObservedClass], among all: [ObservedClass]
) -> String {
  func inherits(_ child: ObservedClass, _ parent: ObservedClass) -> Bool {
    child.parent.map { ".\(parent.name)".hasSuffix(".\($0)") } ?? false
  }
  func family(_ found: ObservedClass) -> [ObservedClass] {
    [found] + classes.filter { inherits($0, found) }.flatMap(family)
  }
  return classes.filter { child in !all.contains { inherits(child, $0) } }
    .map { found in
      let statements = family(found).flatMap(\.statements)
      // A key path of the main actor can be made there alone, and a trace asks
      // on any thread. To make one touches no object.
      let list = """
        extension \(found.name): _Traced {
          nonisolated static var _listed: [AnyKeyPath: String] {
            let list: @MainActor () -> [AnyKeyPath: String] = {
              var list: [AnyKeyPath: String] = [:]
        \(statements.map { "      \($0)\n" }.joined())\
              return list
            }
            return unsafeBitCast(list, to: (() -> [AnyKeyPath: String]).self)()
          }
        }
        """
      return within(found.conditions, list) + "\n"
    }.joined()
}

/// Code between the conditions that it stands under, such as `#if DEBUG` and
/// `#else`.
private func within(_ conditions: [String], _ code: String) -> String {
  let ends = conditions.filter { $0.hasPrefix("#if") }.map { _ in "#endif" }
  return (conditions + [code] + ends).joined(separator: "\n")
}

/// A type, or another pair of braces.
private struct Scope {
  /// The name of a type from the outside in; nil if no list can name it: it is
  /// in a function, or private to another type.
  var name: String?
  /// The class, if its variables are observed.
  var found: ObservedClass?
}

/// The classes that `@Observable` observes, and those that say themselves that
/// they are `Observable`.
func observedClasses(in text: String) -> [ObservedClass] {
  let words = codeWords(of: text)
  func word(_ index: Int) -> String {
    words.indices.contains(index) ? words[index] : ""
  }
  var classes: [ObservedClass] = []
  var open: [Scope] = []
  var next = Scope()
  var modifiers: Set<String> = []
  // For each #if that is open, its branches so far.
  var conditions: [[String]] = []
  for (index, found) in words.enumerated() {
    switch found {
    case "{":
      open.append(next)
      next = Scope()
    case "}":
      guard let scope = open.popLast() else { continue }
      if let found = scope.found, !(found.variables + found.skipped).isEmpty {
        classes.append(found)
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
      let header = words[min(end, words.count)...].prefix { $0 != "{" }
      let isHidden = !open.isEmpty && modifiers.contains("private")
      let outer = open.isEmpty ? "" : open.last!.name.map { $0 + "." }
      next = Scope(name: isHidden ? nil : outer.map { $0 + name })
      let isObserved =
        modifiers.contains("@Observable") || header.contains("Observable")
      if found == "class", isObserved, let name = next.name {
        next.found = ObservedClass(
          name: name, parent: inherited(in: header),
          conditions: conditions.flatMap(\.self))
      }
    case "var":
      guard !modifiers.contains("static"),
        let outer = open.last?.found?.conditions
      else { break }
      let inner = Array(conditions.flatMap(\.self).dropFirst(outer.count))
      open[open.count - 1].found!.add(words[(index + 1)...], within: inner)
    case "func", "let", "init": break
    case "static", "private", "@Observable":
      modifiers.insert(found)
      continue
    case "#endif": _ = conditions.popLast()
    case _ where found.hasPrefix("#if"): conditions.append([found])
    case _ where found.hasPrefix("#else"):
      if !conditions.isEmpty { conditions[conditions.count - 1].append(found) }
    default: continue
    }
    modifiers = []
  }
  return classes
}

/// The first type after the colon of a declaration, whose generic parameters
/// have colons, too.
private func inherited(in header: ArraySlice<String>) -> String? {
  var depth = 0
  for (word, next) in zip(header, header.dropFirst()) {
    if word == "<" { depth += 1 }
    if word == ">" { depth -= 1 }
    if word == ":", depth == 0 { return next }
  }
  return nil
}

extension ObservedClass {
  /// Adds the variable, or those of a tuple, that a declaration names.
  fileprivate mutating func add(
    _ words: ArraySlice<String>, within conditions: [String]
  ) {
    guard let name = words.first else { return }
    guard name != "(" else {
      skipped += words.prefix { $0 != ")" }.filter { $0.first!.isLetter }
      return
    }
    variables.append(name)
    let statement = #"list[\\#(self.name).\#(name)] = "\#(name)""#
    statements.append(within(conditions, statement))
  }
}

/// The words, attributes and signs of some code, without comments and literals.
/// A condition such as `#if os(Linux)` is one word.
private func codeWords(of code: String) -> [String] {
  var words: [String] = []
  var condition: String?
  for token in SwiftTokens.of(code) {
    var text = token.text[...]
    if condition != nil, token.role != .comment {
      condition! += text.prefix { !$0.isNewline }
    }
    if let whole = condition, let end = text.firstIndex(where: \.isNewline) {
      words.append(whole.trimmingCharacters(in: .whitespaces))
      condition = nil
      text = text[end...]
    }
    guard condition == nil else { continue }
    if ["#if", "#elseif"].contains(text) {
      condition = String(text)
      continue
    }
    let first = text.first!
    switch token.role {
    case .comment, .string, .number: break
    case _ where first.isLetter || "_`@#".contains(first):
      words.append(String(text))
    default: words += text.filter { !$0.isWhitespace }.map(String.init)
    }
  }
  return words
}
