// make expand E=N.M and make expand FILE=path: asks the compiler for the code
// that macros write into a file, and makes it readable with the toolchain: names
// as people write them, code in the house format.

import Foundation
import NotesKit

extension Call {
  func expandMacros() throws -> Int32 {
    let standings = try workspace.standings()
    let file = try workspace.fileToTry(
      argument ?? (standings.workedOn ?? standings.current).id)
    let files = workspace.filesBeside(file)
    let folder = file[..<(file.lastIndex(of: "/") ?? file.endIndex)]
    let name = files.count == 1 ? file[...] : folder
    let found = try workspace.expand(
      files, width: min(72, display.width - 4),
      ProgressLine(display: display))
    if found.expansions.isEmpty, let error = found.errors.first {
      throw Failure(error)
    }
    guard !found.expansions.isEmpty else {
      write("\(name) uses no macros\n")
      return 0
    }
    let title = heading(1, "The code that the macros write")
    let text =
      [title, .paragraph([.code(String(name))])]
      + blocks(of: found.expansions)
    try page(Renderer(display).render(text), display: display)
    guard let error = found.errors.first else { return 0 }
    notice("it doesn't compile: \(error)")
    return 1
  }
}

/// Expansions as a page: a part for each type, and in it a part for each
/// property.
func blocks(of expansions: [Expansion]) -> [Block] {
  unique(expansions.map(\.type)).flatMap { type -> [Block] in
    let ofType = expansions.filter { $0.type == type }
    let written = ofType.filter { !$0.code.isEmpty }
    var blocks = type.isEmpty ? [] : [heading(2, type)]
    func add(_ title: Block, _ role: Expansion.Role, of member: String? = nil) {
      let pieces = written.filter {
        $0.role == role && (member == nil || $0.member == member)
      }
      guard !pieces.isEmpty else { return }
      blocks += [title] + pieces.map { .code(info: "swift", text: $0.code) }
    }
    var untouched: [String] = []
    for member in unique(ofType.compactMap(\.member)) {
      guard let first = written.first(where: { $0.member == member }) else {
        if !member.hasPrefix("_") { untouched.append(member) }
        continue
      }
      blocks.append(heading(3, member))
      if first.role == .memberAttribute {
        let text: [Inline] = [
          .code(first.macro), .text(" marks it "), .code(first.code),
          .text(", and that macro goes on."),
        ]
        blocks.append(.paragraph(text))
      }
      add(.paragraph([.text("Its accessors:")]), .accessor, of: member)
      add(.paragraph([.text("Where its value is stored:")]), .peer, of: member)
    }
    add(heading(3, "Added to the type"), .member)
    add(heading(3, "Beside the type"), .conformance)
    add(heading(3, "Written by other macros"), .other)
    if !untouched.isEmpty {
      let list = untouched.sorted().joined(separator: ", ")
      blocks += [heading(3, "Unchanged"), .paragraph([.text(list)])]
    }
    return blocks
  }
}

private func heading(_ level: Int, _ title: String) -> Block {
  .heading(level: level, [.text(title)])
}

// MARK: - What the compiler says

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
    let found = try expansions(in: dump, demangled: demangled)
    return (try formatted(found, width: width), unique(errors).map(relative))
  }

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

  /// The code as it would stand in a file: accessors belong to a variable.
  fileprivate var asDeclaration: String {
    guard role == .accessor, let member, !code.isEmpty else { return code }
    let braced = code.hasPrefix("{") ? code : "{\n\(code)\n}"
    return "var \(member) \(braced)"
  }
}
