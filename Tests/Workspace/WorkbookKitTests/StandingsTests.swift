import Course
import Foundation
import NotesKit
import Results
import Testing

@testable import WorkbookKit

/// What is next, the last lines after a grading, and make progress.
@Suite struct StandingsTests {
  let fixture: Fixture
  let workspace: Workspace
  let exercises: [Exercise]

  /// A workspace with a second chapter of one exercise.
  init() throws {
    fixture = try Fixture()
    workspace = try fixture.addChapter(named: "Two", with: "Third")
    exercises = workspace.catalogue.exercises
  }

  private func standings(solved: Int...) throws -> Standings {
    try standings(of: workspace, solved: solved.map { exercises[$0] })
  }

  private func standings(
    of workspace: Workspace, solved: [Exercise]
  ) throws -> Standings {
    var record = LearnerRecord()
    for exercise in solved {
      try fixture.write("let a = 2\n", to: workspace.file(of: exercise))
      record[exercise].solved = fingerprint(
        of: try Submission(of: workspace).files(of: exercise))
    }
    return Standings(record, in: workspace)
  }

  @Test func `the end of a chapter says what is known and what is next`()
    throws
  {
    try fixture.write(
      """
      # 1. One

      By the end of this chapter, you'll be able to *count* to two.

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
      "a grading of other chapters doesn't repeat it")
  }

  @Test func `after all exercises come the solutions`() throws {
    #expect(
      try standings(solved: 0, 1, 2).nextStep == """
        All exercises are solved.
        Next: make solution E=1.1 shows your answer beside the solution

        """)
  }

  @Test func `a chapter begins with its lesson, unless that was played`()
    throws
  {
    let first = "Next: make chapter-1\nthen: make task E=1.1\n"
    let played = """
      Next: make task E=1.1

      """
    #expect(try standings().nextStep == first)
    let place = ".workbook/lessons/01-One"
    try fixture.write("The idea", to: place)
    #expect(try standings().nextStep == first, "the reader left a bookmark")
    try fixture.remove(place)
    for (chapter, step) in [("Two", first), ("One", played)] {
      try AnswerRecord.append(
        .init(chapter: chapter, scene: "a", choice: 1, isRight: true),
        to: fixture.root, notice: { _ in })
      #expect(
        try standings().nextStep == step, "a prediction of \(chapter)")
    }
  }

  @Test func `one exercise that is solved leads to its solution, too`() throws {
    var standings = try standings(solved: 0)
    standings.wayOut = "q quits"
    #expect(
      standings.closing(after: [exercises[0]], Display()) == """
        Next: q quits
        then: make task E=1.2
          or: make solution E=1.1 shows your answer beside the solution

        """)
  }

  @Test func `an exercise with a screen can be played before it is solved`()
    throws
  {
    let line = "  or: make play E=1.1 shows your screen so far\n"
    func closing() throws -> String {
      try standings().closing(after: [exercises[0]], Display())
    }
    #expect(try !closing().contains("make play"))
    try fixture.write("let screens = []\n", to: exercises[0].screens)
    #expect(try closing().hasSuffix(line))
    #expect(next(after: .failing).hasSuffix(line.dropLast()))
    #expect(!next(after: .doesNotCompile(["a"])).contains("make play"))
  }

  private func next(after state: ExerciseResult.State) -> String {
    workspace.nextSteps(after: Grade(exercises[0], state)).text()
  }

  @Test func `an exercise that fails is edited, or reset if that helps`()
    throws
  {
    let file = workspace.file(of: exercises[0])
    #expect(
      next(after: .failing) == """
        Next: make edit E=1.1
          in: \(file):1
        then: make grade E=1.1
          or: make hint E=1.1
        """)
    #expect(
      next(after: .doesNotCompile(["\(file):7: no"])) == """
        Next: make edit E=1.1
          in: \(file):7
        then: make grade E=1.1
        """)
    #expect(next(after: .unusable("no check")) == "Next: make grade E=1.1")
    try fixture.remove(file)
    let missing = failure {
      try Submission(of: workspace).files(of: exercises[0])
    }
    #expect(
      next(after: .unusable(missing)) == """
        Next: make reset E=1.1 restores the original files
        then: make grade E=1.1
        """)
  }

  @Test func `of several faults, a word chooses the hints`() {
    let checks = ["a", "b"].map { CheckResult($0, .failed, isSymptom: true) }
    let result = ExerciseResult(path: exercises[0].path, checks: checks)
    #expect(
      workspace.nextSteps(after: Grade(exercises[0], result)).others[1]
        == "make hint E=1.1 W=WORD for the title with that word")
  }

  @Test func `after a chapter's last exercise, the next lesson is offered`()
    throws
  {
    let line = "  or: make chapter-2 plays the next lesson\n"
    let standings = try standings(solved: 1)
    #expect(
      standings.closing(after: [exercises[1]], Display()).hasSuffix(line))
    #expect(
      !standings.closing(after: [exercises[0]], Display()).contains(line))
  }

  @Test func `a chapter that was saved last comes next`() throws {
    let standings = try standings(solved: 1)
    try fixture.write("let a = 3\n", to: workspace.file(of: exercises[2]))
    let later = Standings(standings.record, in: workspace)
    #expect(later.next == exercises[2])
    #expect(
      later.closing(after: [exercises[1]], Display()) == """
        Next: make edit E=2.1
          in: Exercises/02-Two/1-Third/Third.swift
        then: make grade E=2.1
          or: make solution E=1.2 shows your answer beside the solution

        """)
  }

  @Test func `the current exercise was changed or shown last, but not solved`()
    throws
  {
    #expect(try standings().next == exercises[0])
    #expect(try standings().workedOn == nil)
    let solved = try standings(solved: 1)
    #expect(solved.next == exercises[0])
    #expect(solved.current == exercises[0])
    #expect(solved.workedOn == exercises[1])

    try fixture.write("let a = 3\n", to: workspace.file(of: exercises[1]))
    #expect(try standings().current == exercises[1])
    func afterShowing(at time: Date) -> Standings {
      var record = LearnerRecord()
      record.shown = .init(
        exercise: exercises[2].name, time: time.timeIntervalSince1970)
      return Standings(record, in: workspace)
    }
    #expect(afterShowing(at: .distantPast).current == exercises[1])
    let shown = afterShowing(at: .distantFuture)
    #expect(shown.current == exercises[2])
    #expect(shown.workedOn == exercises[2])
    #expect(shown.underWay == [exercises[1], exercises[2]])

    try fixture.write("let m = 1\n", to: "Exercises/01-One/1-First/Mine.swift")
    #expect(try standings().current == exercises[0], "in a separate file")
  }

  @Test func `the short path comes first, and the other chapters after it`()
    throws
  {
    try fixture.list(
      ("Declaration", ["First"]), ("Expansion", ["Second"]),
      ("Tracking", ["Third"]))
    let workspace = try fixture.workspace()
    let exercises = workspace.catalogue.exercises
    for exercise in exercises {
      for folder in [exercise.learnersFolder, exercise.stubFolder] {
        try fixture.write("let a = 1\n", to: "\(folder)/A.swift")
      }
    }
    func now(solved: Int...) throws -> Standings {
      try standings(of: workspace, solved: solved.map { exercises[$0] })
    }
    #expect(
      try now(solved: 0).nextStep == """
        Next: make chapter-3
        then: make task E=3.1
          or: make chapter-2 goes deeper before that

        """)
    let place = ".workbook/lessons/02-Expansion"
    try fixture.write("The idea", to: place)
    #expect(
      try now(solved: 0).next == exercises[1], "a lesson off the path is begun")
    try fixture.remove(place)
    #expect(
      try now(solved: 0, 2).nextStep
        == "Next: make chapter-2\nthen: make task E=2.1\n")

    try fixture.write("all\n", to: CoursePath.file)
    #expect(try now(solved: 0).next == exercises[1], "all chapters are chosen")
    try fixture.write("server\n", to: CoursePath.file)
    #expect(
      try now(solved: 0).nextStep
        == "Next: make chapter-2\nthen: make task E=2.1\n")
    try fixture.write("The idea", to: place)
    try fixture.write("app\n", to: CoursePath.file)
    #expect(
      try now(solved: 0).next == exercises[2],
      "once you have chosen, you stay on the path")
  }

  @Test func `progress lists the exercises of chapters that are open`() throws {
    func list(_ display: Display = Display()) throws -> String {
      chapterList(try standings(), display)
    }
    #expect(
      try list() == """
        1 One         [--]  0 of 2 solved, goes deeper
          1.1 First   not started
          1.2 Second  not started
        2 Two         [-]  0 of 1 solved, goes deeper

        All chapters  [---]  0 of 3 solved

        """)
    #expect(
      try list(Display(plain: true))
        .contains("\nAll chapters  0 of 3 solved\n"), "without bars")
    try fixture.write("let a = 2\n", to: workspace.file(of: exercises[2]))
    #expect(try list().contains("\n  2.1 Third  started\n"))
    #expect(try !list().contains("1.1 First"))
  }
}
