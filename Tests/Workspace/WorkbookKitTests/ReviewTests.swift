import Course
import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

/// Missed predictions, in notes with two questions.
@Suite struct ReviewTests {
  static let notes = ["second", "third"].map { name in
    """
    ### The \(name) part

    ```swift \(name)
    shop(store)
    ```

    <!-- predict \(name) -->

    **Predict.** What is printed?

    1. nothing
    2. Ann

    <!-- end -->

    ```output \(name)
    Ann
    ```

    <!-- why \(name) -->

    **2 is right:** the shop prints the name.

    - Not 1: `print` prints.

    <!-- end -->

    """
  }.joined(separator: "\n")

  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    try fixture.write(Self.notes, to: "Chapters/01-One/Notes.md")
  }

  /// The names of missed questions after answers: `!second` is a wrong one.
  private func missed(_ answers: String...) throws -> [String] {
    for answer in answers {
      try AnswerRecord.append(
        AnswerRecord.Answer(
          chapter: "One", scene: String(answer.trimmingPrefix("!")),
          choice: 1, isRight: answer.first != "!"),
        to: fixture.root, notice: { _ in })
    }
    return try fixture.workspace().missedQuestions().map(\.name)
  }

  @Test func `a question is missed until its last answer is right`() throws {
    #expect(try missed() == [])
    #expect(try missed("!third", "second", "!gone") == ["third"])
    #expect(try missed("!second") == ["second", "third"])
    #expect(try missed("third") == ["second"])
  }

  @Test(arguments: ["**2 is right:**", "1. nothing\n2. Ann"])
  func `notes that lack a part ask nothing`(part: String) throws {
    try fixture.write(
      Self.notes.replacing(part, with: ""), to: "Chapters/01-One/Notes.md")
    #expect(try missed("!second") == [])
  }

  /// What is kept and shown when the learner types some lines.
  private func review(_ typed: [String]) throws -> (
    kept: [String], shown: String
  ) {
    _ = try missed("!second", "!third")
    var rest = typed[...]
    var (kept, shown) = ([String](), "")
    let console = Console(
      write: { shown += $0 },
      ask: {
        shown += $0 + "\n"
        return rest.popFirst()
      }, display: { Display() })
    try askAgain(fixture.workspace().missedQuestions(), on: console) {
      kept.append("\($0.name) \($1)")
    }
    return (kept, shown)
  }

  @Test func `a question is asked with its section, and then explained`()
    throws
  {
    let (kept, shown) = try review(["2", "1"])
    #expect(kept == ["second 2", "third 1"])
    for part in [
      "1 of 2. 1 One, The second part\n", "    shop(store)\n", "Right.\n",
      """
      Not this time.

      prints:
          Ann

      **2 is right:** the shop prints the name.

      • Not 1: `print` prints.
      """,
    ] {
      #expect(shown.contains(part), "\(shown)")
    }
  }

  @Test(arguments: [
    (["0", "3", "x", "", "2", "q"], ["second 2"]), (["q"], []),
    (["1"], ["second 1"]),
  ])
  func `what is no answer is asked again, and q keeps the answers`(
    typed: [String], kept: [String]
  ) throws {
    #expect(try review(typed).kept == kept)
  }
}
