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
    _ texts: [String], later days: Double = 0, zone: TimeZone = .gmt
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
      in: fixture.workspace(), at: now + days * 86_400, zone: zone)
  }

  @Test func `a wrong answer is due the next day`() throws {
    #expect(
      try plan(["!second 0"]).next == "1 question will be due tomorrow.\n")
    #expect(try plan(["!second 1"]).due.count == 1)
  }

  @Test(arguments: [
    (["second 0"], 2), (["second 2", "second 0"], 7),
    (["second 9", "second 7", "second 0"], 21),
    (["second 40", "second 30", "second 21", "second 0"], 60),
    (["second 90", "second 60", "second 30", "second 21", "second 0"], 60),
    // A wrong answer begins the waits again.
    (["second 9", "!second 7", "second 0"], 2),
    // A lesson that is played twice on a day counts once.
    (["second 0.1", "second 0"], 2),
    // A clock was set back.
    (["second -3650"], 2),
  ])
  func `right answers are due after 2, 7, 21 and 60 days`(
    answers: [String], days: Int
  ) throws {
    #expect(
      try plan(answers).next == "1 question will be due in \(days) days.\n")
  }

  @Test func `a day with a wrong answer is a wrong day`() throws {
    #expect(
      try plan(["!second 0.1", "second 0"]).next
        == "1 question will be due tomorrow.\n")
  }

  @Test func `a day ends at the learner's midnight`() throws {
    // 22:30 in London is half past midnight in Berlin.
    let late = "!second 0.479"
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(try plan([late], zone: .gmt).due.count == 1)
    #expect(try plan([late], zone: berlin).due.isEmpty)
    // In Santiago the day of 6 September 2026 begins at 1 o'clock.
    let santiago = try #require(TimeZone(identifier: "America/Santiago"))
    #expect(
      try plan(["!second -118.2"], later: 119.2, zone: santiago).due.count == 1)
  }

  @Test func `what is due the longest comes first, and wrong before right`()
    throws
  {
    func due(_ answers: String...) throws -> [String] {
      try plan(answers).due.map(\.scene)
    }
    #expect(try due("second 3", "third 4") == ["third", "second"])
    #expect(try due("second 3", "!third 2") == ["third", "second"])
    #expect(try due("second 3", "third 3") == ["second", "third"])
    #expect(try due("!gone 5", "!second 5") == ["second"])
  }

  @Test func `the list names the places and the questions`() throws {
    let some = try plan(["!second 5"])
    #expect(
      some.list(Display()) == """
        1 question is due.

        1. *1 One, A shop*: What is printed?

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

@Suite struct ReviewConversationTests {
  let questions = try! QuestionTests().questions

  struct Played {
    var right = 0
    var all = 0
    var kept: [String] = []
    var shown = ""
    var prompts: [String] = []
    /// The lines of each page: the first is above the first prompt.
    var heights = [0]
  }

  private func play(_ typed: String..., rows: Int = 24) throws -> Played {
    var rest = typed[...]
    var played = Played()
    let conversation = ReviewConversation(
      console: Console(
        write: {
          played.shown += $0
          let lines = $0.count(where: \.isNewline)
          played.heights[played.heights.count - 1] += lines
        },
        ask: {
          played.shown += $0 + "\n"
          played.prompts.append($0)
          // The line that stays blank after an answer.
          played.heights.append(1)
          return rest.popFirst()
        }, display: { Display(rows: rows) })
    ) { played.kept.append("\($0.scene) \($1)") }
    (played.right, played.all) = try conversation.ask(questions)
    return played
  }

  @Test func `each question is asked once, and its answer kept`() throws {
    let played = try play("2", "", "1")
    #expect(played.right == 1)
    #expect(played.all == 2)
    #expect(played.kept == ["second 2", "third 1"])
    #expect(played.shown.contains("1 of 2. 1 One, A shop\n"))
    #expect(played.shown.contains("Right.\n\nprints:\n    Ann\n"))
    #expect(played.shown.contains("Not this time.\n\nprints:\n    2\n"))
  }

  @Test func `two Enters skip a question, and nothing is kept of it`() throws {
    #expect(try play("", "", "2").kept == ["third 2"])
  }

  @Test func `q and the end of the input leave, and answers are kept`() throws {
    #expect(try play("q").kept == [])
    #expect(try play("2", "q").kept == ["second 2"])
    #expect(try play("1").kept == ["second 1"])
    #expect(try play("c", "q", rows: 10).kept == [])
  }

  @Test func `a page has as much of the code as fits, and c shows the rest`()
    throws
  {
    let whole = try play("q")
    #expect(whole.shown.contains("final class Store"))
    #expect(!whole.shown.contains("Unused"))
    let part = try play("c", "q", rows: 16)
    #expect(
      part.prompts == [
        "Your answer, 1 to 2 (c shows more, Enter twice skips): ",
        "More. Enter goes on, q leaves: ",
      ])
    for rows in 10...20 {
      let played = try play(
        "c", "", "", "", "", "2", "", "", "2", "", rows: rows)
      #expect(played.heights.allSatisfy { $0 < rows }, "\(rows) rows")
      #expect(played.shown.contains("final class Store"))
    }
  }

  @Test func `what is no answer is asked again`() throws {
    let played = try play("0", "3", "x", "", "c", "2", "q")
    #expect(played.kept == ["second 2"])
    #expect(played.shown.contains("A number from 1 to 2, Enter twice, c or q"))
  }
}
