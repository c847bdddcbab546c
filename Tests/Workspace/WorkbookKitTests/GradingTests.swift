import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct GradingTests {
  /// Three lines a test: what it is, that it began, how it ended.
  static let stream = """
    {"kind":"test","payload":{"kind":"function","id":"FirstTests.S/b","name":"b()","displayName":"the second","sourceLocation":{"_filePath":"/w/F.swift","line":9}},"version":0}
    {"kind":"test","payload":{"kind":"function","id":"FirstTests.S/a","name":"a()","displayName":"the first","sourceLocation":{"_filePath":"/w/F.swift","line":3}},"version":0}
    {"kind":"test","payload":{"kind":"function","id":"FirstTests.S/c","name":"c()","sourceLocation":{"_filePath":"/w/F.swift","line":12}},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"FirstTests.S/a"},"version":0}
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"FirstTests.S/a","issue":{"sourceLocation":{"_filePath":"/w/F.swift","line":5}},"messages":[{"symbol":"fail","text":"Expectation failed: a == b"},{"symbol":"details","text":"a is 1; a law"}]},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"FirstTests.S/a"},"version":0}
    this is no JSON
    {"kind":"event","payload":{"kind":"testStarted","testID":"FirstTests.S/b"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","testID":"FirstTests.S/b"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"FirstTests.S/c"},"version":0}
    """

  @Test func `a stream gives each check its outcome, in reading order`() {
    let checks = EventStream(Self.stream).checks(of: "FirstTests")
    #expect(checks.map(\.name) == ["the first", "the second", "c"])
    #expect(checks.map(\.outcome) == [.failed, .passed, .running])
    #expect(
      checks[0].issues == [
        Check.Issue(
          expectation: "Expectation failed: a == b",
          explanation: "a is 1; a law", file: "/w/F.swift", line: 5)
      ])
  }

  @Test(arguments: [
    ("import GradingKit", "GradingKit"),
    ("@_exported import ViewGrading", "ViewGrading"),
    ("import class XCTest.XCTestCase", "XCTest"),
    ("import Testing", "Testing"), ("import protocol Testing.Trait", "Testing"),
    ("import ObservationCore // Testing", nil), ("let isTesting = true", nil),
  ])
  func `a file that names a module of the checks is found`(
    line: String, module: String?
  ) {
    let files = ["A.swift": "let a = 1\n", "B.swift": "\(line)\nlet b = 1\n"]
    let found = Build.moduleOfChecks(in: files, shipped: ["B.swift": ""])
    #expect(found?.module == module)
    #expect(found?.file == module.map { _ in "B.swift" })
  }

  @Test(arguments: [
    ("import XCTest", nil), ("import Testing", nil),
    ("import GradingKit", "GradingKit"), ("import ViewGrading", "ViewGrading"),
  ])
  func `where tests are to be written, they may name their frameworks`(
    line: String, module: String?
  ) {
    let found = Build.moduleOfChecks(
      in: ["A.swift": "\(line)\n"],
      shipped: ["A.swift": "import Testing\n", "B.swift": "import XCTest\n"])
    #expect(found?.module == module)
  }

  @Test(arguments: [
    ("testStarted a, testStarted a", "the first: began twice"),
    ("testEnded a", "the first: ended without a beginning"),
    (
      "testStarted a, testEnded a, testEnded a",
      "the first: ended without a beginning"
    ),
    ("testStarted a, testEnded a, testStarted a", "the first: began twice"),
    ("runEnded a, testStarted a", "the first: began twice"),
    (
      "testStarted a, runEnded a, testEnded a",
      "the first: ended without a "
        + "beginning"
    ),
    ("runEnded a, runEnded a", "its run ended twice"),
    ("testStarted a, testEnded a, runEnded a", nil),
  ])
  func `what no run reports is noticed`(events: String, what: String?) {
    let plan = Self.stream.split(separator: "\n")[1]
    let lines = events.split(separator: ", ").map { event in
      let words = event.split(separator: " ")
      return """
        {"kind":"event","payload":{"kind":"\(words[0])","testID":\
        "FirstTests.S/\(words[1])"},"version":0}
        """
    }
    let stream = EventStream(([String(plan)] + lines).joined(separator: "\n"))
    #expect(stream.contradiction == what)
  }

  @Test func `a report names the state, the first failure and the next step`()
    throws
  {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let exercises = workspace.catalogue.exercises
    let report = Report(grades: [
      Grade(
        exercise: exercises[0], state: .failing,
        checks: EventStream(Self.stream).checks(of: "FirstTests")),
      Grade(exercise: exercises[1], state: .notStarted),
    ])
    #expect(
      GradeText(
        submission: Submission(of: workspace), nextStep: "",
        display: Display(width: 60)
      )
      .text(of: report) == """
        1.1 First   started, 1 of 3 checks pass
        1.2 Second  not started

        1.1 First

          ✘ the first
            a is 1; a law
            /w/F.swift:5
          ✘ c

          Next: make edit E=1.1
            in: Exercises/01-One/1-First/First.swift:1
          then: make grade E=1.1
            or: make hint E=1.1

        """)
    #expect(report.hasFailure)
  }

  @Test func `a report counts what is mended, and names what is still seen`()
    throws
  {
    let fixture = try Fixture()
    try fixture.write(
      """
      struct S: ExerciseSuite {
        @Test(.symptom) func a() {
        }

        @Test(.symptom)
        func b() {
        }

        @Test(arguments: [1]) func c(symptom: Int) {
        }
      }
      """, to: "Tests/01-One/1-First/FirstTests.swift")
    let workspace = try fixture.workspace()
    let exercise = workspace.catalogue.exercises[0]
    let suite = try Suite(of: exercise, in: workspace)
    #expect(suite.checks.map(\.isSymptom) == [true, true, false])
    func text(of checks: [Check]) -> String {
      GradeText(
        submission: Submission(of: workspace), nextStep: nil,
        display: Display(width: 60)
      )
      .text(
        of: Report(grades: [
          Grade(exercise: exercise, state: .failing, checks: checks)
        ]))
    }
    var checks = EventStream(Self.stream).checks(of: "FirstTests")
    #expect(
      text(of: checks) == """
        1.1 First  started, 1 of 2 mended, 1 broken

          ✘ still seen: the first
            a is 1; a law
            /w/F.swift:5
          ✘ broken: c

        """)
    checks[2].issues = checks[0].issues
    #expect(
      text(of: checks).hasSuffix("  ✘ broken: c\n    a is 1; a law\n"))
    checks[2].outcome = .passed
    #expect(text(of: checks).hasPrefix("1.1 First  started, 1 of 2 mended\n"))
  }

  @Test func `a drawing stands below the message, as it was drawn`() throws {
    let workspace = try Fixture().workspace()
    let check = Check(
      suite: "FirstTests", function: "a", name: "one body is evaluated",
      file: "F.swift", line: 3, outcome: .failed,
      issues: [
        Check.Issue(
          expectation: "Expectation failed",
          explanation: """
            evaluated: [Row: mounted]; a law that is too long for one line

            the views, with ◀─ at those evaluated:
            List
            └─ Row  ◀─ mounted
            """,
          file: "/w/F.swift", line: 5)
      ])
    let report = Report(grades: [
      Grade(
        exercise: workspace.catalogue.exercises[0], state: .failing,
        checks: [check])
    ])
    let text = GradeText(
      submission: Submission(of: workspace), nextStep: nil,
      display: Display(width: 50)
    ).text(of: report)
    #expect(
      text.contains(
        """
          ✘ one body is evaluated
            evaluated: [Row: mounted]; a law that is too
            long for one line

            the views, with ◀─ at those evaluated:
            List
            └─ Row  ◀─ mounted

            /w/F.swift:5
        """))
  }

  @Test func `a plain report has words in place of marks and drawings`() throws
  {
    let fixture = try Fixture()
    try fixture.write(
      """
      struct S: ExerciseSuite {
        @Test(.symptom) func seen() {}
      }
      """, to: "Tests/01-One/1-First/FirstTests.swift")
    let workspace = try fixture.workspace()
    func check(
      _ name: String, _ outcome: Check.Outcome, _ issues: [Check.Issue] = []
    ) -> Check {
      Check(
        suite: "FirstTests", function: name, name: name, file: "F.swift",
        line: 3, outcome: outcome, issues: issues, printout: Printout("hello"))
    }
    let issue = Check.Issue(
      expectation: "Expectation failed",
      explanation: """
        evaluated: [Row: mounted]; a law

        \(Check.Issue.drawingTitle)
        List
        ├─ Sum
        │  └─ Line × 5
        └─ Row  ◀─ mounted
        """,
      file: "/w/F.swift", line: 5)
    let grade = Grade(
      exercise: workspace.catalogue.exercises[0], state: .failing,
      checks: [
        check("a", .passed), check("b", .failed, [issue]),
        check("c", .crashed), check("seen", .failed), check("d", .unreported),
      ])
    func text(_ printouts: GradeText.Printouts, width: Int = 60) -> String {
      GradeText(
        submission: Submission(of: workspace), nextStep: nil,
        display: Display(width: width, plain: true), printouts: printouts
      ).text(of: Report(grades: [grade]))
    }
    #expect(
      text(.none) == """
        1.1 First  started, 0 of 1 mended, 3 broken

          broken: b
            evaluated: [Row: mounted]; a law

            the views, and which were evaluated:
            level 1: List, not evaluated
            level 2, in List: Sum, not evaluated
            level 3, in Sum: 5 Line, not evaluated
            level 2, in List: Row, evaluated: mounted

            /w/F.swift:5
          broken: c
          still seen: seen
          not run: d

        """)
    #expect(text(.all).contains("\n  passed: a\n    hello\n"))
    for printouts in [GradeText.Printouts.none, .beginning, .all] {
      let text = text(printouts, width: 40)
      #expect(!text.contains(where: "✘✔◀─│└├•↳".contains), "\(text)")
      let lines = text.split(separator: "\n").dropFirst()
      #expect(lines.allSatisfy { $0.count <= 40 })
    }
  }

  @Test func `an exercise that is alone is named once`() throws {
    let workspace = try Fixture().workspace()
    let exercises = workspace.catalogue.exercises
    func text(of exercises: ArraySlice<Exercise>) -> String {
      let grades = exercises.map {
        Grade(exercise: $0, state: .broken(["it is no Swift"]))
      }
      return GradeText(
        submission: Submission(of: workspace), nextStep: nil,
        display: Display()
      ).text(of: Report(grades: grades))
    }
    #expect(
      text(of: exercises.prefix(1)) == """
        1.1 First  does not compile

          it is no Swift

        """)
    #expect(text(of: exercises[...]).contains("\n1.1 First\n\n  it is no"))
  }

  @Test func `with several files to write the next step names where`() throws {
    let fixture = try Fixture()
    try fixture.shipThreeFiles()
    let workspace = try fixture.workspace()
    let exercise = workspace.catalogue.exercises[0]
    func text(_ state: Grade.State) -> String {
      GradeText(
        submission: Submission(of: workspace), nextStep: "", display: Display()
      ).text(of: Report(grades: [Grade(exercise: exercise, state: state)]))
    }
    let folder = "Exercises/01-One/1-First"
    #expect(
      text(.failing).contains(
        "Next: make edit E=1.1\n    in: \(folder)/Second.swift:1\n"))
    #expect(
      text(.broken(["\(folder)/A.swift:1: no such type"]))
        .contains("Next: make edit E=1.1\n    in: \(folder)/A.swift:1\n"))
    try fixture.write("The idea", to: ".workbook/lessons/01-One")
    #expect(
      Standings(LearnerRecord(), in: workspace).nextStep
        .contains("then: make edit E=1.1\n  in: \(folder)/Second.swift:1\n"),
      "the first TODO is there")
    try fixture.write("let b = 2\n", to: "\(folder)/Second.swift")
    try fixture.write("let a = 2\n", to: "\(folder)/First.swift")
    #expect(
      Standings(LearnerRecord(), in: workspace).nextStep
        .hasPrefix("Next: make edit E=1.1\n  in: \(folder)\n"),
      "no TODO is left")
  }

  @Test func `a report without failures says what is next`() throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let exercises = workspace.catalogue.exercises
    try fixture.write("let a = 2\n", to: workspace.file(of: exercises[0]))
    var record = LearnerRecord()
    record[exercises[0]].solved = fingerprint(
      of: try Submission(of: workspace).files(of: exercises[0]))
    let report = Report(grades: [
      Grade(exercise: exercises[0], state: .solved)
    ])
    #expect(
      GradeText(
        submission: Submission(of: workspace),
        nextStep: Standings(record, in: workspace).nextStep, display: Display()
      )
      .text(of: report) == """
        1.1 First  solved

        Next: make task E=1.2
        then: make edit E=1.2
          in: Exercises/01-One/2-Second/Second.swift:1
        then: make grade E=1.2

        """)
  }

  @Test func `a missing file of the learner's comes back with a reset`() throws
  {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let exercise = workspace.catalogue.exercises[0]
    try fixture.remove(workspace.file(of: exercise))
    func text(nextStep: String?) throws -> String {
      let submission = Submission(of: workspace)
      let error = try #require(throws: Failure.self) {
        try submission.files(of: exercise)
      }
      return GradeText(
        submission: submission, nextStep: nextStep, display: Display()
      ).text(
        of: Report(grades: [
          Grade(exercise: exercise, state: .unusable("\(error)"))
        ]))
    }
    #expect(
      try text(nextStep: "") == """
        1.1 First  cannot be graded

          Exercises/01-One/1-First/First.swift is missing

          Next: make reset E=1.1 puts back what was shipped
          then: make grade E=1.1

        """)
    let words = try text(nextStep: nil)
    #expect(
      words == """
        1.1 First  cannot be graded

          Exercises/01-One/1-First/First.swift is missing; make reset E=1.1 puts back
          what was shipped

        """)
  }

  @Test func `a missing file of somebody else's has a fresh copy`() throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    try fixture.write("", to: "in/01-One/1-First/note.txt")
    let answer = Failure(
      """
      in/01-One/1-First/First.swift is missing; a fresh copy is \
      Tests/Stubs/01-One/1-First/First.swift
      """)
    #expect(throws: answer) {
      try Submission("in", for: workspace)
        .files(of: workspace.catalogue.exercises[0])
    }
  }

  @Test func `what is not started is no failure`() throws {
    let exercise = try Fixture().workspace().catalogue.exercises[0]
    #expect(
      !Report(grades: [Grade(exercise: exercise, state: .notStarted)])
        .hasFailure)
  }

  /// What a story prints, and what is heard of it.
  private func story(
    _ console: String, declared: [String], stop: Stop? = nil
  ) throws -> StoryGrade {
    let chapter = try Fixture().workspace().catalogue.chapters[0]
    var report = StoryReport(of: chapter, declared: declared)
    for line in console.split(separator: "\n") { report.take(line) }
    return report.grade(stop: stop)
  }

  @Test func `a story is read from what XCTest prints`() throws {
    let story = try story(
      """
      Test Case 'OneStory.test_a' started at noon
      the learner's own wordsTest Case 'OneStory.test_a' passed (0.0 seconds)
      Test Case 'OneStory.test_b_c' started at noon
      /w/Story/OneStory.swift:12: error: OneStory.test_b_c : it broke
      Test Case 'OneStory.test_b_c' failed (0.0 seconds)
      Executed 2 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
      """, declared: ["test_a", "test_b_c"])
    #expect(story.passed == 1)
    #expect(story.failures == ["test b c : it broke (OneStory.swift:12)"])
  }

  @Test(arguments: [
    (
      """
      Test Case 'OneStory.test_a' passed (0.0 seconds)
      Test Case 'OneStory.test_a' started at noon
      Test Case 'OneStory.test_a' passed (0.0 seconds)
      Executed 1 test, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
      """, "test a ended without a beginning"
    ),
    (
      """
      Test Case 'OneStory.test_a' started at noon
      Test Case 'OneStory.test_a' passed (0.0 seconds)
      Test Case 'OneStory.test_a' started at noon
      Test Case 'OneStory.test_a' passed (0.0 seconds)
      Executed 1 test, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
      """, "test a began twice"
    ),
    (
      """
      Test Case 'OneStory.test_a' started at noon
      Test Case 'OneStory.test_a' passed (0.0 seconds)
      """, "it ended before its last line"
    ),
  ])
  func `a story that somebody else tells is not believed`(
    console: String, what: String
  ) throws {
    let story = try story(console, declared: ["test_a"])
    #expect(
      story.failures == [
        """
        what was reported cannot be true: \(what); code that is graded must \
        leave its tests alone
        """
      ])
  }

  @Test func `a story that stops names the test, and those it took along`()
    throws
  {
    let story = try story(
      "Test Case 'OneStory.test_a' started at noon\n",
      declared: ["test_a", "test_b"],
      stop: Stop(ProcessResult(ending: .exit(3), output: "")))
    #expect(
      story.failures == [
        "test a : this check ended the whole program, as exit(3) does",
        "not reported: test b",
      ])
  }

  @Test func `a story is read from what XCTest prints on macOS`() throws {
    let story = try story(
      """
      Test Case '-[Module.OneStory test_a]' started.
      Test Case '-[Module.OneStory test_a]' passed (0.001 seconds).
      Test Case '-[Module.OneStory test_b_c]' started.
      /w/Story/OneStory.swift:12: error: -[Module.OneStory test_b_c] : it broke
      Test Case '-[Module.OneStory test_b_c]' failed (0.001 seconds).
      Executed 2 tests, with 1 failure (0 unexpected) in 0.002 (0.004) seconds
      """, declared: ["test_a", "test_b_c"])
    #expect(story.passed == 1)
    #expect(story.failures == ["test b c : it broke (OneStory.swift:12)"])
  }

  @Test(arguments: [
    ProcessResult.Ending.signal(5), .exit(1),
  ])
  func `a trap says why, after a megabyte in one line, too`(
    ending: ProcessResult.Ending
  ) {
    let stop = Stop(
      ProcessResult(
        ending: ending,
        output: String(repeating: "x", count: 1 << 20)
          + "\nModule/Store.swift:3: Fatal error: no\n"
          + String(repeating: "y", count: 1 << 18)
          + "\nerror: Exited with unexpected signal code 5\n"))
    #expect(stop.outcome == .crashed)
    #expect(
      stop.explanation
        == "the program stopped in this check: Store.swift:3: Fatal error: no")
  }

  @Test func `a file that would not end is told of`() {
    #expect(
      Stop(ProcessResult(ending: .signal(SIGXFSZ), output: "")).explanation
        == "the program stopped in this check: it wrote a file without end "
        + "(signal \(SIGXFSZ))")
  }
}
