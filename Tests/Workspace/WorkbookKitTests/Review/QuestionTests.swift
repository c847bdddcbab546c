import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct QuestionTests {
  static let notes = """
    # 1. One

    After this chapter you can count.

    ## The code

    ```swift a-store
    final class Store {
      var name = "Ann"
    }
    ```

    ```swift a-shop
    func shop(_ store: Store) {
      print(store.name)
    }
    ```

    ```swift unused
    struct Unused {}
    ```

    ```swift first
    let store = Store()
    print(store.name)
    ```

    ```output first
    Ann
    ```

    ### A shop

    ```swift second
    let store = Store()
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

    - Not 1: there is another.
    - Not 3: there is no third.

    <!-- end -->
    """

  let questions: [NotesQuestion]

  init() throws { questions = try Self.questions(in: Self.notes) }

  private static func questions(in notes: String) throws -> [NotesQuestion] {
    let chapter = try Fixture().workspace().catalogue.chapters[0]
    return NotesQuestion.all(in: notes, of: chapter)
  }

  @Test func `the notes hold the question, the answers and the reasons`() {
    #expect(questions.map(\.scene) == ["second", "third"])
    #expect(questions.map(\.place) == ["1 One, A shop", "1 One, A table"])
    #expect(questions.map(\.answerCount) == [2, 3])
    #expect(questions.map(\.rightAnswer) == [2, 2])
    #expect(questions[1].context == [.paragraph([.text("Both are counted.")])])
    #expect(questions[1].asked.count == 2)
  }

  @Test func `a verdict has the output, and the reasons for both answers`() {
    func verdict(on answer: Int) -> String {
      Renderer(Display()).render(questions[1].verdict(on: answer))
    }
    let right = "**2 is right:** there are two.\n"
    #expect(verdict(on: 2) == "prints:\n    2\n\n" + right)
    #expect(
      verdict(on: 3)
        == "prints:\n    2\n\nNot 3: there is no third.\n\n" + right)
  }

  /// The names of the code above a question.
  private func code(above question: NotesQuestion) -> [Substring] {
    question.context.compactMap {
      guard case .code(let info, _) = $0 else { return nil }
      return info.split(separator: " ").last
    }
  }

  @Test func `code of earlier sections is repeated if it is used`() throws {
    #expect(code(above: questions[0]) == ["a-store", "a-shop", "second"])
    #expect(code(above: questions[1]) == [])
    // Of two declarations the later one is used.
    let changed = try Self.questions(
      in: Self.notes.replacing(
        "### A shop",
        with: """
          ```diff a-store a-later-store
          + @Observable
            final class Store {
          -   var name = "Ann"
          +   var name = "Bea"
            }
          ```

          ### A shop
          """))
    #expect(
      code(above: changed[0]) == ["a-shop", "a-later-store", "second"])
  }

  @Test(arguments: [
    "**2 is right:**", "1. nothing\n2. Ann",
  ])
  func `notes that lack a part ask nothing`(part: String) throws {
    let cut = Self.notes.replacing(part, with: "")
    #expect(try !Self.questions(in: cut).contains { $0.scene == "second" })
  }
}
