// An exercise asks for nothing that the notes have not shown by then.

import NotesKit
import WorkbookKit

/// The names of the cores, and the chapters that show them.
struct TaughtNames {
  private let workspace: Workspace
  private let offered: Set<String>
  /// The first chapter whose notes show a name in code.
  private var firstShown: [String: Int] = [:]

  init(in workspace: Workspace) throws {
    self.workspace = workspace
    offered = try Self.namesOfCores(in: workspace)
    for chapter in workspace.catalogue.chapters {
      let notes = try workspace.contents(of: chapter.notes)
      for code in notes.matches(of: /(?m)^```(?s:.*?)^```|`[^`\n]+`/) {
        for name in code.0.matches(of: /\w+/).map({ String($0.0) })
        where firstShown[name] == nil {
          firstShown[name] = chapter.number
        }
      }
    }
  }

  /// Uses of a name of the cores, in stubs and solutions, that no code in the
  /// notes shows up to the chapter.
  func findings(of chapter: Chapter) throws -> [Finding] {
    let untaught = offered.filter { firstShown[$0] ?? .max > chapter.number }
    return try chapter.exercises.findings { try findings(in: $0, of: untaught) }
  }

  private func findings(
    in exercise: Exercise, of names: Set<String>
  ) throws -> [Finding] {
    let codes = try [exercise.stubFolder, exercise.solutionFolder]
      .flatMap(workspace.swiftFiles)
      .map { (file: $0, code: try workspace.contents(of: $0)) }
    // A type or a type parameter of the exercise may have a name of the cores.
    let own = codes.flatMap { _, code in
      Self.declaredNames(in: code)
        + code.matches(of: /<(\w+):/).map { String($0.1) }
    }
    let untaught = names.subtracting(own)
    return codes.flatMap { file, code in
      CodeToken.tokens(of: code).compactMap { token -> Finding? in
        let name = token.text.drop { $0 == "@" }
        guard untaught.contains(String(name)) else { return nil }
        return Finding(
          file, token.line, "no notes up to this chapter show \(name) in code"
        )
      }
    }
  }

  /// The types, functions and macros of the cores, and the modifiers of views.
  private static func namesOfCores(
    in workspace: Workspace
  ) throws -> Set<String> {
    let modifier = /^  public (?:\w+ )*?func (\w+)/.anchorsMatchLineEndings()
    let members = /^extension View\b[^{]*\{\n(?:(?:  .*)?\n)*\}/
      .anchorsMatchLineEndings()
    return try ["ObservationCore", "PublishingCore", "ViewCore"]
      .flatMap { workspace.swiftFiles(in: "Sources/\($0)") }
      .reduce(into: []) { names, file in
        let code = try workspace.contents(of: file)
        names.formUnion(declaredNames(in: code, which: "public "))
        for members in code.matches(of: members) {
          names.formUnion(
            members.0.matches(of: modifier).map { String($0.1) })
        }
      }
  }

  /// The names that code declares at the margin.
  private static func declaredNames(
    in code: String, which word: String = ""
  ) -> [String] {
    let declaration =
      /^(?:@?[\w()]+ )*(?:actor|class|enum|func|macro|protocol|struct|typealias) (\w+)/
    return code.matches(of: declaration.anchorsMatchLineEndings())
      .filter { word.isEmpty || $0.0.contains(word) }
      .map { String($0.1) }
  }
}
