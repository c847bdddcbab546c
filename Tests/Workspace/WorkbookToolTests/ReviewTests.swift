import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

extension Torture {
  /// `review` in a real terminal, and in a pipe.
  @Suite struct ReviewTests {
    let copy: Copy

    init() throws {
      copy = try Copy()
      for scene in ["by-hand", "once"] {
        try AnswerRecord.append(
          AnswerRecord.Answer(
            chapter: "Declaration", scene: scene, choice: 1, isRight: false,
            at: Date(timeIntervalSinceNow: -3 * 86_400)),
          to: copy.root, notice: { _ in })
      }
    }

    private var answers: [AnswerRecord.Answer] {
      get throws {
        try AnswerRecord.load(from: copy.root, notice: { _ in }).answers
      }
    }

    @Test func `an interrupt keeps the answers so far`() throws {
      let terminal = try Terminal("review", in: copy)
      try terminal.wait(for: "Your answer, 1 to 3")
      terminal.press("3\n")
      try terminal.wait(for: "Right.")
      try terminal.wait(for: "Enter goes on")
      terminal.press("\n")
      try terminal.wait(for: "Your answer")
      terminal.send(SIGINT)
      #expect(try terminal.end() == .signal(SIGINT))
      #expect(terminal.isAsFound)
      #expect(try answers.map(\.scene) == ["by-hand", "once", "by-hand"])
      #expect(try answers.last?.isRight == true)
    }

    @Test func `q leaves, and says what is due`() throws {
      let terminal = try Terminal("review", in: copy)
      try terminal.wait(for: "Your answer, 1 to 3")
      terminal.press("q\n")
      try terminal.wait(for: "2 questions are due: make review")
      #expect(try terminal.end() == .exit(0))
    }

    @Test func `a pipe gets a list, and is asked nothing`() throws {
      let run = try copy.run([".build/programs/debug/workbook", "review"])
      #expect(run.code == 0)
      #expect(run.line.hasPrefix("2 questions are due. 1. *1 Declaration, "))
      #expect(try answers.count == 2)
      let progress = try copy.run([".build/programs/debug/workbook", "progress"])
      #expect(progress.line.contains(" 2 questions are due: make review Next:"))
    }

    @Test func `answers are removed where nobody is asked only with --yes`()
      throws
    {
      let refused = try copy.run([".build/programs/debug/workbook", "review", "--reset"])
      #expect(refused.code == 2)
      #expect(refused.line.contains("2 answers to 2 questions"))
      #expect(try answers.count == 2)
      let done = try copy.run([
        "make", "-s", "-o", ".build/programs/debug/workbook", "review", "RESET=1",
        "YES=1",
      ])
      #expect(done.code == 0)
      #expect(try answers.isEmpty)
    }
  }
}
