import Course
import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

/// Missed predictions, in notes with two questions.
@Suite struct ReviewTests {
  static let notes = """
    # 1. One

    ### A shop

    ```swift second
    shop(store)
    ```

    <!-- predict second -->

    **Predict.** What is printed?

    1. nothing
    2. Ann

    <!-- end -->

    ```output second
    Ann
    ```

    <!-- why second -->

    **2 is right:** the shop prints the name.

    - Not 1: `print` prints.

    <!-- end -->

    ### A table

    Both are counted.

    <!-- predict third -->

    **Predict.** How many?

    1. one
    2. two
    3. three

    <!-- end -->

    ```output third
    2
    ```

    <!-- why third -->

    **2 is right:** there are two.

    - Not 1: the other counts as well.
    - Not 3: there is no third.

    <!-- end -->
    """

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
  private func review(_ typed: String...) throws -> (
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
    let (kept, shown) = try review("2", "3")
    #expect(kept == ["second 2", "third 3"])
    #expect(shown.contains("1 of 2. 1 One, A shop\n"))
    #expect(shown.contains("    shop(store)\n"))
    #expect(
      shown.contains(
        "Right.\n\nprints:\n    Ann\n\n**2 is right:** the shop prints"))
    #expect(
      shown.contains(
        """
        Not this time.

        prints:
            2

        **2 is right:** there are two.

        • Not 1: the other counts as well.
        • Not 3: there is no third.
        """))
  }

  @Test func `what is no answer is asked again, and q keeps the answers`()
    throws
  {
    #expect(try review("0", "3", "x", "", "2", "q").kept == ["second 2"])
    #expect(try review("q").kept == [])
    #expect(try review("1").kept == ["second 1"])
  }
}
