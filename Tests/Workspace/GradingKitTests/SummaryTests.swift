import Foundation
import GradingKit
import Testing

/// A workspace in a temporary folder, with two exercises in it.
@Suite final class SummaryTests {
  let root: URL
  let summary = Summary()

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "summary-\(UUID().uuidString)")
    for (path, file) in [
      ("01-One/1-First", "First.swift"), ("01-One/2-Second", "Second.swift"),
    ] {
      let folder = root.appending(path: "Tests/Stubs/\(path)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: file))
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func exercise(_ path: String) -> Exercise {
    Exercise(
      suite: root.appending(path: "Tests/\(path)/Tests.swift")
        .path(percentEncoded: false),
      environment: [:])
  }

  private var first: Exercise { exercise("01-One/1-First") }
  private var second: Exercise { exercise("01-One/2-Second") }

  @Test func `a run in which nothing is started says how to begin`() {
    summary.add(first, isStarted: false)
    summary.add(second, isStarted: false)
    #expect(
      summary.text(width: 80) == """

        No exercise is started yet.
        Next: make chapter-1
        then: make task E=1.1
        then: make edit E=1.1
          in: Exercises/01-One/1-First/First.swift
        then: swift test

        """)
  }

  @Test func `a solved one is followed by the next`() {
    summary.add(first, isStarted: true)
    summary.add(second, isStarted: false)
    summary.begin("a check", of: first)
    summary.end("a check", of: first)
    #expect(
      summary.text(width: 80) == """

        Exercises
          1.1 First  solved
          1 not started

        Next: make task E=1.2
        then: make edit E=1.2
          in: Exercises/01-One/2-Second/Second.swift
        then: swift test

        """)
  }

  @Test func `of what fails, the easiest check is told in full`() {
    summary.add(second, isStarted: true)
    for (check, line) in [("hard", 40), ("easy", 7), ("fine", 20)] {
      summary.begin(check, of: second)
      if check != "fine" {
        summary.fail(
          check, line: line, of: second, message: "one two three four",
          at: "Tests/01-One/2-Second/Tests.swift:\(line)")
        summary.fail(
          check, line: line, of: second, message: "a second thing", at: "")
      }
      summary.end(check, of: second)
    }
    #expect(
      summary.text(width: 20) == """

        Exercises
          1.2 Second  started, 1 of 3 checks pass

        1.2 Second
          ✘ easy
            one two three
            four
            Tests/01-One/2-Second/Tests.swift:7
          ✘ hard

        Next: make edit E=1.2
          in: Exercises/01-One/2-Second/Second.swift
        then: swift test
          or: make hint E=1.2

        """)
  }

  @Test func `what is mended is counted, and what is still seen is named`() {
    summary.add(second, isStarted: true)
    for (check, line, isSymptom) in [
      ("a dark lamp", 7, true), ("a cold stove", 40, true), ("fine", 20, false),
    ] {
      summary.begin(check, isSymptom: isSymptom, of: second)
      if line == 40 {
        summary.fail(check, line: line, of: second, message: "brr", at: "")
      }
      summary.end(check, of: second)
    }
    let lines = summary.text(width: 60).split(separator: "\n")
    #expect(lines[1] == "  1.2 Second  started, 1 of 2 mended")
    #expect(lines[3...4] == ["  ✘ still seen: a cold stove", "    brr"])

    summary.begin("fine", of: second)
    summary.fail("fine", line: 20, of: second, message: "not fine", at: "")
    summary.end("fine", of: second)
    let next = summary.text(width: 80).split(separator: "\n")
    #expect(
      next[1] == "  1.2 Second  started, 1 of 2 mended, 1 broken")
    #expect(
      next[3...5] == [
        "  ✘ broken: fine", "    not fine", "  ✘ still seen: a cold stove",
      ])
  }

  /// The grader, a process of its own, looks for these very words.
  @Test func `the line above a drawing is the one that the grader knows`() {
    #expect(drawingTitle == "the views, with ◀─ at those evaluated:")
  }

  @Test func `a drawing keeps its lines`() {
    summary.add(first, isStarted: true)
    summary.begin("a check", of: first)
    summary.fail(
      "a check", line: 1, of: first,
      message: "evaluated: a\n\n\(drawingTitle)\nList\n└─ Row  ◀─ mounted",
      at: "")
    summary.end("a check", of: first)
    #expect(
      summary.text(width: 20).contains(
        """
            evaluated: a

            \(drawingTitle)
            List
            └─ Row  ◀─ mounted
        """))
  }

  @Test func `a check with arguments counts once, and fails with one of them`()
  {
    summary.add(first, isStarted: true)
    for _ in 0..<3 {
      summary.begin("each", of: first)
      summary.end("each", of: first)
    }
    summary.begin("other", of: first)
    summary.end("other", of: first)
    summary.begin("each", of: first)
    summary.fail("each", line: 1, of: first, message: "no", at: "")
    summary.end("each", of: first)
    #expect(summary.text(width: 80).contains("started, 1 of 2 checks pass"))
  }

  @Test func `a check that ends the process is named`() {
    summary.add(first, isStarted: true)
    summary.begin("the door stays open", of: first)
    let text = summary.text(width: 80)
    #expect(text.contains("started, 0 of 1 checks pass"))
    #expect(text.contains("✘ the door stays open: the process ended in it"))
  }

  @Test func `all solved is all that is said of it`() {
    summary.add(first, isStarted: true)
    summary.begin("a check", of: first)
    summary.end("a check", of: first)
    #expect(summary.text(width: 80).hasSuffix("\nAll of them are solved.\n"))
  }
}
