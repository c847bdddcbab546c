import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite final class TriedFileTests: FixtureSuite {
  @Test func `the scratch file is made once, and no exercise has it`() throws {
    #expect(try workspace.makeScratch())
    try fixture.write("let mine = 1\n", to: Workspace.scratch)
    #expect(try !workspace.makeScratch())
    #expect(try workspace.text(Workspace.scratch) == "let mine = 1\n")
    let submission = try Submission("Exercises", for: workspace)
    for exercise in workspace.catalogue.exercises {
      #expect(workspace.standing(of: exercise, LearnerRecord()) == .notStarted)
      #expect(submission.extraFiles(of: exercise) == [])
    }
  }

  @Test(arguments: [
    "1.1", "first", "Exercises/01-One/1-First/", "./\(file)", nil,
  ])
  func `a file is named in many ways, and compiled with those beside it`(
    name: String?
  ) throws {
    let other = "Exercises/01-One/1-First/Other.swift"
    _ = try workspace.makeScratch()
    try fixture.write("let b = 1\n", to: other)
    let path = try workspace.fileToTry(name)
    #expect(path == (name == nil ? Workspace.scratch : Self.file))
    #expect(
      workspace.filesBeside(path) == (name == nil ? [path] : [path, other]))
  }

  @Test func `after a silent exercise, the words say to use what it declares`()
    throws
  {
    #expect(
      workspace.wordsAfterSilence(of: Self.file, Display(width: 72)) == """
        Exercises/01-One/1-First/First.swift ran, and printed nothing: it only
        has declarations. Add lines at the end that use them, and remove those
        lines before you grade.

        """)
  }

  @Test(arguments: [
    ("let task = Task { await load() }", true),
    ("@MainActor final class Store {}", true),
    ("print(Task.self)", true),
    ("// await", false),
    ("print(\"await\")", false),
    ("struct Await { let tasks = 1 }", false),
  ])
  func `the language mode matters to code about concurrency`(
    code: String, matters: Bool
  ) {
    #expect(isConcurrent(code) == matters)
  }

  @Test func `a mode that is neither 5 nor 6 is refused`() throws {
    #expect(throws: Failure("there is no Swift 4 mode here; MODE is 5 or 6")) {
      try Workbook(
        arguments: ["try", Self.file, "--mode", "4"], folder: workspace.root
      ).perform()
    }
  }

  @Test func `only warnings about the files themselves are shown`() {
    let output = """
      Mine.swift:3:7: warning: 'a' was never used [#no-usage]
      let a = 1
          ^
      Mine.swift:2:5: note: declared here
      .build/running/main.swift:9:1: warning: generated
      line
      .build/running/main.swift:9:1: note: about a generated line
      Sources/Other.swift:1:1: warning: another module
      Sources/Other.swift:1:1: note: said of it
      Mine.swift:1:1: note: about another module
      \u{1B}[1mMine.swift:7:1: \u{1B}[0mwarning: in colour
      ^
      [#no-usage]: <https://example.org/no-usage>
      """
    #expect(
      warnings(in: output, about: ["Mine.swift"]) == """
        Mine.swift:3:7: warning: 'a' was never used [#no-usage]
        let a = 1
            ^
        Mine.swift:2:5: note: declared here
        \u{1B}[1mMine.swift:7:1: \u{1B}[0mwarning: in colour
        ^

        """)
  }

  @Test func `what is no Swift file is named`() {
    #expect(
      failure { try workspace.fileToTry("Exercises/None.swift") }
        .hasPrefix("there is no Swift file Exercises/None.swift;"))
  }

  @Test func `what has no screen is answered with what has`() throws {
    let (one, other) = (chapter.exercises[0], chapter.exercises[1])
    try fixture.write("let screens = []\n", to: one.screens)
    _ = try TracedProgram(playing: one, from: "Exercises", in: workspace)
    #expect(throws: Failure("no screen in 1.2; chapters with screens: 1")) {
      try TracedProgram(playing: other, from: "Exercises", in: workspace)
    }
    #expect(
      throws: Failure("no screen in chapter 1; chapters with screens: 1")
    ) {
      try TracedProgram(playing: chapter, in: workspace)
    }
  }
}
