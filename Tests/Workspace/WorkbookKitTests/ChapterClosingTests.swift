import Foundation
import NotesKit
import Results
import Testing

@testable import WorkbookKit

@Suite struct ChapterClosingTests {
  static let notes = """
    # 1. One

    After this chapter you can *count* to two.

    ## Words

    - **one**: the first.
    - **two `2`**: the other.
    - no word
    """

  private func solved(_ count: Int, in fixture: Fixture) throws
    -> LearnerRecord
  {
    let workspace = try fixture.workspace()
    var record = LearnerRecord()
    for exercise in workspace.catalogue.exercises.prefix(count) {
      try fixture.write("let a = 2\n", to: workspace.file(of: exercise))
      record[exercise].solved = fingerprint(
        of: try Submission(of: workspace).files(of: exercise))
    }
    return record
  }

  @Test func `a promise is kept, and its words are known`() {
    let closing = ChapterClosing(notes: Self.notes)
    #expect(closing.promise?.words == "You can now count to two.")
    #expect(closing.words == ["one", "two 2"])
  }

  @Test func `the end of a chapter says what is known and what is next`()
    throws
  {
    let fixture = try Fixture()
    try fixture.write(Self.notes, to: "Chapters/01-One/Notes.md")
    let standings = Standings(
      try solved(2, in: fixture), in: try fixture.workspace())
    let exercises = try fixture.workspace().catalogue.exercises
    #expect(
      standings.closing(after: exercises, Display(plain: true)) == """
        Chapter 1, One, is solved.

        You can now count to two.

        The chapter's words: one, two 2. `make words W=one` explains one.

        All exercises are solved.
        Next: make solution E=1.1 shows yours beside the solution

        """)
    #expect(
      standings.closing(after: [], Display()) == standings.nextStep,
      "who grades nothing of the chapter has heard it before")
  }

  @Test func `a chapter begins with its lesson, unless that was played`()
    throws
  {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    func nextStep() -> String {
      Standings(LearnerRecord(), in: workspace).nextStep
    }
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
    #expect(nextStep() == first)
    let place = ".workbook/lessons/01-One"
    try fixture.write("The idea", to: place)
    #expect(nextStep() == played, "the reader has left a bookmark")
    try fixture.remove(place)
    #expect(nextStep() == first)
    func answer(in chapter: String) throws {
      try AnswerRecord.append(
        .init(chapter: chapter, scene: "a", choice: 1, isRight: true),
        to: fixture.root, notice: { _ in })
    }
    try answer(in: "Two")
    #expect(nextStep() == first, "the answer is another chapter's")
    try answer(in: "One")
    #expect(nextStep() == played, "a prediction was answered")
  }

  @Test func `before its end a chapter says only what is next`() throws {
    let fixture = try Fixture()
    let record = try solved(1, in: fixture)
    let workspace = try fixture.workspace()
    #expect(
      Standings(record, in: workspace)
        .closing(after: workspace.catalogue.exercises, Display()) == """
          Next: make task E=1.2
          then: make edit E=1.2
            in: Exercises/01-One/2-Second/Second.swift:1
          then: make grade E=1.2

          """)
  }

  @Test func `one exercise that is solved leads to its solution, too`() throws {
    let fixture = try Fixture()
    let record = try solved(1, in: fixture)
    let workspace = try fixture.workspace()
    var standings = Standings(record, in: workspace)
    standings.wayOut = "q leaves"
    #expect(
      standings.closing(after: [workspace.catalogue.exercises[0]], Display())
        == """
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
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let exercise = workspace.catalogue.exercises[0]
    let line = "  or: make play E=1.1 shows the screen as far as it is\n"
    func closing() -> String {
      Standings(LearnerRecord(), in: workspace)
        .closing(after: [exercise], Display())
    }
    func report(_ state: ExerciseResult.State) -> String {
      GradeReport(
        report: GradingReport(grades: [Grade(exercise, state)]),
        workspace: workspace, display: Display(), isOwn: true
      ).text
    }
    #expect(!closing().contains("make play"))
    #expect(!report(.failing).contains("make play"))
    try fixture.write("let screens = []\n", to: exercise.screens)
    #expect(closing().hasSuffix(line))
    #expect(report(.failing).contains("\n  \(line)"))
    #expect(
      !report(.doesNotCompile(["a"])).contains("make play"),
      "it cannot be built")
  }

  @Test func `who solves the last exercise first is told what that shows`()
    throws
  {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let (first, last) = (
      workspace.catalogue.exercises[0], workspace.catalogue.exercises[1]
    )
    try fixture.write("let a = 2\n", to: workspace.file(of: last))
    var record = LearnerRecord()
    record[last].solved = fingerprint(
      of: try Submission(of: workspace).files(of: last))
    func closing(after exercises: [Exercise]) -> String {
      Standings(record, in: workspace)
        .closing(after: exercises, Display(plain: true))
    }
    let begin = "You have solved 1.2 before 1.1.\n\nIt shows more.\n\nNext: "
    #expect(closing(after: [last]).hasPrefix(begin))
    #expect(closing(after: [first, last]).hasPrefix(begin))
    #expect(!closing(after: [first]).contains("before"))

    try fixture.write("let a = 3\n", to: workspace.file(of: first))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 10)],
      ofItemAtPath: workspace.url(workspace.file(of: first)).path)
    #expect(!closing(after: [first, last]).contains("before"))

    // Solved before, and changed since.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -10)],
      ofItemAtPath: workspace.url(workspace.file(of: first)).path)
    #expect(closing(after: [last]).hasPrefix(begin))
    record[first].solved = "other files"
    #expect(!closing(after: [last]).contains("before"))
  }

  @Test func `what is next is in the chapter that is worked on`() throws {
    let fixture = try Fixture()
    try fixture.write(
      Fixture.manifest.replacing(
        "])\n]",
        with: "]),\n  Chapter(2, \"Two\", on: \"ACore\", [\"Third\"])\n]"),
      to: "Package.swift")
    try fixture.write("let a = 1\n", to: "Exercises/02-Two/1-Third/Third.swift")
    try fixture.write(
      "let a = 1\n", to: "Tests/Stubs/02-Two/1-Third/Third.swift")
    let workspace = try fixture.workspace()
    let exercises = workspace.catalogue.exercises
    var record = LearnerRecord()
    #expect(Standings(record, in: workspace).next == exercises[0])

    func solve(_ exercise: Exercise) throws {
      try fixture.write("let a = 2\n", to: workspace.file(of: exercise))
      record[exercise].solved = fingerprint(
        of: try Submission(of: workspace).files(of: exercise))
    }
    try solve(exercises[1])
    #expect(Standings(record, in: workspace).next == exercises[0])
    try solve(exercises[2])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 10)],
      ofItemAtPath: workspace.url(workspace.file(of: exercises[2])).path)
    #expect(Standings(record, in: workspace).next == exercises[0])
    #expect(
      Standings(record, in: workspace)
        .closing(after: exercises, Display(plain: true))
        .hasPrefix("Chapter 2, Two, is solved."))
  }

  @Test func `the exercise that is worked on is the one changed last`() throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let exercises = workspace.catalogue.exercises
    #expect(Standings(LearnerRecord(), in: workspace).current == exercises[0])
    try fixture.write("let a = 3\n", to: workspace.file(of: exercises[1]))
    #expect(Standings(LearnerRecord(), in: workspace).current == exercises[1])
    try fixture.write("let m = 1\n", to: "Exercises/01-One/1-First/Mine.swift")
    #expect(
      Standings(LearnerRecord(), in: workspace).current == exercises[0],
      "whichever of its files it is")
  }
}
