// A program made of Swift files and a few generated lines, for make try and
// make play. It is compiled by itself, in one call of the compiler, so that an
// edit is seen at once: SwiftPM would look at the whole workspace first.
// ImportedModules finds what it imports, ObservedClasses what can be traced.

import Foundation
import NotesKit

/// Swift files that are compiled into one program.
struct TracedProgram {
  let workspace: Workspace
  /// The name of its module.
  let name: String
  /// Where it is compiled.
  let folder: String
  /// The files, as paths.
  let files: [String]
  /// The one that has statements; nil if all only declare.
  let main: String?
  /// The language mode: 5 or 6.
  let mode: String
  /// A call that begins the trace of `classes`.
  let begin: String

  private typealias Copy = (name: String, text: String)

  private var product: String { "\(folder)/program" }

  /// The lines that begin the trace. Code that awaits may not assume that it is
  /// on the main actor, and a function that doesn't await may.
  ///
  /// - Parameter classes: Those that the files list.
  private func support(_ classes: [ObservedClass]) -> String {
    let listed = classes.map {
      "(\"\($0.name)\", \($0.variables), \($0.skipped))"
    }
    return """
      import PlayKit

      protocol _Traced { static var _listed: [AnyKeyPath: String] { get } }

      func _begin() {
        let classes: [TracedClass] = [\(listed.joined(separator: ", "))]
        let listed: ListedProperties = { ($0 as? any _Traced.Type)?._listed }
        MainActor.assumeIsolated { \(begin) }
      }

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
    let texts = try files.map(workspace.text)
    let modules = ImportedModules(by: texts + [support([])], in: workspace)
    try modules.build(progress)
    progress.show("compiling")
    func compile(tracing: Bool) throws -> ProcessResult {
      try self.compile(copies(of: texts, tracing: tracing), modules, display)
    }
    var result = try compile(tracing: true)
    if !result.succeeded {
      result = try check(modules, display)
      if result.succeeded { result = try compile(tracing: false) }
    }
    progress.end()
    guard !result.succeeded else { return product }
    let errors = workspace.relative(result.output)
    write(errors.hasSuffix("\n") ? errors : errors + "\n")
    for line in BuildLog.advice(on: [errors], in: texts) {
      write(display.filled(line))
    }
    return nil
  }

  /// The files as they are compiled. Their errors are told at their own lines.
  private func copies(of texts: [String], tracing: Bool) -> [Copy] {
    let classes = texts.map(observedClasses)
    let all = classes.flatMap(\.self)
    var start = "_begin()\n"
    var copies: [Copy] = []
    for (index, (file, text)) in zip(files, texts).enumerated() {
      // A file's name is written as a Swift literal.
      var copy =
        "#sourceLocation(file: \(file.debugDescription), line: 1)\n\(text)"
      if tracing {
        let lists = listsOfProperties(of: classes[index], among: all)
        copy += "\n#sourceLocation()\n\(lists)"
      }
      if file == main {
        start += copy
      } else {
        // The program has a start already.
        copy.replace(/(?m)^@main\b/, with: "")
        copies.append(("\(index)-\(file.split(separator: "/").last!)", copy))
      }
    }
    return copies + [("main.swift", start), ("Support.swift", support(all))]
  }

  private func compile(
    _ copies: [Copy], _ modules: ImportedModules, _ display: Display
  ) throws -> ProcessResult {
    let paths = copies.map { "\(folder)/\($0.name)" }
    let command =
      ["swiftc", "-Onone", "-wmo", "-swift-version", mode]
      + ["-module-name", name, display.diagnostics]
      // The other style numbers lines as the copy has them.
      + ["-diagnostic-style=llvm"]
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
      try workspace.write(compiled.output, to: "\(folder)/warnings")
      try workspace.write(inputs, to: "\(folder)/inputs")
    }
    return compiled
  }

  /// What the compiler says of the files as they are, without what is added.
  private func check(
    _ modules: ImportedModules, _ display: Display
  ) throws -> ProcessResult {
    // Only a file of this name may have statements.
    let copy = "\(folder)/checked/main.swift"
    if let main { try workspace.write(workspace.text(main), to: copy) }
    let begin = "\(folder)/checked/Support.swift"
    try workspace.write(support([]), to: begin)
    let files = files.map { $0 == main ? copy : $0 }
    let result = try workspace.run(
      ["swiftc", "-typecheck", "-suppress-warnings", "-swift-version", mode]
        + ["-module-name", name] + (main == nil ? ["-parse-as-library"] : [])
        + [display.diagnostics]
        + modules.search + files + [begin])
    return ProcessResult(
      ending: result.ending,
      output: result.output.replacing(copy, with: main ?? ""))
  }

  /// What the compiler warns of in the files themselves, in its own words; empty
  /// if there is nothing.
  func warnings() throws -> String {
    let said = try workspace.text("\(folder)/warnings")
    return WorkbookKit.warnings(in: workspace.relative(said), about: files)
  }
}

extension Display {
  /// What the compiler is told about colours.
  fileprivate var diagnostics: String {
    color ? "-color-diagnostics" : "-no-color-diagnostics"
  }
}
