import Foundation
import NotesKit
import Results
import Testing

@testable import WorkbookKit

/// What is next, and the last lines after a grading.
@Suite struct StandingsTests {
  let fixture: Fixture
  let workspace: Workspace
  let exercises: [Exercise]

  /// A workspace with a second chapter of one exercise.
  init() throws {
    fixture = try Fixture()
    try fixture.write(
      Fixture.manifest.replacing(
        "])\n]",
        with: "]),\n  Chapter(2, \"Two\", on: \"ACore\", [\"Third\"])\n]"),
      to: "Package.swift")
    for folder in ["Exercises", "Tests/Stubs"] {
      try fixture.write(
        "let a = 1\n", to: "\(folder)/02-Two/1-Third/Third.swift")
    }
    workspace = try fixture.workspace()
    exercises = workspace.catalogue.exercises
  }

  private func standings(solved: Int...) throws -> Standings {
    var record = LearnerRecord()
    for exercise in solved.map({ exercises[$0] }) {
      try fixture.write("let a = 2\n", to: workspace.file(of: exercise))
      record[exercise].solved = fingerprint(
        of: try Submission(of: workspace).files(of: exercise))
    }
    return Standings(record, in: workspace)
  }

  /// Makes the first file of an exercise look as if it was saved later.
  private func save(_ exercise: Exercise) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 10)],
      ofItemAtPath: workspace.url(workspace.file(of: exercise)).path)
  }

  @Test func `the end of a chapter says what is known and what is next`()
    throws
  {
    try fixture.write(
      """
      # 1. One

      After this chapter you can *count* to two.

      ## Words

      - **one**: the first.
      - **two `2`**: the other.
      - no word
      """, to: "Chapters/01-One/Notes.md")
    let standings = try standings(solved: 0, 1)
    #expect(
      standings.closing(after: exercises, Display(plain: true)) == """
        Chapter 1, One, is solved.

        You can now count to two.

        The chapter's words: one, two 2. `make words` explains them.

        Next: make chapter-2
        then: make task E=2.1

        """)
    #expect(
      standings.closing(after: [], Display()) == standings.nextStep,
      "who grades nothing of the chapter has heard it before")
  }

  @Test func `who has solved all is led to the solutions`() throws {
    #expect(
      try standings(solved: 0, 1, 2).nextStep == """
        All exercises are solved.
        Next: make solution E=1.1 shows yours beside the solution

        """)
  }

  @Test func `a chapter begins with its lesson, unless that was played`()
    throws
  {
    func nextStep() throws -> String { try standings().nextStep }
    let first = """
      Next: make chapter-1
      then: make task E=1.1

      """
    let played = """
      Next: make task E=1.1
      then: make edit E=1.1
        in: Exercises/01-One/1-First/First.swift:1
      then: make grade E=1.1

      """
    #expect(try nextStep() == first)
    let place = ".workbook/lessons/01-One"
    try fixture.write("The idea", to: place)
    #expect(try nextStep() == first, "the reader has left a bookmark")
    try fixture.remove(place)
    for (chapter, step) in [("Two", first), ("One", played)] {
      try AnswerRecord.append(
        .init(chapter: chapter, scene: "a", choice: 1, isRight: true),
        to: fixture.root, notice: { _ in })
      #expect(try nextStep() == step, "a prediction of \(chapter)")
    }
  }

  @Test func `one exercise that is solved leads to its solution, too`() throws {
    var standings = try standings(solved: 0)
    standings.wayOut = "q leaves"
    #expect(
      standings.closing(after: [exercises[0]], Display()) == """
        Next: q leaves
        then: make task E=1.2
        then: make edit E=1.2
          in: Exercises/01-One/2-Second/Second.swift:1
        then: make grade E=1.2
          or: make solution E=1.1 shows yours beside the solution

        """)
  }

  @Test func `an exercise with a screen can be played before it is solved`()
    throws
  {
    let exercise = exercises[0]
    let line = "  or: make play E=1.1 shows the screen as far as it is\n"
    func closing() throws -> String {
      try standings().closing(after: [exercise], Display())
    }
    func report(_ state: ExerciseResult.State) -> String {
      GradeReport(
        report: GradingReport(grades: [Grade(exercise, state)]),
        workspace: workspace, display: Display(), isOwn: true
      ).text
    }
    #expect(try !closing().contains("make play"))
    #expect(!report(.failing).contains("make play"))
    try fixture.write("let screens = []\n", to: exercise.screens)
    #expect(try closing().hasSuffix(line))
    #expect(report(.failing).contains("\n  \(line)"))
    #expect(
      !report(.doesNotCompile(["a"])).contains("make play"),
      "it cannot be built")
  }

  @Test func `who solves the last exercise first may go to the next lesson`()
    throws
  {
    let line = "  or: make chapter-2 plays the next lesson\n"
    let standings = try standings(solved: 1)
    #expect(
      standings.closing(after: [exercises[1]], Display()).hasSuffix(line))
    #expect(
      !standings.closing(after: [exercises[0]], Display()).contains(line))
  }

  @Test func `what is next is in the chapter that is worked on`() throws {
    #expect(try standings().next == exercises[0])
    #expect(try standings(solved: 1).next == exercises[0])
    let standings = try standings(solved: 1, 2)
    try save(exercises[2])
    #expect(standings.next == exercises[0])
    #expect(
      standings.closing(after: exercises, Display(plain: true))
        .hasPrefix("Chapter 2, Two, is solved."))
  }

  /// The first and the last of three chapters are on the short path.
  private func shortPath() throws -> (Workspace, [Exercise]) {
    try fixture.write(
      """
      let chapters = [
        Chapter(1, "Declaration", on: "ACore", ["First"]),
        Chapter(2, "Expansion", on: "ACore", ["Second"]),
        Chapter(3, "Tracking", on: "ACore", ["Third"]),
      ]
      """, to: "Package.swift")
    let workspace = try fixture.workspace()
    for exercise in workspace.catalogue.exercises {
      for folder in [exercise.learnersFolder, exercise.stubFolder] {
        try fixture.write("let a = 1\n", to: "\(folder)/A.swift")
      }
    }
    return (workspace, workspace.catalogue.exercises)
  }

  @Test func `a learner is led along the short path, and shown the other`()
    throws
  {
    let (workspace, exercises) = try shortPath()
    var record = LearnerRecord()
    try fixture.write(
      "let a = 2\n", to: "\(exercises[0].learnersFolder)/A.swift")
    record[exercises[0]].solved = fingerprint(
      of: try Submission(of: workspace).files(of: exercises[0]))
    #expect(
      Standings(record, in: workspace).nextStep == """
        Next: make chapter-3
        then: make task E=3.1
          or: make chapter-2 goes deeper before that

        """)
    try fixture.write("The idea", to: ".workbook/lessons/02-Expansion")
    #expect(
      Standings(record, in: workspace).next == exercises[1],
      "one lesson off the path is played")
    try fixture.remove(".workbook/lessons/02-Expansion")
    try fixture.write(
      "let a = 3\n", to: "\(exercises[2].learnersFolder)/A.swift")
    record[exercises[2]].solved = fingerprint(
      of: try Submission(of: workspace).files(of: exercises[2]))
    #expect(
      Standings(record, in: workspace).nextStep == """
        Next: make chapter-2
        then: make task E=2.1

        """, "the path is done")
  }

  @Test func `the exercise that is worked on is the one changed last`() throws {
    #expect(try standings().current == exercises[0])
    try fixture.write("let a = 3\n", to: workspace.file(of: exercises[1]))
    #expect(try standings().current == exercises[1])
    try fixture.write("let m = 1\n", to: "Exercises/01-One/1-First/Mine.swift")
    #expect(
      try standings().current == exercises[0], "whichever of its files it is")
  }
}
