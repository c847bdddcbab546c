import Foundation
import Results
import Testing

@testable import WorkbookKit

@Suite final class EditorTests: FixtureSuite {
  @Test(arguments: [
    ("vim", ["+12", "FILE"]), ("nano -w", ["-w", "+12", "FILE"]),
    ("hx", ["FILE:12"]), ("code --wait", ["--wait", "--goto", "FILE:12"]),
    ("xed", ["--line", "12", "FILE"]), ("something", ["FILE"]),
  ])
  func `each editor gets the line in its own way`(
    editor: String, arguments: [String]
  ) throws {
    let name = String(editor.prefix { $0 != " " })
    try fixture.write(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$0.given\"\nexit 3\n", to: name)
    chmod(fixture.path(name), 0o755)
    let code = try runEditor(
      at: FileLine(file: "it's a file.swift", line: 12), in: workspace,
      environment: ["VISUAL": " ", "EDITOR": fixture.path(editor)])
    #expect(code == 3)
    let path = fixture.path("it's a file.swift")
    #expect(
      try workspace.text("\(name).given")
        == arguments.map {
          $0.replacing("FILE", with: path) + "\n"
        }.joined())
  }

  @Test(arguments: [
    ([:], "you haven't chosen an editor"),
    (
      ["VISUAL": "no-such-editor -x", "EDITOR": "true"],
      "no-such-editor -x was not found"
    ),
  ])
  func `without an editor, what to type is said`(
    environment: [String: String], words: String
  ) throws {
    let place = FileLine(file: Self.file, line: 12)
    #expect(
      throws: Failure(
        """
        \(words); choose one with a line such as export EDITOR=nano (or vim, or \
        code), or open \(Self.file):12 in any editor
        """)
    ) {
      try runEditor(at: place, in: workspace, environment: environment)
    }
  }

  @Test func `an exercise opens at its first TODO, or at the refused line`()
    throws
  {
    func line(_ state: ExerciseResult.State? = nil, of text: String) throws
      -> String
    {
      try fixture.write(text, to: Self.file)
      if let state {
        _ = try LearnerRecord.remember(
          Grading(grades: [Grade(exercise, state)]), in: workspace)
      }
      return try workspace.standings().lineToEdit(in: exercise).description
    }
    #expect(try line(of: "let a = 1\n\n// TODO 1: Two.\n") == "\(Self.file):3")
    #expect(try line(of: "let a = 2\n") == Self.file)
    let refused = "\(Self.file):2"
    #expect(
      try line(.doesNotCompile(["\(refused): no"]), of: "let a =\nlet b\n")
        == refused)
    // The file has become shorter, and then compiles.
    #expect(try line(of: "let a = 1\n") == Self.file)
    #expect(try line(.failing, of: "let a = 1\nlet b = 1\n") == Self.file)
  }
}
