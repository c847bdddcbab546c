import Foundation
import NotesKit
import Results
import Testing

@testable import WorkbookKit

/// Which belief a failure shows, and how a learner is asked about it.
@Suite final class BeliefTests: FixtureSuite {
  private static let page = AnswerPage(
    "# Wrong answers\n"
      + [
        ("Belief: One is enough.", "a", "it is 1"),
        ("Belief: One is enough. It saves a line.", "a", "it was one"),
        ("Belief: Zero is a number.", "a", "it is 0"),
        ("Belief: Nothing has to be done.", "a", "it is 0"),
        ("A `==` that is always true.", "b", "it is odd"),
        ("Belief: Three is even.", "b", "it is 3"),
      ].enumerated().map { index, answer in
        "\n## \(index)\n\n\(answer.0)\nRefused by: \(answer.1)\n"
          + "Seen: \(answer.2)\n\n```diff\n-let a = 2\n```\n"
      }.joined(), file: "Page.md")

  @Test(arguments: [
    ("a", "so it is 1; a law", "One is enough."),
    ("a", "it is 1, and it was one", "One is enough."),
    ("a", "it is 0", nil), ("a", "it is 10, and it is 0", nil),
    ("b", "it is 1", nil), ("c", "it is 1", nil), ("a", "", nil),
    ("b", "it is odd", nil), ("b", "it is 3", "Three is even."),
  ])
  func `a failure shows a belief if it fits that of no other answer`(
    check: String, message: String, sentence: String?
  ) {
    let refusal = AnswerRefusal(by: check, saying: message)
    #expect(Self.page.belief(shownBy: refusal)?.sentence == sentence)
  }

  @Test(arguments: [
    ("A structure can be observable.", "a structure can be observable"),
    ("`zip` pairs all.", "`zip` pairs all"),
    ("`Bindable` is a type. More.", "`Bindable` is a type"),
    ("@State makes bindings, too.", "@State makes bindings, too"),
    ("didSet is as good.", "didSet is as good"),
  ])
  func `a question has the sentence in its middle`(
    text: String, clause: String
  ) {
    #expect(Belief(text).question == "Did you think that \(clause)?")
  }

  @Test func `a TODO is untouched as long as its lines are`() throws {
    let stub = """
      let a = 1

      // TODO 1: Make it 2.
      func b() -> Int {
        1
      }

      let c = 3

      """
    try fixture.write(stub, to: "Tests/Stubs/01-One/1-First/First.swift")
    for (old, new, isUntouched) in [
      ("let a = 1", "let a = 2", true), ("  1\n}", "  2\n}", false),
    ] {
      try fixture.write(stub.replacing(old, with: new), to: Self.file)
      let files = try Submission(of: workspace).files(of: exercise)
      let shipped = workspace.shippedFiles(of: exercise)
      #expect(shipped.hasUntouchedTODO(in: files) == isUntouched)
    }
  }

  @Test func `the report asks below the message, and the record has it`()
    throws
  {
    try fixture.write(
      """
      # Wrong answers

      ## a

      Belief: `One` is enough, and no number that is any longer.
      Refused by: it is two
      Seen: it is 1

      ## b

      Belief: A type can be missing.
      Refused by: the compiler
      Seen: cannot find
      """, to: "Tests/Bank/01-One/1-First.md")
    func text(_ grades: [Grade]) -> String {
      GradeReport(
        grading: Grading(grades: grades), display: Display(width: 40)
      ).text
    }
    func grade(_ result: ExerciseResult) -> Grade {
      var grade = Grade(exercise, result)
      grade.belief = workspace.belief(shownBy: grade.result, of: grade.exercise)
      return grade
    }
    func grade(_ checks: CheckResult...) -> Grade {
      grade(ExerciseResult(path: exercise.path, checks: checks))
    }
    func grade(_ state: ExerciseResult.State) -> Grade {
      grade(ExerciseResult(path: exercise.path, state: state))
    }
    let check = CheckResult("it is two", .failed, saying: "it is 1; a law")
    let failing = grade(CheckResult("it is", .passed), check)
    #expect(
      grade(check).belief == nil,
      "the first check refuses the stub, which no learner has written")
    #expect(
      text([failing]).hasSuffix(
        """
          ✘ it is two
            it is 1; a law
            Did you think that `One` is enough,
            and no number that is any longer?
            Tests/F.swift:5

        """))
    var unwritten = failing
    unwritten.hasUntouchedTODO = true
    #expect(!text([unwritten]).contains("Did you"))
    let broken = grade(.doesNotCompile(["A.swift:1: cannot find 'B'"]))
    #expect(
      text([broken]).hasSuffix(
        """
          A.swift:1: cannot find 'B'
          Did you think that a type can be
          missing?

        """))
    let others = [grade(.solved), grade(.notStarted)]
    #expect(!text(others).contains("Did you"))
    let record = GradeRecord(
      Grading(grades: [failing, broken] + others),
      of: Submission(of: workspace), from: Date(), exitCode: 1)
    #expect(
      record.exercises.map(\.belief) == [
        "`One` is enough, and no number that is any longer.",
        "A type can be missing.", "", "",
      ])
  }
}
