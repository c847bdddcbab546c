import Course
import Foundation
import Testing

@testable import WorkbookKit

extension Torture {
  /// `review` in a real terminal.
  @Suite struct ReviewTests {
    @Test func `an interrupt keeps the answers so far`() throws {
      let copy = try Copy()
      for scene in ["by-hand", "once"] {
        try AnswerRecord.append(
          AnswerRecord.Answer(
            chapter: "Declaration", scene: scene, choice: 1, isRight: false,
            at: Date(timeIntervalSinceNow: -3 * 86_400)),
          to: copy.root, notice: { _ in })
      }
      let terminal = try Terminal("review", in: copy)
      try terminal.wait(for: "Your answer, 1 to 3")
      terminal.press("3\n")
      try terminal.wait(for: "Right.", "2 of 2. 1 Declaration")
      terminal.send(SIGINT)
      #expect(try terminal.end() == .signal(SIGINT))
      #expect(terminal.isAsFound)
      let record = try AnswerRecord.load(from: copy.root, notice: { _ in })
      #expect(record.answers.map(\.scene) == ["by-hand", "once", "by-hand"])
      #expect(record.answers.map(\.isRight) == [false, false, true])
    }
  }
}
