import Foundation
import NotesKit
import Results
import Testing

@testable import WorkbookKit

@Suite struct EditorTests {
  let fixture: Fixture
  let workspace: Workspace
  let exercise: Exercise
  let place = Place(file: "Exercises/A.swift", line: 12)
  let file = URL(filePath: "/w/it's/Exercises/A.swift")

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
    exercise = workspace.catalogue.exercises[0]
  }

  @Test(arguments: [
    ("vim", ["+12", "/w/it's/Exercises/A.swift"]),
    ("/usr/bin/nano", ["+12", "/w/it's/Exercises/A.swift"]),
    ("hx", ["/w/it's/Exercises/A.swift:12"]),
    ("code --wait", ["--goto", "/w/it's/Exercises/A.swift:12"]),
    ("xed", ["--line", "12", "/w/it's/Exercises/A.swift"]),
    ("something", ["/w/it's/Exercises/A.swift"]),
  ])
  func `an editor is told the line in its own way`(
    editor: String, arguments: [String]
  ) throws {
    let editor = Editor(words: editor)
    #expect(
      editor.command(opening: place, at: file)
        == ["/bin/sh", "-c", "exec \(editor.words) \"$@\"", editor.name]
        + arguments)
  }

  @Test func `VISUAL comes first, and a blank one does not count`() throws {
    func editor(_ visual: String, _ editor: String) throws -> String {
      try Editor(
        machine(
          "vim", "nano", environment: ["VISUAL": visual, "EDITOR": editor]),
        for: place
      ).name
    }
    #expect(try editor("vim", "nano") == "vim")
    #expect(try editor(" ", "nano -w") == "nano")
    #expect(try editor("", "'no vim'") == "'no", "a shell finds out")
  }

  /// The environment of a machine with some programs.
  private func machine(
    _ programs: String..., environment: [String: String] = [:]
  ) throws -> [String: String] {
    try fixture.write("no program", to: "bin/emacs")
    for program in programs {
      try fixture.write("#!/bin/sh\n", to: "bin/\(program)")
      chmod(path("bin/\(program)"), 0o755)
    }
    return environment.merging(["PATH": "/no/folder:\(path("bin"))"]) { $1 }
  }

  private func path(_ path: String) -> String {
    fixture.root.appending(path: path).path(percentEncoded: false)
  }

  /// What is said where there is no editor to open.
  private func answer(
    _ environment: [String: String], wayOut: String? = nil
  ) -> String {
    do throws(MissingEditor) {
      return try Editor(environment, for: place).name
    } catch {
      return error.text(again: "make edit E=1.1", wayOut: wayOut, Display())
    }
  }

  @Test
  func `without an editor, those on the machine are named`()
    throws
  {
    #expect(
      answer(try machine("vi", "vim", "nano")) == """
        No editor is chosen. Type one of these lines, then make edit E=1.1 again:
          export EDITOR=nano
          export EDITOR=vim
          export EDITOR=vi
        Or open this file in any editor, at line 12:
          Exercises/A.swift

        """)
  }

  @Test func `an editor that is not on the machine is named`() throws {
    let named = ["VISUAL": "emacs -nw", "EDITOR": "vi"]
    #expect(
      answer(try machine("vi", environment: named), wayOut: "q")
        == """
        VISUAL names emacs -nw, which was not found. q leaves; then type this line, and
        make edit E=1.1 again:
          export VISUAL=vi
        Or open this file in any editor, at line 12:
          Exercises/A.swift

        """)
    try fixture.remove("bin")
    #expect(
      answer(try machine(environment: named)) == """
        VISUAL names emacs -nw, which was not found.
        Open this file in any editor, at line 12:
          Exercises/A.swift

        """)
  }

  @Test func `an untouched exercise opens at its first TODO`() throws {
    try fixture.write(
      "let a = 1\n\n// TODO 1: Two.\n",
      to: "Tests/Stubs/01-One/1-First/First.swift")
    try fixture.write(
      "let a = 1\n\n// TODO 1: Two.\n",
      to: "Exercises/01-One/1-First/First.swift")
    #expect(
      try workspace.placeToEdit(in: exercise).description
        == "Exercises/01-One/1-First/First.swift:3")
    try fixture.write("let a = 2\n", to: "Exercises/01-One/1-First/First.swift")
    #expect(
      try workspace.placeToEdit(in: exercise).description
        == "Exercises/01-One/1-First/First.swift")
  }

  @Test func `what does not compile opens at the refused line`() throws {
    try fixture.write(
      "let a =\nlet b\n", to: "Exercises/01-One/1-First/First.swift")
    func remember(_ state: ExerciseResult.State) throws {
      _ = try LearnerRecord.remember(
        GradingReport(grades: [Grade(exercise, state)]), in: workspace)
    }
    let refused = "Exercises/01-One/1-First/First.swift:2"
    try remember(.doesNotCompile(["\(refused): expected a type"]))
    #expect(try workspace.placeToEdit(in: exercise).description == refused)
    // The file has become shorter.
    try fixture.write("let a = 1\n", to: "Exercises/01-One/1-First/First.swift")
    #expect(try workspace.placeToEdit(in: exercise).line == nil)
    try remember(.failing)
    #expect(try LearnerRecord.load(from: workspace)[exercise].refused == nil)
  }

  @Test func `an editor that is missing is named`() throws {
    let editor = Editor(words: "no-such-editor -x")
    #expect(throws: Failure.noProgram("no-such-editor")) {
      try editor.run(opening: place, at: file)
    }
    #expect(try Editor(words: "true").run(opening: place, at: file) == 0)
    #expect(try Editor(words: "false").run(opening: place, at: file) == 1)
  }
}
