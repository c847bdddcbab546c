import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

/// What a report shows of the text that the graded code has printed.
@Suite struct PrintoutReportTests {
  let fixture: Fixture
  let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
  }

  private func grade(_ texts: [String]) -> Grade {
    let checks = texts.enumerated().map { index, text in
      Check(
        suite: "FirstTests", function: "c\(index)", name: "check \(index)",
        file: "F.swift", line: index,
        outcome: index == 0 ? .passed : .failed, printout: Printout(text))
    }
    return Grade(
      exercise: workspace.catalogue.exercises[0], state: .failing,
      checks: checks)
  }

  private func text(
    of texts: [String], _ printouts: GradeText.Printouts = .beginning
  ) -> String {
    GradeText(
      submission: Submission(of: workspace), nextStep: "",
      display: Display(width: 30), printouts: printouts
    ).text(of: Report(grades: [grade(texts)]))
  }

  private let next = """

      Next: make edit E=1.1
        in: Exercises/01-One/1-First/First.swift:1
      then: make grade E=1.1
        or: make hint E=1.1

    """

  @Test func `the words of the check to mend first stand below its message`() {
    #expect(
      text(of: ["from 0", "from 1\u{07}\n  indented\n\nend", "from 2"]) == """
        1.1 First  started, 1 of 3 checks pass

          ✘ check 1

            your code printed:
              from 1
                indented

              end

          ✘ check 2
        \(next)
        """)
    #expect(
      text(of: ["from 0", "", "from 2"]) == """
        1.1 First  started, 1 of 3 checks pass

          ✘ check 1
          ✘ check 2
        \(next)
        """)
  }

  @Test func `a long text is cut, and the report says how to see it all`() {
    let lines = (1...45).map { "line \($0)" }
    let page = text(of: ["", lines.joined(separator: "\n")])
    #expect(
      page.contains(
        """
              line 10
              … and 35 more lines: make grade E=1.1 OUTPUT=1

          Next:
        """))
    #expect(!page.contains("line 11"))
    #expect(
      text(of: ["", String(repeating: "x", count: 900)])
        .contains("      … and 1 more line: make grade E=1.1 OUTPUT=1\n"))
  }

  @Test func `a line that is too long goes on in the next`() {
    #expect(
      text(of: ["", "123456789 123456789 12345678"]).contains(
        "      123456789 123456789 1234\n      5678\n"))
    #expect(
      text(of: ["", String(repeating: "観", count: 13)]).contains(
        "      \(String(repeating: "観", count: 12))\n      観\n"))
  }

  @Test func `everything is shown by check, if it is asked for`() {
    let lines = (1...45).map { "    line \($0)" }.joined(separator: "\n")
    let page = text(
      of: ["from 0", lines.replacing("    ", with: ""), ""], .all)
    #expect(!page.contains("your code printed"))
    #expect(
      page.hasSuffix(
        """

        What the code printed

          ✔ check 0
            from 0

          ✘ check 1
        \(lines)

        """))
    #expect(text(of: ["", ""], .all).hasSuffix("printed\n\n  nothing\n"))
    let broken = Grade(
      exercise: workspace.catalogue.exercises[0], state: .broken(["no"]))
    #expect(
      GradeText(
        submission: Submission(of: workspace), nextStep: nil,
        display: Display(), printouts: .all
      ).text(of: Report(grades: [broken])).hasSuffix("\n\n  no\n"))
  }

  @Test func `what others have printed is not shown`() {
    #expect(!text(of: ["a", "b"], .none).contains("b\n"))
  }

  @Test func `a story shows what was printed in the scene that failed`() throws
  {
    var report = StoryReport(
      of: workspace.catalogue.chapters[0], declared: ["test_a", "test_b"])
    for line in """
    at load
    Test Case 'OneStory.test_a' started at noon
    all is well
    Test Case 'OneStory.test_a' passed (0.0 seconds)
    Test Case 'OneStory.test_b' started at noon
    the first words
    /w/Story/OneStory.swift:12: error: OneStory.test_b : it broke
    the last wordsTest Case 'OneStory.test_b' failed (0.0 seconds)
    Executed 2 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
    """.split(separator: "\n") { report.take(line) }
    let story = report.grade(stop: nil)
    #expect(story.printout.text == "the first words\nthe last words")
    #expect(
      GradeText(
        submission: Submission(of: workspace), nextStep: nil,
        display: Display(width: 60), printouts: .beginning
      ).text(of: Report(stories: [story])).hasSuffix(
        """
          test b : it broke (OneStory.swift:12)

          your code printed:
            the first words
            the last words

        """))
  }

  @Test func `the records have it`() throws {
    let long = String(repeating: "x", count: 5_000)
    let report = Report(grades: [grade(["hello", long])])
    let record = GradingRecord(
      report, of: Submission(of: workspace), from: Date(), exitCode: 1)
    #expect(record.exercises[0].checks.map(\.output.count) == [5, 4_000])
    let exercism = ExercismResults(record).tests
    #expect(exercism.map(\.output?.count) == [5, 500])
    #expect(exercism[0].output == "hello")
    let gradescope = GradescopeResults(record).tests
    #expect(gradescope[0].output == "hello")
    #expect(gradescope[1].output.hasPrefix("this check did not report\n\nxxx"))
  }

  @Test func `a grade is kept with the beginning, and not taken for the whole`()
    throws
  {
    var cache = GradeCache()
    func kept(_ text: String, isWhole: Bool) -> String? {
      let grade = grade([text])
      cache.keep(grade, key: "k")
      return cache.grade(of: grade.exercise, key: "k", isWhole: isWhole)?
        .checks[0].printout.text
    }
    let long = String(repeating: "x", count: 5_000)
    #expect(kept("hello", isWhole: true) == "hello")
    #expect(kept(long, isWhole: false)?.count == Printout.room)
    #expect(kept(long, isWhole: true) == nil)
  }
}
