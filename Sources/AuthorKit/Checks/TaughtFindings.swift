// An exercise asks for nothing that the notes have not shown by then.

import NotesKit
import WorkbookKit

extension Workspace {
  /// Uses of a name of the cores, in stubs and solutions, that no code in the
  /// notes shows up to that chapter.
  func taughtFindings() -> [Finding] {
    let offered = namesOfCores
    var shown: Set<String> = []
    return catalogue.chapters.flatMap { chapter in
      shown.formUnion(namesInCode(ofNotes: (try? text(chapter.notes)) ?? ""))
      return chapter.exercises.flatMap { exercise in
        untaught(in: exercise, of: offered.subtracting(shown))
      }
    }
  }

  private func untaught(
    in exercise: Exercise, of names: Set<String>
  ) -> [Finding] {
    let files =
      swiftFiles(in: exercise.stubFolder)
      + swiftFiles(in: exercise.solutionFolder)
    let codes = files.map { (file: $0, code: (try? text($0)) ?? "") }
    // A type or a type parameter of the exercise may have a name of the cores.
    let own = codes.flatMap { _, code in
      declaredNames(in: code)
        + code.matches(of: /<(\w+):/).map { String($0.1) }
    }
    let untaught = names.subtracting(own)
    return codes.flatMap { file, code in
      CodeToken.tokens(of: code).flatMap { [$0] + $0.inner }
        .compactMap { token -> Finding? in
          let name = token.text.drop { $0 == "@" }
          guard untaught.contains(String(name)) else { return nil }
          return Finding(
            file: file, line: token.line,
            text: "no notes up to this chapter show \(name) in code")
        }
    }
  }

  /// The types, functions and macros of the cores, and the modifiers of views.
  private var namesOfCores: Set<String> {
    let files = ["ObservationCore", "PublishingCore", "ViewCore"]
      .flatMap { swiftFiles(in: "Sources/\($0)") }
    let modifier = /^  public (?:\w+ )*?func (\w+)/.anchorsMatchLineEndings()
    return files.reduce(into: []) { names, file in
      let code = (try? text(file)) ?? ""
      names.formUnion(declaredNames(in: code, which: "public "))
      let extensions = code.matches(
        of: /^extension View\b[^{]*\{\n(?:(?:  .*)?\n)*\}/
          .anchorsMatchLineEndings())
      for members in extensions {
        names.formUnion(members.0.matches(of: modifier).map { String($0.1) })
      }
    }
  }

  /// The names that code declares at the margin.
  private func declaredNames(
    in code: String, which word: String = ""
  ) -> [String] {
    let declaration =
      /^(?:@?[\w()]+ )*(?:actor|class|enum|func|macro|protocol|struct|typealias) (\w+)/
    return code.matches(of: declaration.anchorsMatchLineEndings())
      .filter { word.isEmpty || $0.0.contains(word) }
      .map { String($0.1) }
  }

  private func namesInCode(ofNotes notes: String) -> [String] {
    notes.matches(of: /(?m)^```(?s:.*?)^```|`[^`\n]+`/)
      .flatMap { $0.0.matches(of: /\w+/).map { String($0.0) } }
  }
}
