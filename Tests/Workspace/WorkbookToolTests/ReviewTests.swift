import Course
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
      try terminal.wait(for: "2 of 2. 1 Declaration")
      terminal.send(SIGINT)
      #expect(try terminal.end() == .signal(SIGINT))
      #expect(terminal.isAsFound)
      #expect(try answers.map(\.scene) == ["by-hand", "once", "by-hand"])
      #expect(try answers.last?.isRight == true)
    }
  }
}
