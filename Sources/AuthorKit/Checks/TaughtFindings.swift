// An exercise asks for nothing that the notes have not shown by then.

import NotesKit
import WorkbookKit

extension Workspace {
  /// Uses of a name of the cores, in stubs and solutions of some chapters, that
  /// no code in the notes shows up to the chapter.
  func taughtFindings(of chapters: [Chapter]) throws -> [Finding] {
    var untaught = try namesOfCores()
    return try catalogue.chapters.flatMap { chapter -> [Finding] in
      let notes = try contents(of: chapter.notes)
      for code in notes.matches(of: /(?m)^```(?s:.*?)^```|`[^`\n]+`/) {
        untaught.subtract(code.0.matches(of: /\w+/).map { String($0.0) })
      }
      guard chapters.contains(chapter) else { return [] }
      return try chapter.exercises.findings {
        try findings(in: $0, of: untaught)
      }
    }
  }

  private func findings(
    in exercise: Exercise, of names: Set<String>
  ) throws -> [Finding] {
    let codes = try [exercise.stubFolder, exercise.solutionFolder]
      .flatMap(swiftFiles)
      .map { (file: $0, code: try contents(of: $0)) }
    // A type or a type parameter of the exercise may have a name of the cores.
    let own = codes.flatMap { _, code in
      declaredNames(in: code)
        + code.matches(of: /<(\w+):/).map { String($0.1) }
    }
    let untaught = names.subtracting(own)
    return codes.flatMap { file, code in
      CodeToken.tokens(of: code).compactMap { token in
        let name = String(token.text.drop { $0 == "@" })
        let text = "no notes up to this chapter show \(name) in code"
        return untaught.contains(name) ? Finding(file, token.line, text) : nil
      }
    }
  }

  /// The types, functions and macros of the cores, and the modifiers of views.
  private func namesOfCores() throws -> Set<String> {
    let modifier = /^  public (?:\w+ )*?func (\w+)/.anchorsMatchLineEndings()
    let members = /^extension View\b[^{]*\{\n(?:(?:  .*)?\n)*\}/
      .anchorsMatchLineEndings()
    return try ["ObservationCore", "PublishingCore", "ViewCore"]
      .flatMap { swiftFiles(in: "Sources/\($0)") }
      .reduce(into: []) { names, file in
        let code = try contents(of: file)
        names.formUnion(declaredNames(in: code, which: "public "))
        let inViews = code.matches(of: members).map(\.0).joined(separator: "\n")
        names.formUnion(inViews.matches(of: modifier).map { String($0.1) })
      }
  }

  /// The names that code declares at the margin.
  private func declaredNames(
    in code: String, which word: String = ""
  ) -> [String] {
    let declaration =
      /^(?:@?[\w()]+ )*(?:actor|class|enum|func|macro|protocol|struct|typealias) (\w+)/
    return code.matches(of: declaration.anchorsMatchLineEndings())
      .filter { word.isEmpty || $0.0.contains(word) }.map { String($0.1) }
  }
}
