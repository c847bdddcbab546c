// A program made of a learner's files and a few generated lines. It is compiled
// by itself, in one call of the compiler, so that an edit is seen at once: a
// build by SwiftPM would look at the whole workspace first.

import Foundation

/// Swift files that are compiled into one program.
struct Program {
  /// The file that the program begins with.
  enum Start {
    /// A file with statements of its own, or with a type marked `@main`.
    case file(String)
    /// Statements that are generated, for files which only declare.
    case code(String)
  }

  /// The name of its module.
  let name: String
  /// Where it is compiled, below `.build/running`.
  let place: String
  /// The files, as paths; the start is among them if it is a file.
  let files: [String]
  let start: Start
  /// Code beside the files. The start calls it with the functions that list the
  /// observed classes.
  let support: String
  /// The language mode.
  let mode: String
}

/// A compiler of programs.
struct ProgramBuild {
  let workspace: Workspace
  let program: Program
  let progress: ProgressLine
  /// Whether the compiler may colour its messages.
  var color = false

  enum Outcome {
    /// The program, as a path.
    case made(String)
    /// What the compiler says of the files.
    case refused(String)
  }

  private var folder: String { ".build/running/\(program.place)" }
  private var product: String { "\(folder)/program" }

  /// Compiles the program, unless nothing has changed since the last time.
  ///
  /// If the added lines do not fit the files, they are left out, and nothing is
  /// traced.
  func make() throws -> Outcome {
    let texts = try program.files.map { try workspace.text(anywhere: $0) }
    let modules = ImportedModules(
      by: texts + [program.support, startCode ?? ""], in: workspace)
    try modules.build(progress)
    progress.show("compiling")
    defer { progress.end() }
    let traced = try compile(copies(of: texts, tracing: true), modules)
    if traced.succeeded { return .made(product) }
    let own = try check(texts, modules)
    guard own.succeeded else { return .refused(named(own.output)) }
    let plain = try compile(copies(of: texts, tracing: false), modules)
    return plain.succeeded ? .made(product) : .refused(named(plain.output))
  }

  private var startCode: String? {
    if case .code(let code) = program.start { code } else { nil }
  }
}

// MARK: - The copies that are compiled

extension ProgramBuild {
  private typealias Copy = (name: String, text: String)

  private func copies(of texts: [String], tracing: Bool) -> [Copy] {
    var lists: [String] = []
    var copies: [Copy] = []
    var main: Copy = ("main.swift", startCode ?? "")
    for (index, (file, text)) in zip(program.files, texts).enumerated() {
      var body = withoutMain(text)
      if tracing {
        body = ObservedClasses(in: body).listed(by: "_classes\(index)")
        lists.append("_classes\(index)()")
      }
      let place = #"#sourceLocation(file: "\#(escaped(file))", line: 1)"#
      let copy = "\(place)\n\(body)"
      if case .file(file) = program.start, mainCall(in: text) == nil {
        main.text = copy
      } else {
        copies.append(
          ("\(index)-\(file.split(separator: "/").last!)", copy))
      }
    }
    let all = lists.isEmpty ? "[]" : lists.joined(separator: " + ")
    main.text = "MainActor.assumeIsolated { _begin(\(all)) }\n" + main.text
    if startCode == nil {
      main.text += texts.lazy.compactMap(mainCall).first ?? ""
    }
    return copies + [main, ("Support.swift", program.support)]
  }

  /// The call that starts a type marked `@main`.
  private func mainCall(in text: String) -> String? {
    guard let name = mainType(in: text)?.name else { return nil }
    let isAsync = text.contains(/func\s+main\s*\(\s*\)\s*async/)
    let canThrow = text.contains(/func\s+main\s*\(\s*\)\s*(async\s+)?throws/)
    return
      "\n\(canThrow ? "try " : "")\(isAsync ? "await " : "")\(name).main()\n"
  }

  /// The place of an attribute `@main`, and the type that it marks.
  private func mainType(in text: String) -> (place: Range<Int>, name: String)? {
    let words = CodeWord.words(of: text)
    guard let main = words.firstIndex(where: { $0.text == "@main" }),
      let keyword = words[main...].firstIndex(where: {
        ["struct", "class", "enum", "actor"].contains($0.text)
      }), keyword + 1 < words.count
    else { return nil }
    return (words[main].place, words[keyword + 1].text)
  }

  private func withoutMain(_ text: String) -> String {
    guard let place = mainType(in: text)?.place else { return text }
    var bytes = Array(text.utf8)
    bytes.removeSubrange(place)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

// MARK: - The compiler

extension ProgramBuild {
  private func compile(
    _ copies: [Copy], _ modules: ImportedModules
  ) throws -> ProcessResult {
    let paths = copies.map { "\(folder)/\($0.name)" }
    let command =
      ["swiftc", "-Onone", "-wmo", "-suppress-warnings"]
      + ["-swift-version", program.mode, "-module-name", program.name]
      + modules.search + paths + modules.objects
    let inputs =
      ([command.joined(separator: " ")] + modules.objects.map(workspace.stamp)
      + copies.map(\.text)).joined(separator: "\n")
    if workspace.exists(product),
      inputs == (try? workspace.text("\(folder)/inputs"))
    {
      return ProcessResult(ending: .exit(0), output: "")
    }
    for (copy, path) in zip(copies, paths) {
      try workspace.write(copy.text, to: path)
    }
    let new = "\(product).\(getpid())"
    let compiled = try workspace.run(command + ["-o", new])
    guard compiled.succeeded else { return compiled }
    guard rename(workspace.path(new), workspace.path(product)) == 0 else {
      throw Failure.unwritable(product)
    }
    try workspace.write(inputs, to: "\(folder)/inputs")
    return compiled
  }

  /// What the compiler says of the files as they are, without what is added.
  private func check(
    _ texts: [String], _ modules: ImportedModules
  ) throws -> ProcessResult {
    var files = program.files
    var options = ["-parse-as-library"]
    if case .file(let start) = program.start,
      let index = files.firstIndex(of: start),
      mainCall(in: texts[index]) == nil
    {
      try workspace.write(texts[index], to: checked)
      files[index] = checked
      options = []
    } else {
      try workspace.write(program.support, to: "\(folder)/Support.swift")
      files.append("\(folder)/Support.swift")
    }
    return try workspace.run(
      ["swiftc", "-typecheck", "-suppress-warnings", "-swift-version"]
        + [program.mode, "-module-name", program.name] + options
        + [color ? "-color-diagnostics" : "-no-color-diagnostics"]
        + modules.search + files)
  }

  /// A copy of the start, named as the compiler wants it.
  private var checked: String { "\(folder)/checked/main.swift" }

  /// What the compiler says, with the files' own paths.
  private func named(_ output: String) -> String {
    var text = workspace.relative(output)
    if case .file(let start) = program.start {
      text = text.replacing(checked, with: start)
    }
    return text
  }
}

extension Workspace {
  /// The path that the system knows a file by.
  func path(_ path: String) -> String {
    url(path).path(percentEncoded: false)
  }
}
