import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct ReviewTests {
  let fixture: Fixture
  let now: Date

  init() throws {
    fixture = try Fixture()
    try fixture.write(QuestionTests.notes, to: "Chapters/01-One/Notes.md")
    now = try Date("2026-05-10T10:00:00Z", strategy: .iso8601)
  }

  /// A plan after answers, such as `!second 3`: a wrong one, three days ago.
  private func plan(
    _ texts: [String], zone: TimeZone = .gmt
  ) throws -> ReviewPlan {
    try AnswerRecord.remove(from: fixture.root)
    for text in texts {
      let words = text.split(separator: " ")
      try AnswerRecord.append(
        AnswerRecord.Answer(
          chapter: "One", scene: String(words[0].trimmingPrefix("!")),
          choice: 1, isRight: words[0].first != "!",
          at: now - Double(words[1])! * 86_400),
        to: fixture.root, notice: { _ in })
    }
    return try ReviewPlan(
      in: fixture.workspace(), at: now, zone: zone)
  }

  @Test(arguments: [
    (["!second 0"], 1), (["second 0"], 2), (["second 2", "second 0"], 7),
    (["second 9", "second 7", "second 0"], 21),
    (["second 90", "second 60", "second 30", "second 21", "second 0"], 60),
    // A day with a wrong answer is a wrong day, and begins the waits again.
    (["!second 0.1", "second 0"], 1),
    (["second 9", "!second 7", "second 0"], 2),
    // A lesson that is played twice on a day counts once.
    (["second 0.1", "second 0"], 2),
    // A clock was set back.
    (["second -3650"], 2),
  ])
  func `an answer is due after 1 day if it is wrong, else after 2 to 60`(
    answers: [String], days: Int
  ) throws {
    let day = days == 1 ? "tomorrow" : "in \(days) days"
    #expect(try plan(answers).next == "1 question will be due \(day).\n")
  }

  @Test func `a day ends at the learner's midnight`() throws {
    // 22:30 in London is half past midnight in Berlin.
    let late = "!second 0.479"
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(try plan([late], zone: .gmt).due.count == 1)
    #expect(try plan([late], zone: berlin).due.isEmpty)
  }

  @Test func `what is due the longest comes first`() throws {
    func due(_ answers: String...) throws -> [String] {
      try plan(answers).due.map(\.scene)
    }
    #expect(try due("second 3", "third 4") == ["third", "second"])
    #expect(try due("second 3", "third 3") == ["second", "third"])
    #expect(try due("!gone 5", "!second 5") == ["second"])
  }

  @Test func `the list names the places of the questions`() throws {
    let some = try plan(["!second 5"])
    #expect(
      some.list(Display()) == """
        1 question is due.

        1. 1 One, A shop

        Next: make review asks them in a terminal

        """)
    #expect(some.line == "1 question is due: make review\n")
    let later = try plan(["second 1", "!third 0"])
    #expect(
      later.list(Display())
        == "No question is due.\n2 questions will be due tomorrow.\n")
    let none = try plan([])
    #expect(none.list(Display()).contains("make chapter-1"))
    #expect(none.line == "")
  }
}

@Suite struct ReviewedTests {
  let questions = try! QuestionTests().questions

  private func play(_ typed: String...) throws
    -> (score: (right: Int, all: Int), kept: [String], shown: String)
  {
    var rest = typed[...]
    var (kept, shown) = ([String](), "")
    let console = Console(
      write: { shown += $0 },
      ask: {
        shown += $0 + "\n"
        return rest.popFirst()
      }, display: { Display() })
    let score = try reviewed(questions, on: console) {
      kept.append("\($0.scene) \($1)")
    }
    return (score, kept, shown)
  }

  @Test func `each question is asked once, and its answer kept`() throws {
    let played = try play("2", "", "1")
    #expect(played.score == (1, 2))
    #expect(played.kept == ["second 2", "third 1"])
    #expect(played.shown.contains("1 of 2. 1 One, A shop\n"))
    #expect(played.shown.contains("final class Store"))
    #expect(!played.shown.contains("Unused"))
    #expect(played.shown.contains("Right.\n\nprints:\n    Ann\n"))
    #expect(played.shown.contains("Not this time.\n\nprints:\n    2\n"))
  }

  @Test func `q and the end of the input leave, and answers are kept`() throws {
    #expect(try play("q").kept == [])
    #expect(try play("2", "q").kept == ["second 2"])
    #expect(try play("1").kept == ["second 1"])
  }

  @Test func `what is no answer is asked again`() throws {
    #expect(try play("0", "3", "x", "", "2", "q").kept == ["second 2"])
  }
}
