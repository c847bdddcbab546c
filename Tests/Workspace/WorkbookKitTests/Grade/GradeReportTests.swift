import Foundation
import NotesKit
import Results
import Testing

@testable import WorkbookKit

/// What make grade says about results.
@Suite struct GradeReportTests {
  private let exercises = [
    Exercise(id: "1.1", name: "First", path: "01-One/1-First"),
    Exercise(id: "1.2", name: "Second", path: "01-One/2-Second"),
    Exercise(id: "2.1", name: "Third", path: "02-Two/1-Third"),
  ]

  private typealias Check = CheckResult

  private func grade(_ checks: CheckResult...) -> Grade {
    Grade(exercises[0], ExerciseResult(path: exercises[0].path, checks: checks))
  }

  private func grade(
    _ state: ExerciseResult.State, of index: Int = 0
  ) -> Grade {
    Grade(exercises[index], state)
  }

  private func text(
    of grades: [Grade], _ printed: GradeReport.Printed = .none,
    on display: Display = Display(width: 60), stories: [StoryResult] = [],
    next: NextSteps? = nil, closing: String? = nil
  ) -> String {
    var report = GradeReport(
      grading: Grading(grades: grades, stories: stories), display: display)
    (report.printed, report.closing) = (printed, closing)
    report.next = { [exercises] in $0.exercise == exercises[0] ? next : nil }
    return report.text
  }

  @Test func `it shows what the compiler warns of`() {
    var solved = grade(Check("the first", .passed))
    solved.warnings = "Exercises/F.swift:2:1: warning: unused\n2 | let a = 1\n"
    #expect(
      text(of: [solved], closing: "next") == """
        1.1 First  solved

        The compiler warns

          Exercises/F.swift:2:1: warning: unused
          2 | let a = 1

        next
        """)
  }

  @Test func `it names the state, the first failure and the next step`() {
    let failing = grade(
      Check("the first", .failed, saying: "a is 1; a law"),
      Check("the second", .passed), Check("c", .crashed, saying: "it stopped"),
      Check("d", .unreported))
    #expect(
      text(
        of: [failing, grade(.notStarted, of: 1)],
        next: NextSteps(steps: ["a\n  in: b", "c"], others: ["d"])) == """
          1.1 First   started, 1 of 4 checks pass
          1.2 Second  not started

          1.1 First

            ✘ the first
              a is 1; a law
              Tests/F.swift:5
            ✘ c
            ✘ d (not run)

            Next: a
              in: b
            then: c
              or: d

          """)
  }

  @Test func `it counts what is fixed, and names what is still seen`() {
    let seen = Check("a", .failed, saying: "a law", isSymptom: true)
    let fixed = Check("b", .passed, isSymptom: true)
    let broken = Check("c", .failed, saying: "another law")
    #expect(
      text(of: [grade(seen, fixed, broken)]) == """
        1.1 First  started, 1 of 2 fixed, 1 broken

          ✘ still seen: a
            a law
            Tests/F.swift:5
          ✘ broken: c
            another law

        """, "what has worked before stands there in full, too")
    #expect(
      text(of: [grade(seen, fixed)])
        .hasPrefix("1.1 First  started, 1 of 2 fixed\n"))
  }

  @Test func `a long list of failing checks leaves the explained one in sight`()
  {
    let names = (1...8).map {
      Check("check \($0)", .failed, saying: "why \($0)")
    }
    var failing = grade(names[0])
    failing.result.checks = names
    #expect(
      text(of: [failing]) == """
        1.1 First  started, 0 of 8 checks pass

          ✘ check 1
            why 1
            Tests/F.swift:5
          ✘ check 2
          ✘ check 3
          ✘ check 4
          ✘ check 5
          ✘ check 6
          … and 2 more

        """)
  }

  static let drawn = """
    evaluated: [Row: mounted]; a law that is too long for one line

    \(CheckFailure.drawingTitle)
    List
    ├─ Sum
    │  └─ Line × 5
    └─ Row  ◀─ mounted
    """

  @Test func `a drawing stands below the message, as it was drawn`() {
    let check = Check("one body is evaluated", .failed, saying: Self.drawn)
    #expect(
      text(of: [grade(check)], on: Display(width: 50)).contains(
        """
          ✘ one body is evaluated
            evaluated: [Row: mounted]; a law that is too
            long for one line

            the views, with ◀─ at those evaluated:
            List
            ├─ Sum
            │  └─ Line × 5
            └─ Row  ◀─ mounted

            Tests/F.swift:5
        """))
  }

  @Test func `on a plain display words take the place of marks and drawings`() {
    let result = grade(
      Check("a", .passed, printing: "hello"),
      Check("b", .failed, saying: Self.drawn), Check("c", .crashed),
      Check("seen", .failed, isSymptom: true), Check("d", .unreported))
    #expect(
      text(of: [result], on: Display(width: 70, plain: true)) == """
        1.1 First  started, 0 of 1 fixed, 3 broken

          broken: b
            evaluated: [Row: mounted]; a law that is too long for one line

            the views, and which were evaluated:
            level 1: List, not evaluated
            level 2, in List: Sum, not evaluated
            level 3, in Sum: 5 Line, not evaluated
            level 2, in List: Row, evaluated: mounted

            Tests/F.swift:5
          broken: c
          still seen: seen
          not run: d

        """)
    for printed in [GradeReport.Printed.none, .beginning, .all] {
      let text = text(
        of: [result], printed, on: Display(width: 40, plain: true))
      #expect(!text.contains(where: "✘✔◀─│└├•↳".contains), "\(text)")
      let lines = text.split(separator: "\n").dropFirst()
      #expect(lines.allSatisfy { $0.count <= 40 })
    }
  }

  @Test func `an exercise that is alone is named once`() {
    let state = ExerciseResult.State.doesNotCompile(["it is no Swift"])
    #expect(
      text(of: [grade(state)])
        == "1.1 First  doesn't compile\n\n  it is no Swift\n")
    #expect(
      text(of: [grade(state), grade(state, of: 1)])
        .contains("\n1.1 First\n\n  it is no"))
  }

  @Test func `of several chapters, what is not started is counted`() {
    func text(_ states: ExerciseResult.State...) -> String {
      self.text(
        of: states.enumerated().map { grade($1, of: $0) },
        closing: "Next: a\n")
    }
    #expect(
      text(.notStarted, .solved, .notStarted) == """
        1.2 Second  solved
        2 exercises are not started

        Next: a

        """)
    #expect(
      text(.solved, .solved, .notStarted)
        .contains("\n1 exercise is not started\n"))
    #expect(
      text(.notStarted, .notStarted, .notStarted)
        == "No exercise is started.\n\nNext: a\n")
    #expect(
      text(.notStarted, .solved)
        == "1.1 First   not started\n1.2 Second  solved\n\nNext: a\n")
  }

  @Test func `a remedy that comes next is left out of the message`() {
    let unusable = grade(.unusable("it is missing; make reset E=1.1"))
    let next = NextSteps(steps: ["make reset E=1.1", "make grade E=1.1"])
    #expect(
      text(of: [unusable], next: next) == """
        1.1 First  can't be graded

          it is missing

          Next: make reset E=1.1
          then: make grade E=1.1

        """)
    #expect(
      text(of: [unusable]).hasSuffix("\n  it is missing; make reset E=1.1\n"))
  }

  // MARK: What the code has printed

  @Test func `the words of the check to fix first stand below its message`() {
    let result = grade(
      Check("0", .passed, printing: "from 0"),
      Check("1", .failed, printing: "from 1\u{07}\n  indented\n\nend\n"),
      Check("2", .failed, printing: "from 2"))
    #expect(
      text(of: [result], .beginning) == """
        1.1 First  started, 1 of 3 checks pass

          ✘ 1
            this check did not report

            your code printed:
              from 1
                indented

              end

          ✘ 2

        """)
    #expect(!text(of: [result], .none).contains("from 1"))
  }

  @Test func `a long text is cut, and the report says how to see it all`() {
    func page(_ printed: String) -> String {
      text(of: [grade(Check("a", .failed, printing: printed))], .beginning)
    }
    let lines = page((1...45).map { "line \($0)\n" }.joined())
    #expect(
      lines.contains(
        """
              line 10
              … and 35 more lines: make grade E=1.1 OUTPUT=1

        """))
    #expect(!lines.contains("line 11"))
    #expect(
      page(String(repeating: "x", count: 900))
        .contains("      … and 1 more line: make grade E=1.1 OUTPUT=1\n"))
  }

  @Test func `everything is shown by check, if it is asked for`() {
    let lines = (1...45).map { "line \($0)" }
    let page = text(
      of: [
        grade(
          Check("0", .passed, printing: "from 0\n"),
          Check("1", .failed, printing: lines.joined(separator: "\n")))
      ], .all)
    #expect(!page.contains("your code printed"))
    #expect(
      page.hasSuffix(
        "\nWhat the code printed\n\n  ✔ 0\n    from 0\n\n  ✘ 1\n    "
          + lines.joined(separator: "\n    ") + "\n"))
    #expect(
      text(of: [grade(Check("0", .passed))], .all)
        .hasSuffix("printed\n\n  nothing\n"))
    #expect(
      text(of: [grade(.doesNotCompile(["no"]))], .all).hasSuffix("\n\n  no\n"))
  }

  @Test func `a story that breaks off says where, and what was printed`() {
    var story = StoryResult(chapter: 1, failures: ["test b : it broke", "c"])
    story.printed = "the first words\nthe last words"
    #expect(
      text(of: [grade(.solved)], .beginning, stories: [story], closing: "so")
        == """
        1.1 First  solved
        All of chapter 1: its story, which uses all answers, breaks off

          test b : it broke

          your code printed:
            the first words
            the last words

        """)
    story.failures = []
    #expect(
      text(of: [grade(.solved)], stories: [story], closing: "so")
        .hasSuffix("uses all answers, plays to its end\n\nso"))
  }
}
