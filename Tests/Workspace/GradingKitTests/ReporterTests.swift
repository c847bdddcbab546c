import Foundation
import Results
import Testing

@testable import GradingKit

/// What a run writes down, and the last lines of `swift test`.
@Suite final class ReporterTests {
  let root: URL
  let file: URL
  let reporter: Reporter

  /// A workspace in a temporary folder, with three exercises in two chapters.
  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "reporter-\(UUID().uuidString)")
    for path in ["01-One/1-First", "01-One/2-Second", "02-Two/1-Third"] {
      let folder = root.appending(path: "Tests/Stubs/\(path)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "A.swift"))
    }
    file = root.appending(path: ".workbook/results.jsonl")
    reporter = Reporter(file: file)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private let (first, second) = ("01-One/1-First", "01-One/2-Second")

  private func write(
    _ kind: Moment.Kind, _ path: String, _ id: String = "", line: Int = 0,
    saying message: String = ""
  ) {
    var moment = Moment(kind, path: path, id: id)
    (moment.name, moment.message, moment.line) = (id, message, line)
    moment.file = "Tests/\(path)/Tests.swift"
    reporter.write(moment)
  }

  /// Another process of the same run, after this one.
  private func next() -> Reporter { Reporter(file: file) }

  @Test func `of many processes, the first reports and those with news`() {
    write(.skipped, "01-One/Story", "a scene")
    #expect(next().hasNews)
    write(.notStarted, first)
    #expect(reporter.hasNews)
    #expect(!next().hasNews)
    let other = next()
    var moment = Moment(.planned, path: second, id: "a check")
    moment.file = "Tests/\(second)/Tests.swift"
    other.write(moment)
    #expect(other.hasNews)
    #expect(other.results.exercises.map(\.id) == ["1.1", "1.2"])
  }

  @Test func `a check that never ends is named, and the run comes to its end`()
  {
    write(.planned, first, "a loop", line: 3)
    write(.began, first, "a loop")
    var slept = 0.0
    Watch(reporter: reporter, say: { _ in }).watch { slept += $0 }
    #expect(slept == 20.5)
    #expect(
      reporter.results.exercises[0].checks[0].failures.map(\.message) == [
        """
        this did not end within 20 seconds; something in it loops or waits \
        forever
        """
      ])
  }

  @Test func `a check in which the program traps is named in its last words`()
    async
  {
    let run = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var beginning = Moment(.began, path: "01-One/2-Second")
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
          The program stopped here, and the other results are lost. The grader
          goes on after a stop: make grade E=1.2

        """))
  }

  @Test func `checks that end, or that say that they take long, may go on`() {
    var slept = 0.0
    write(.began, first, "a loop")
    Watch(reporter: reporter, say: { _ in }).watch {
      slept += $0
      if slept == 15 { write(.waiting, first, "a loop") }
      if slept == 30 { write(.ended, first, "a loop") }
      if slept == 60 { write(.began, first, "another") }
    }
    #expect(slept == 80)
  }

  private var text: String {
    Reporter.text(
      of: reporter.results, width: 80, root: root, environment: [:])
  }

  @Test func `a run in which nothing is started says how to begin`() {
    for path in ["02-Two/1-Third", second, first] { write(.notStarted, path) }
    #expect(
      text == """
        No exercise is started.

        Next: make chapter-1
        then: make task E=1.1
        then: make edit E=1.1
          in: Exercises/01-One/1-First/A.swift
        then: swift test

        """)
  }

  @Test func `a solved one is followed by the next`() {
    write(.notStarted, second)
    for kind in [Moment.Kind.planned, .began, .ended] {
      write(kind, first, "a")
    }
    #expect(
      text == """
        1.1 First   solved
        1.2 Second  not started

        Next: make task E=1.2
        then: make edit E=1.2
          in: Exercises/01-One/2-Second/A.swift
        then: swift test

        """)
  }

  @Test func `of what fails, the easiest check is told in full`() {
    for (check, line) in [("hard", 40), ("easy", 7), ("fine", 20)] {
      write(.planned, second, check, line: line)
    }
    for check in ["hard", "easy", "fine"] {
      write(.began, second, check)
      if check != "fine" {
        write(.failed, second, check, line: 9, saying: "one two\nthree")
        write(.failed, second, check, saying: "a second thing")
      }
      write(.ended, second, check)
    }
    #expect(
      text == """
        1.2 Second  started, 1 of 3 checks pass

          ✘ easy
            one two / three
            Tests/01-One/2-Second/Tests.swift:9
          ✘ hard

          Next: make edit E=1.2
            in: Exercises/01-One/2-Second/A.swift
          then: swift test
            or: make hint E=1.2

        """)
  }

  @Test func `a check with arguments counts once, and fails with one of them`()
  {
    for message in ["", "no", ""] {
      write(.began, first, "each")
      if !message.isEmpty { write(.failed, first, "each", saying: message) }
      write(.ended, first, "each")
    }
    #expect(text.contains("started, 0 of 1 checks pass"))
  }

  @Test func `a check that ends the process is named`() {
    write(.planned, first, "the door stays open")
    write(.began, first, "the door stays open")
    #expect(text.contains("started, 0 of 1 checks pass"))
    #expect(text.contains("✘ the door stays open\n    the process ended in it"))
  }

  @Test func `a check that was planned and never began is no pass`() {
    for check in ["a", "b"] { write(.planned, first, check) }
    for kind in [Moment.Kind.began, .ended] { write(kind, first, "a") }
    #expect(text.contains("started, 1 of 2 checks pass"))
    #expect(text.contains("✘ b\n    this check did not report"))
  }

  @Test func `all solved is all that is said of it`() {
    for kind in [Moment.Kind.began, .ended] { write(kind, first, "a") }
    #expect(text.hasSuffix("\n\nAll of them are solved.\n"))
  }

  @Test func `the stories of another process of the run are reported`() {
    let story = "01-One/Story"
    write(.began, story, "a day")
    write(.failed, story, "a day", line: 3, saying: "it broke")
    write(.ended, story, "a day")
    write(.over, story)
    let next = Reporter(file: file)
    for kind in [Moment.Kind.began, .ended] {
      next.write(Moment(kind, path: first, id: "a"))
    }
    #expect(
      Reporter.text(of: next.results, width: 80, root: root) == """
        1.1 First  solved
        All of chapter 1: its story, which uses all answers, breaks off

          a day : it broke (Tests.swift:3)

        """)
  }

  @Test func `a story that was skipped is not mentioned`() {
    write(.skipped, "01-One/Story", "a day")
    write(.ended, "01-One/Story", "a day")
    write(.over, "01-One/Story")
    #expect(reporter.results.stories.isEmpty)
  }

  @Test func `another run begins anew, and a line that was cut is left out`()
    throws
  {
    write(.began, first, "a")
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{\"kind\":".utf8))
    #expect(ResultsFile.moments(in: file).map(\.kind) == [.run, .began])
    _ = ResultsFile(file, run: getppid() + 1)
    #expect(ResultsFile.moments(in: file).map(\.kind) == [.run])
  }

  @Test func `results that are no file are none`() {
    let path = root.appending(path: "pipe").path(percentEncoded: false)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(ResultsFile.moments(in: URL(filePath: path)).isEmpty)
  }
}
