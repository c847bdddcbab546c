import Foundation
import Results
import Synchronization
import Testing

@testable import GradingKit

/// What a run writes down, and the last lines of `swift test`.
@Suite struct ReporterTests {
  let folder = TemporaryFolder()
  let file: URL
  let reporter: Reporter
  private let first = "01-One/1-First"
  private let second = "01-One/2-Second"
  private let story = "01-One/Story"

  /// A workspace in a temporary folder, with three exercises in two chapters.
  init() throws {
    file = folder.root.appending(path: ".workbook/results.jsonl")
    reporter = Reporter(file: file)
    for path in [first, second, "02-Two/1-Third"] {
      try folder.write("", to: "Tests/Stubs/\(path)/A.swift")
    }
  }

  var root: URL { folder.root }

  /// Writes events of a check.
  private func write(
    _ kinds: RunEvent.Kind..., of path: String, _ id: String = "a",
    line: Int = 0,
    saying message: String = "", to reporter: Reporter? = nil
  ) {
    for kind in kinds {
      var event = RunEvent(kind, path: path, id: id)
      (event.name, event.message, event.line) = (id, message, line)
      event.file = "Tests/\(path)/Tests.swift"
      (reporter ?? self.reporter).write(event)
    }
  }

  private func text(of reporter: Reporter) -> String {
    Reporter.text(of: reporter.results, root: root, environment: [:])
  }

  // MARK: Processes

  @Test func `the last of several programs reports what all came to`() {
    let chapters: Set = ["01-One", "02-Two"]
    reporter.open("01-One")
    write(.planned, .began, .ended, of: first)
    #expect(!reporter.isLast(of: chapters))
    reporter.close()
    let last = Reporter(file: file)
    last.open("02-Two")
    #expect(last.isLast(of: chapters))
    #expect(last.stopped == [])
    #expect(last.results.exercises.map(\.id) == ["1.1"])
  }

  @Test func `one program of all suites is the last one`() {
    for chapter in ["01-One", "02-Two", "01-One"] { reporter.open(chapter) }
    #expect(reporter.isLast(of: ["01-One", "02-Two"]))
    #expect(ResultsFile.events(in: file).count { $0.kind == .opened } == 2)
  }

  @Test func `a program that stopped is named by the last one`() {
    reporter.open("01-One")
    write(.planned, .began, of: first)
    write(.planned, of: second)
    let last = Reporter(file: file)
    last.open("02-Two")
    write(.notStarted, of: "02-Two/1-Third", to: last)
    #expect(last.stopped == ["01-One"])
    let text = Reporter.text(
      of: last.results, stopped: last.stopped, root: root, environment: [:])
    #expect(text.contains("  ✘ a\n    the program stopped in this check\n"))
    #expect(
      text.hasSuffix(
        """

        Not graded, because their chapter's tests stopped earlier:
          1.2
        The grader continues after a stop: make grade

        """))
  }

  @Test(arguments: [
    ([:], ["01-One", "02-Two"]), (["ONLY": "2"], ["02-Two"]),
    (["ONLY": "1.2,3"], ["01-One"]), (["WITHOUT": "2.1,1.1"], ["01-One"]),
    (["CORE": "Observation"], ["01-One"]),
  ])
  func `a run holds the chapters that the manifest selects`(
    _ environment: [String: String], _ chapters: [String]
  ) throws {
    try Data(#"Chapter(2, "Two", on: "ViewCore", ["Third"])"#.utf8)
      .write(to: root.appending(path: "Package.swift"))
    #expect(
      Exercise.chapters(root: root, environment: environment) == Set(chapters))
  }

  @Test func `a check that never ends is named, and the run comes to its end`()
  {
    write(.planned, .began, of: first)
    var slept = 0.0
    Watch(reporter: reporter, say: { _ in }).watch { slept += $0 }
    #expect(slept == 20.5)
    #expect(
      reporter.results.exercises[0].checks[0].failures.map(\.message) == [
        """
        this didn't end within 20 seconds; something in it loops or waits \
        forever
        """
      ])
  }

  @Test func `checks that end, or say that they take long, can continue`() {
    var slept = 0.0
    write(.began, of: first)
    Watch(reporter: reporter, say: { _ in }).watch {
      slept += $0
      if slept == 15 { write(.waiting, of: first) }
      if slept == 30 { write(.ended, of: first) }
      if slept == 60 { write(.began, of: first, "b") }
    }
    #expect(slept == 80)
  }

  @Test func `a check in which the program traps is named in its last words`()
    async
  {
    let run = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var beginning = RunEvent(.began, path: "01-One/2-Second")
      (beginning.name, beginning.file) = ("a name is read", "Tests/One.swift")
      beginning.line = 7
      LastWords.listen()
      LastWords.prepare(beginning.lastWords)
      fatalError("out of order")
    }
    let words = String(decoding: run?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("out of order"))
    #expect(
      words.hasSuffix(
        """

        ✘ a name is read
          Tests/One.swift:7
          The program stopped here, so its other results are lost. The grader
          continues after a stop: make grade E=1.2

        """))
  }

  @Test func `a new run starts from nothing, and a cut line is left out`()
    throws
  {
    write(.began, of: first)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{\"kind\":".utf8))
    #expect(ResultsFile.events(in: file).map(\.kind) == [.run, .began])
    _ = ResultsFile(file, run: getppid() + 1)
    #expect(ResultsFile.events(in: file).map(\.kind) == [.run])
    let path = root.appending(path: "pipe").path(percentEncoded: false)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(ResultsFile.events(in: URL(filePath: path)).isEmpty)
  }

  // MARK: The last lines

  @Test func `a run says which exercise comes next, and how to begin it`() {
    for path in ["02-Two/1-Third", second, first] {
      write(.notStarted, of: path)
    }
    #expect(
      text(of: reporter) == """
        No exercise is started.

        Next: make chapter-1
        then: make task E=1.1
        then: make edit E=1.1
          in: Exercises/01-One/1-First/A.swift
        then: swift test

        """)
    let next = Reporter(file: root.appending(path: "next.jsonl"))
    write(.planned, .began, .ended, of: first, to: next)
    #expect(text(of: next).hasSuffix("\n\nAll of them are solved.\n"))
    write(.notStarted, of: second, to: next)
    #expect(
      text(of: next).contains(
        "\n1.2 Second  not started\n\nNext: make progress\n"))
  }

  @Test
  func `if several checks fail, the first in the file is shown in full`() {
    for (check, line) in [("late", 40), ("early", 7)] {
      write(.planned, .began, of: second, check, line: line)
      write(.failed, of: second, check, line: 9, saying: "one two\nthree")
      write(.ended, of: second, check)
    }
    #expect(
      text(of: reporter) == """
        1.2 Second  started, 0 of 2 checks pass

          ✘ early
            one two / three
            Tests/01-One/2-Second/Tests.swift:9
          ✘ late

          Next: make edit E=1.2
            in: Exercises/01-One/2-Second/A.swift
          then: swift test
            or: make hint E=1.2

        """)
  }

  @Test func `a run asks what an answer shows, and names the TODO left`()
    throws
  {
    let stub = "// TODO 1: This.\nlet a = 1\n\n// TODO 2: That.\nlet b = 1\n"
    try folder.write(stub, to: "Tests/Stubs/\(second)/A.swift")
    try folder.write(
      """
      # Wrong answers

      ## a

      Belief: One is enough.
      Refused by: late
      Seen: not two
      """, to: "Tests/Bank/\(second).md")
    func report(on answer: String) throws -> String {
      try folder.write(answer, to: "Exercises/\(second)/A.swift")
      return text(of: reporter)
    }
    write(.planned, .began, .ended, of: second, "early", line: 7)
    write(.planned, .began, of: second, "late", line: 40)
    write(.failed, of: second, "late", line: 9, saying: "1 is not two")
    write(.ended, of: second, "late")
    let both = "let a = 2\n\n// TODO 2: That.\nlet b = 2\n"
    #expect(
      try report(on: both).contains(
        """
          ✘ late
            1 is not two
            Did you think that one is enough?
            Tests/01-One/2-Second/Tests.swift:9

          Next: make edit E=1.2
            in: Exercises/01-One/2-Second/A.swift:3
          then: swift test
        """))
    let one = "let a = 2\n\n// TODO 2: That.\nlet b = 1\n"
    #expect(try !report(on: one).contains("Did you"), "TODO 2 isn't begun")
    #expect(try report(on: "let a = 2\n").contains("/A.swift\n"))
  }

  @Test func `a check passes if it ends without a failure, and not otherwise`()
  {
    write(.planned, .began, .ended, of: first, "passes", line: 1)
    // A check with arguments counts once, and fails with one of them.
    write(.began, .ended, .began, of: first, "has arguments", line: 4)
    write(.failed, of: first, "has arguments", saying: "no")
    write(.ended, .began, .ended, of: first, "has arguments")
    #expect(text(of: reporter).contains("started, 1 of 2 checks pass"))

    write(.planned, of: "02-Two/1-Third", "never begins")
    let unreported = "✘ never begins\n    this check did not report"
    #expect(text(of: reporter).contains(unreported))

    write(.planned, .began, of: second, "exits")
    #expect(text(of: reporter).contains("started, 0 of 1 checks pass"))
    let ended = "✘ exits\n    the process ended in this check"
    #expect(text(of: reporter).contains(ended))
  }

  @Test func `a story is reported if it ran, in whatever process`() {
    write(.skipped, .ended, .over, of: story)
    #expect(reporter.results.stories.isEmpty)
    write(
      .began, .failed, .ended, .over, of: story, "a day", saying: "it broke")
    let next = Reporter(file: file)
    write(.began, .ended, of: first, to: next)
    let report = text(of: next)
    #expect(
      report.hasPrefix("1.1 First  solved\nAll of chapter 1: its story, "))
    #expect(report.contains("breaks off\n\n  a day : it broke"))
    write(.began, .failed, .ended, of: second, to: next)
    #expect(!text(of: next).contains("its story"), "an exercise fails")
  }
}

/// Checks that would disturb one another if two ran at once.
@Suite(
  ExerciseTrait(
    exercise: Exercise(environment: ["STRICT": "1"]),
    reporter: Reporter(
      file: FileManager.default.temporaryDirectory.appending(
        path: "reporter-\(UUID().uuidString)")), begin: {}))
struct OneAtATimeTests {
  private static let shared = Mutex(0)

  @Test(arguments: 0..<50)
  func `a check is alone while it runs`(number: Int) async {
    Self.shared.withLock { $0 = number }
    await Task.yield()
    #expect(Self.shared.withLock { $0 } == number)
  }
}
