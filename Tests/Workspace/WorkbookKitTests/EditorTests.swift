import Foundation
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
    let editor = try Editor(["EDITOR": editor], for: place)
    #expect(
      editor.command(opening: place, at: file)
        == ["/bin/sh", "-c", "exec \(editor.words) \"$@\"", editor.name]
        + arguments)
  }

  @Test func `VISUAL comes first, and a blank one does not count`() throws {
    let both = ["VISUAL": "vim", "EDITOR": "nano"]
    #expect(try Editor(both, for: place).name == "vim")
    #expect(
      try Editor(["VISUAL": " ", "EDITOR": "nano"], for: place).name == "nano")
    #expect(throws: Failure.noEditor(for: place)) {
      try Editor([:], for: place)
    }
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
    func remember(_ state: Grade.State) throws {
      _ = try workspace.remember(
        Report(grades: [Grade(exercise: exercise, state: state)]))
    }
    let refused = "Exercises/01-One/1-First/First.swift:2"
    try remember(.broken(["\(refused): expected a type"]))
    #expect(try workspace.placeToEdit(in: exercise).description == refused)
    // The file has become shorter.
    try fixture.write("let a = 1\n", to: "Exercises/01-One/1-First/First.swift")
    #expect(try workspace.placeToEdit(in: exercise).line == nil)
    try remember(.failing)
    #expect(try LearnerRecord.load(from: workspace)[exercise].refused == nil)
  }

  @Test func `an editor that is missing is named`() throws {
    let editor = try Editor(["EDITOR": "no-such-editor -x"], for: place)
    #expect(throws: Failure.noProgram("no-such-editor")) {
      try editor.run(opening: place, at: file)
    }
    try Editor(["EDITOR": "true"], for: place).run(opening: place, at: file)
  }
}
