// Asks the compiler for the code that macros write into a file, and makes it
// readable with the toolchain: names as people write them, code in the house
// format.

import Foundation
import NotesKit

/// One piece of code that a macro has written.
package struct Expansion: Equatable {
  /// The purpose of a macro's code.
  package enum Role: String {
    case member, memberAttribute, accessor, peer
    case conformance = "extension"
    case other
  }

  package let role: Role
  /// The macro, such as `@Observable`.
  let macro: String
  /// The type that the macro works on, or whose member it works on:
  /// `Outer.Inner`.
  package let type: String
  /// The member that the macro works on; nil if it works on the type.
  package let member: String?
  package fileprivate(set) var code: String
}

extension Workspace {
  /// Expands the macros of files that belong to one module.
  ///
  /// - Parameters:
  ///   - width: The columns that the code should keep to.
  ///   - built: The folder of built modules; nil to build what is imported.
  /// - Returns: The expansions, and the compiler's errors, a line each.
  package func expand(
    _ files: [String], width: Int, _ progress: ProgressLine? = nil,
    modules built: String? = nil
  ) throws -> (expansions: [Expansion], errors: [String]) {
    let modules = ImportedModules(by: try files.map(text), in: self)
    if built == nil { try modules.build(progress) }
    progress?.show("expanding")
    defer { progress?.end() }
    let command =
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version"]
      + [catalogue.mode(of: files[0]), "-module-name", "Expansion"]
      + (built.map { ["-I", $0] } ?? []) + modules.search
      + ["-Xfrontend", "-dump-macro-expansions"] + files
    let dump = try run(command).output
    let errors = dump.matches(of: /(?m)^\S[^|\n]*: error: .+$/)
      .map { String($0.output) }
    return (
      try formatted(
        expansions(in: dump, demangled: demangled), width: width),
      unique(errors).map(relative)
    )
  }

  /// The readable form of each name, from the toolchain's demangler.
  private func demangled(_ names: [String]) throws -> [String: String] {
    guard !names.isEmpty else { return [:] }
    let lines = try run(["swift", "demangle"] + names).output
    let pairs = lines.matches(of: /(?m)^(.+) ---> (.+)$/)
      .map { (String($0.1), String($0.2)) }
    return Dictionary(pairs) { $1 }
  }

  /// Formats the code of all expansions in one run. If the formatter refuses it,
  /// the code stays as it is.
  private func formatted(
    _ expansions: [Expansion], width: Int
  ) throws -> [Expansion] {
    let code = expansions.map(\.asDeclaration)
    let mark = "// ---- piece ----\n"
    let file = FileManager.default.temporaryDirectory
      .appending(path: "expansion-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try code.map { mark + $0 + "\n" }.joined()
      .write(to: file, atomically: true, encoding: .utf8)
    let formatted = try run([
      "swift", "format", "--configuration",
      #"{"version": 1, "lineLength": \#(width), "indentation": {"spaces": 2}}"#,
      file.path(percentEncoded: false),
    ])
    let pieces = formatted.output.components(separatedBy: mark).dropFirst()
    let isFormatted = formatted.succeeded && pieces.count == code.count
    return zip(expansions, isFormatted ? Array(pieces) : code).map {
      var expansion = $0
      expansion.code = $1.trimmingCharacters(in: .whitespacesAndNewlines)
      return expansion
    }
  }
}

extension Expansion {
  /// The code as it would stand in a file: accessors belong to a variable.
  fileprivate var asDeclaration: String {
    guard role == .accessor, let member, !code.isEmpty else { return code }
    let isBraced = code.hasPrefix("{")
    return "var \(member) " + (isBraced ? code : "{\n\(code)\n}")
  }
}

/// The expansions in the compiler's dump. For each it has a mangled name, a line
/// of dashes, the code, and dashes again.
///
/// - Parameter demangled: Returns the readable form of each name.
func expansions(
  in dump: String, demangled: ([String]) throws -> [String: String]
) rethrows -> [Expansion] {
  var pieces: [(name: String, code: String)] = []
  let form = /(?ms)^(@__swiftmacro_\S+)\.swift\n-{30}\n(.*?)^-{30}$/
  for (_, name, code) in dump.matches(of: form).map(\.output) {
    // Each of several files also dumps what it uses of the others.
    if !pieces.contains(where: { $0.name == name }) {
      pieces.append((String(name), String(code)))
    }
  }
  // Names that macros made up. One of them may begin with another.
  let madeUp = pieces.flatMap { $0.code.matches(of: /\$s\w+fMu[0-9]*_/) }
    .map { String($0.output) }.sorted { $0.count > $1.count }
  let plain = try demangled(unique(pieces.map(\.name) + madeUp))
  return pieces.map { piece in
    // Without lines for the debugger and without copied comments.
    var code = piece.code.replacing(
      /(?m)^ *(?:#sourceLocation|\/\/).*\n?/, with: ""
    ).trimmingCharacters(in: .newlines)
    for name in madeUp {
      let words = plain[name]?.wholeMatch(of: /unique name #\d+ of (\w+) .*/)
      if let words { code = code.replacing(name, with: words.1) }
    }
    return Expansion(name: plain[piece.name] ?? piece.name, code: code)
  }
}

/// The texts without those that stand further in front.
func unique(_ texts: [String]) -> [String] {
  texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}

extension Expansion {
  /// Reads a demangled name, such as `accessor macro @ObservationTracked
  /// expansion #1 of owner in Store.Store`.
  init(name: String, code: String) {
    self.code = code
    // A private name comes with the file that it is private to.
    let name = name.replacing(/\((\S+) in _[0-9A-F]+\)/) { $0.output.1 }
    let form = /(\w+) macro (@\w+) expansion #\d+ of (\S+) in (\S+)/
    guard let match = name.wholeMatch(of: form),
      let role = Role(rawValue: String(match.1))
    else {
      (role, macro, type, member) = (.other, name, "", nil)
      return
    }
    self.role = role
    macro = String(match.2)
    // The first part is the module.
    let path = match.4.split(separator: ".").dropFirst().map(String.init)
    let subject = String(match.3)
    let isOfType = role == .member || role == .conformance
    type = (isOfType ? path + [subject] : path).joined(separator: ".")
    member = isOfType ? nil : subject
  }
}
