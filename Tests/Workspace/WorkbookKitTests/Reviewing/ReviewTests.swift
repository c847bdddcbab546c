import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct ReviewTests {
  let fixture: Fixture
  let workspace: Workspace
  let now: Date

  init() throws {
    fixture = try Fixture()
    try fixture.write(QuestionTests.notes, to: "Chapters/01-One/Notes.md")
    workspace = try fixture.workspace()
    now = try Date("2026-05-10T10:00:00Z", strategy: .iso8601)
  }

  /// A plan after answers, such as `second! 3`: a wrong one, three days ago.
  private func plan(_ texts: String...) -> ReviewPlan {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let answers = texts.map { text in
      let words = text.split(separator: " ")
      return AnswerRecord.Answer(
        chapter: "One", scene: String(words[0].trimmingPrefix("!")),
        choice: 1, isRight: words[0].first != "!",
        at: now - Double(words[1])! * 86_400)
    }
    return ReviewPlan(
      AnswerRecord(answers: answers), in: workspace, at: now,
      schedule: Schedule(calendar: calendar))
  }

  @Test func `what is due the longest comes first, and wrong before right`() {
    #expect(
      plan("second 3", "third 4").due.map(\.scene) == ["third", "second"])
    #expect(
      plan("second 3", "!third 2").due.map(\.scene) == ["third", "second"])
    #expect(
      plan("second 3", "third 3").due.map(\.scene) == ["second", "third"])
  }

  @Test func `what is not due yet has a day`() throws {
    let plan = plan("second 1", "!third 0")
    #expect(plan.due.isEmpty)
    let next = try #require(plan.next)
    #expect(next.day == "tomorrow")
    #expect(next.count == 2)
    #expect(
      ReviewText(plan: plan, display: Display()).list
        == "No question is due.\n2 questions will be due tomorrow.\n")
  }

  @Test func `a question that the notes no longer ask is left out`() {
    #expect(plan("!gone 5", "!second 5").due.map(\.scene) == ["second"])
  }

  @Test func `who has answered nothing is told how to begin`() {
    let text = ReviewText(plan: plan(), display: Display())
    #expect(text.list.contains("make chapter-1"))
    #expect(text.line == "")
  }

  @Test func `the list names the places and the questions`() {
    let text = ReviewText(plan: plan("!second 5"), display: Display())
    #expect(
      text.list == """
        1 question is due.

        1. *1 One, A shop*: What is printed?

        Next: make review asks them in a terminal

        """)
    #expect(text.line == "1 question is due: make review\n")
  }
}

@Suite struct ReviewRoundTests {
  let questions = try! QuestionTests().questions

  struct Played {
    var score = ReviewRound.Score()
    var kept: [String] = []
    var shown = ""
    var prompts: [String] = []
    /// The lines of each page: the first is above the first prompt.
    var heights = [0]
  }

  /// Plays a round with answers.
  private func play(_ typed: String..., rows: Int = 24) throws -> Played {
    var rest = typed[...]
    var played = Played()
    let round = ReviewRound(
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
    played.score = try round.ask(questions)
    return played
  }

  @Test func `right answers end a round`() throws {
    let round = try play("2", "", "2")
    #expect(round.score == ReviewRound.Score(right: 2))
    #expect(round.kept == ["second 2", "third 2"])
    #expect(round.shown.contains("1 of 2. 1 One, A shop\n"))
    #expect(round.shown.contains("Right.\n\nprints:\n    Ann\n"))
    #expect(!round.shown.contains("Once more"))
  }

  @Test func `a wrong answer is asked once more at the end`() throws {
    let round = try play("1", "", "2", "", "1")
    #expect(round.score == ReviewRound.Score(right: 1, wrong: 1))
    #expect(round.kept == ["second 1", "third 2", "second 1"])
    #expect(round.shown.contains("Not this time."))
    #expect(round.shown.contains("Once more. 1 One, A shop"))
    #expect(try play("1", "", "2", "", "2").score.mended == 1)
  }

  @Test func `two Enters skip a question, and nothing is kept of it`() throws {
    let round = try play("", "", "2")
    #expect(round.score == ReviewRound.Score(right: 1, skipped: 1))
    #expect(round.kept == ["third 2"])
  }

  @Test func `q and the end of the input leave, and answers are kept`() throws {
    #expect(try play("q").kept == [])
    #expect(try play("2", "q").kept == ["second 2"])
    #expect(try play("1", "", "q").kept == ["second 1"])
    #expect(try play("2").kept == ["second 2"])
  }

  @Test func `what is too tall comes in pages, with the question last`() throws
  {
    let round = try play("", "2", "", "", "q", rows: 10)
    #expect(
      round.prompts.prefix(2) == [
        "More. Enter goes on, q leaves: ",
        "Your answer (c all the code, Enter twice skips, q leaves): ",
      ])
    #expect(round.kept == ["second 2"])
    for rows in 10...14 {
      let round = try play(
        "", "c", "", "", "", "", "2", "", "", "2", "", rows: rows)
      #expect(round.heights.allSatisfy { $0 < rows }, "\(rows) rows")
    }
    #expect(try play("q", rows: 12).prompts.count == 1)
  }

  @Test func `below the code a key means what it means below the question`()
    throws
  {
    #expect(try play("c", "2", "q").kept == ["second 2"])
    #expect(try play("c", "q").prompts.count == 2)
    #expect(try play("c", "exit").prompts.count == 2)
    // The Enter that leads back from the code is no half of a skip.
    let back = try play("c", "", "", "2", "q")
    #expect(back.kept == ["second 2"])
    #expect(
      back.prompts[1...3] == [
        "Enter goes back to the question, q leaves: ",
        "Your answer, 1 to 2 (Enter twice skips, q leaves): ",
        "A number from 1 to 2, or Enter again to skip: ",
      ])
  }

  @Test func `what is no answer is asked again`() throws {
    let round = try play("0", "3", "x", "", "c", "", "2", "q")
    #expect(round.kept == ["second 2"])
    #expect(round.shown.contains("A number from 1 to 2, Enter twice, c or q"))
    #expect(round.shown.contains("final class Store"))
  }
}
