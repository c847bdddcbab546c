// Asks the compiler for the code that macros write into a file, and makes it
// readable with the toolchain: names as people write them, code in the house
// format.

import Foundation
import NotesKit

/// Expands the macros of Swift files.
package struct Expander {
  private let workspace: Workspace
  private let progress: ProgressLine?
  /// The folder of built modules; nil to build what is imported.
  private let built: String?

  package init(
    workspace: Workspace, progress: ProgressLine? = nil, modules: String? = nil
  ) {
    (self.workspace, self.progress) = (workspace, progress)
    built = modules
  }

  /// Expands the macros of files that belong to one module.
  ///
  /// The modules that they import are built first.
  ///
  /// - Parameter width: The columns that the code should keep to.
  /// - Returns: The expansions, and the compiler's errors, a line each.
  package func expand(
    _ files: [String], width: Int
  ) throws -> (expansions: [Expansion], errors: [String]) {
    let modules = ImportedModules(
      by: try files.map(workspace.text(_:)), in: workspace)
    if built == nil { try modules.build(progress) }
    progress?.show("expanding")
    defer { progress?.end() }
    let command =
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version"]
      + [workspace.catalogue.mode(of: files.first ?? "")]
      + ["-module-name", "Expansion"]
      + (built.map { ["-I", $0] } ?? []) + modules.search
      + ["-Xfrontend", "-dump-macro-expansions"] + files
    let dump = ExpansionDump(try workspace.run(command).output)
    let expansions = dump.expansions(
      demangled: try demangled(dump.mangled.sorted()))
    return (
      try formatted(expansions, width: width),
      dump.errors.map(workspace.relative)
    )
  }

  /// The readable form of each name, from the toolchain's demangler.
  private func demangled(_ names: [String]) throws -> [String: String] {
    guard !names.isEmpty else { return [:] }
    let run = try workspace.run(["swift", "demangle"] + names)
    let pairs = run.output.matches(of: /(?m)^(.+) ---> (.+)$/)
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
    let run = try workspace.run([
      "swift", "format", "--configuration",
      #"{"version": 1, "lineLength": \#(width), "indentation": {"spaces": 2}}"#,
      file.path(percentEncoded: false),
    ])
    let pieces = run.output.components(separatedBy: mark).dropFirst()
    let isFormatted = run.succeeded && pieces.count == code.count
    return zip(expansions, isFormatted ? Array(pieces) : code).map {
      expansion, code in
      Expansion(
        role: expansion.role, macro: expansion.macro, type: expansion.type,
        member: expansion.member,
        code: code.trimmingCharacters(in: .whitespacesAndNewlines))
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
