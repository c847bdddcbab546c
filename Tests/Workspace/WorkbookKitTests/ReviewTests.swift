import Course
import Testing

@testable import WorkbookKit

@Suite final class ReviewTests: FixtureSuite {
  @Test(arguments: [
    ([], []), (["!third", "second", "!gone"], ["A table"]),
    (["!third", "!second"], ["A shop", "A table"]), (["!third", "third"], []),
  ])
  func `a prediction is missed until its last answer is right`(
    answers: [String], missed: [String]
  ) throws {
    try fixture.write(
      """
      # 1. One

      ### A shop

      <!-- predict second -->

      ### A table

      Both are counted.

      <!-- predict third -->
      """, to: "Chapters/01-One/Notes.md")
    for answer in answers {
      try AnswerRecord.append(
        AnswerRecord.Answer(
          chapter: "One", scene: String(answer.trimmingPrefix("!")),
          choice: 1, isRight: answer.first != "!"),
        to: fixture.root, notice: { _ in })
    }
    #expect(try workspace.missedPredictions().map(\.title) == missed)
  }
}
