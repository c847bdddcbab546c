// A program made of Swift files and a few generated lines, for make try and
// make play. It is compiled by itself, in one call of the compiler, so that an
// edit is seen at once: SwiftPM would look at the whole workspace first.
// ImportedModules finds what it imports, ObservedClasses what can be traced.

import Foundation
import NotesKit

/// Swift files that are compiled into one program.
struct TracedProgram {
  /// What the program begins with.
  enum Start {
    /// A file with statements of its own.
    case file(String)
    /// Statements that are generated, for files which only declare.
    case code(String)
  }

  let workspace: Workspace
  /// The name of its module.
  let name: String
  /// Where it is compiled.
  let folder: String
  /// The files, as paths; the start is among them if it is a file.
  let files: [String]
  let start: Start
  /// A call that begins the trace of `classes`.
  let begin: String
  /// The language mode.
  let mode: String

  private typealias Copy = (name: String, text: String)

  private var product: String { "\(folder)/program" }

  private var startCode: String? {
    if case .code(let code) = start { code } else { nil }
  }

  private var support: String {
    """
    import PlayKit

    @MainActor func _begin(_ classes: [TracedClass]) { \(begin) }

    """
  }

  /// Compiles the program, unless nothing has changed since the last time.
  ///
  /// If the added lines do not fit the files, they are left out, and nothing is
  /// traced.
  ///
  /// - Returns: The path of the program; nil if the compiler has refused the
  ///   files, and its words have been written.
  func build(_ display: Display) throws -> String? {
    let progress = ProgressLine(display: display)
    defer { progress.end() }
    let texts = try files.map { try workspace.text(anywhere: $0) }
    let modules = ImportedModules(
      by: texts + [support, startCode ?? ""], in: workspace)
    try modules.build(progress)
    progress.show("compiling")
    var result = try compile(copies(of: texts, tracing: true), modules)
    if !result.succeeded {
      result = try check(texts, modules, display)
      if result.succeeded {
        result = try compile(copies(of: texts, tracing: false), modules)
      }
    }
    progress.end()
    guard !result.succeeded else { return product }
    let errors = workspace.relative(result.output)
    write(errors.hasSuffix("\n") ? errors : errors + "\n")
    return nil
  }

  /// The files as they are compiled. Their errors are told at their own lines.
  private func copies(of texts: [String], tracing: Bool) -> [Copy] {
    var lists: [String] = []
    var copies: [Copy] = []
    var main: Copy = ("main.swift", startCode ?? "")
    for (index, (file, text)) in zip(files, texts).enumerated() {
      let path = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      var copy = "#sourceLocation(file: \"\(path)\", line: 1)\n"
      if tracing {
        copy += ObservedClasses(in: text).listed(by: "_classes\(index)")
        lists.append("_classes\(index)()")
      } else {
        copy += text
      }
      if case .file(file) = start {
        main.text = copy
      } else {
        // The program has a start already.
        copy.replace(/(?m)^@main\b/, with: "")
        copies.append(("\(index)-\(file.split(separator: "/").last!)", copy))
      }
    }
    let all = lists.isEmpty ? "[]" : lists.joined(separator: " + ")
    main.text = "MainActor.assumeIsolated { _begin(\(all)) }\n" + main.text
    return copies + [main, ("Support.swift", support)]
  }

  private func compile(
    _ copies: [Copy], _ modules: ImportedModules
  ) throws -> ProcessResult {
    let paths = copies.map { "\(folder)/\($0.name)" }
    let command =
      ["swiftc", "-Onone", "-wmo", "-suppress-warnings"]
      + ["-swift-version", mode, "-module-name", name]
      + modules.search + paths + modules.objects
    let inputs =
      ([command.joined(separator: " ")] + modules.objects.map(workspace.stamp)
      + copies.map(\.text)).joined(separator: "\n")
    if workspace.exists(product),
      inputs == (try? workspace.text("\(folder)/inputs"))
    {
      return ProcessResult(ending: .exit(0), output: "")
    }
    try workspace.write("", to: "\(folder)/inputs")
    for (copy, path) in zip(copies, paths) {
      try workspace.write(copy.text, to: path)
    }
    let compiled = try workspace.run(command + ["-o", product])
    if compiled.succeeded {
      try workspace.write(inputs, to: "\(folder)/inputs")
    }
    return compiled
  }

  /// What the compiler says of the files as they are, without what is added.
  private func check(
    _ texts: [String], _ modules: ImportedModules, _ display: Display
  ) throws -> ProcessResult {
    var files = files
    var options = ["-parse-as-library"]
    // Only a file of this name may have statements.
    let main = "\(folder)/checked/main.swift"
    if case .file(let start) = start, let index = files.firstIndex(of: start) {
      try workspace.write(texts[index], to: main)
      files[index] = main
      options = []
    } else {
      try workspace.write(support, to: "\(folder)/Support.swift")
      files.append("\(folder)/Support.swift")
    }
    let result = try workspace.run(
      ["swiftc", "-typecheck", "-suppress-warnings", "-swift-version", mode]
        + ["-module-name", name] + options
        + [display.color ? "-color-diagnostics" : "-no-color-diagnostics"]
        + modules.search + files)
    guard case .file(let start) = start else { return result }
    return ProcessResult(
      ending: result.ending,
      output: result.output.replacing(main, with: start))
  }
}
