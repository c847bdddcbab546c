import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct ScratchTests {
  let fixture: Fixture
  let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
  }

  @Test func `the scratch file is made once, and kept`() throws {
    #expect(try workspace.makeScratch())
    #expect(try workspace.text(Workspace.scratch) == firstScratch)
    try fixture.write("let mine = 1\n", to: Workspace.scratch)
    #expect(try !workspace.makeScratch())
    #expect(try workspace.text(Workspace.scratch) == "let mine = 1\n")
  }

  @Test func `nothing that looks at exercises sees it`() throws {
    _ = try workspace.makeScratch()
    let record = LearnerRecord()
    let submission = try Submission("Exercises", for: workspace)
    for exercise in workspace.catalogue.exercises {
      #expect(workspace.standing(of: exercise, record) == .notStarted)
      #expect(submission.extraFiles(of: exercise) == [])
    }
  }

  @Test func `an exercise is tried by its number, its name and its folder`()
    throws
  {
    let file = "Exercises/01-One/1-First/First.swift"
    for name in ["1.1", "first", "Exercises/01-One/1-First/", "./\(file)"] {
      #expect(try workspace.fileToTry(name) == file)
    }
    #expect(try workspace.fileToTry(nil) == Workspace.scratch)
    #expect(try workspace.fileToTry("notes.txt") == "notes.txt")
    #expect(throws: Failure("no exercise 1.9; chapter 1 has 1.1 to 1.2")) {
      try workspace.fileToTry("1.9")
    }
  }

  @Test func `a silent exercise is told to use what it declares`() throws {
    func words(_ path: String) throws -> String {
      try Trying(path, in: workspace, Display(width: 72)).wordsAfterSilence
    }
    #expect(
      try words("Exercises/01-One/1-First/First.swift") == """
        Exercises/01-One/1-First/First.swift ran, and printed nothing: it only
        declares. Add lines at its end that use what it declares, and take them
        out before you grade.

        """)
    _ = try workspace.makeScratch()
    #expect(
      try words(Workspace.scratch)
        == "\(Workspace.scratch) ran, and printed nothing\n")
  }

  @Test func `a file is compiled with those beside it`() throws {
    try fixture.write("let b = 1\n", to: "Exercises/01-One/1-First/Other.swift")
    func files(_ path: String) throws -> [String] {
      try Trying(path, in: workspace, Display()).files
    }
    _ = try workspace.makeScratch()
    #expect(try files(Workspace.scratch) == [Workspace.scratch])
    #expect(
      try files("Exercises/01-One/1-First/First.swift") == [
        "Exercises/01-One/1-First/First.swift",
        "Exercises/01-One/1-First/Other.swift",
      ])
    #expect(
      try files("Chapters/01-One/Lesson.swift") == [
        "Chapters/01-One/Lesson.swift"
      ])
  }

  @Test(arguments: ["Exercises/None.swift", "Exercises", "Package.json"])
  func `what is no Swift file is named`(path: String) {
    #expect(throws: Failure.noSwiftFile(path)) {
      try Trying(path, in: workspace, Display())
    }
  }
}
