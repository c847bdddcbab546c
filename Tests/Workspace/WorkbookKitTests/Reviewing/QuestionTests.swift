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

    - 1 is not: `print` prints.

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

    - 1 is not: there is another.
    - 3 is not: there is no third.

    <!-- end -->
    """

  let questions: [NotesQuestion]

  init() throws {
    let fixture = try Fixture()
    try fixture.write(Self.notes, to: "Chapters/01-One/Notes.md")
    let workspace = try fixture.workspace()
    questions = workspace.questions(of: workspace.catalogue.chapters[0])
  }

  @Test func `the notes hold the question, the answers and the reasons`() {
    #expect(questions.map(\.scene) == ["second", "third"])
    #expect(questions.map(\.place) == ["1 One, A shop", "1 One, A table"])
    #expect(questions.map(\.answerCount) == [2, 3])
    #expect(questions.map(\.rightAnswer) == [2, 2])
    #expect(
      questions[0].output == .code(info: "output second", text: "Ann"))
    #expect(questions[1].lead == [.paragraph([.text("Both are counted.")])])
    #expect(questions[1].question.count == 2)
  }

  @Test func `a verdict gives the reasons for the chosen and the right answer`()
  {
    func verdict(on answer: Int) -> String {
      Renderer(Display()).render(questions[1].verdict(on: answer))
    }
    #expect(verdict(on: 2) == "**2 is right:** there are two.\n")
    #expect(
      verdict(on: 3)
        == "3 is not: there is no third.\n\n**2 is right:** there are two.\n")
  }

  @Test func `the code that a scene uses belongs to its question`() {
    #expect(questions[0].code?.name == "second")
    #expect(
      Set(questions[0].declarations.map(\.name)) == ["a-store", "a-shop"])
    #expect(questions[1].code == nil)
    #expect(questions[1].declarations == [])
  }

  @Test func `a diff declares its new code, which is shown without marks`()
    throws
  {
    let questions = try questions(
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
    let declared = try #require(
      questions.first?.declarations.first { $0.name == "a-later-store" })
    #expect(
      declared.text
        == "@Observable\nfinal class Store {\n  var name = \"Bea\"\n}")
    #expect(declared.declared == ["Store"])
    #expect(
      declared.block == .code(info: "swift a-later-store", text: declared.text))
  }

  @Test func `a diff with the code of a scene belongs to its question`() throws
  {
    let question = try #require(
      try questions(
        in: Self.notes.replacing(
          """
          ```swift second
          let store = Store()
          shop(store)
          ```
          """,
          with: """
            ```diff first second
              let store = Store()
            - print(store.name)
            + shop(store)
            ```
            """)
      ).first)
    #expect(question.code?.text == "let store = Store()\nshop(store)")
    #expect(Set(question.declarations.map(\.name)) == ["a-store", "a-shop"])
  }

  private func questions(in notes: String) throws -> [NotesQuestion] {
    let fixture = try Fixture()
    try fixture.write(notes, to: "Chapters/01-One/Notes.md")
    let workspace = try fixture.workspace()
    return workspace.questions(of: workspace.catalogue.chapters[0])
  }

  @Test func `a page has as much of the code as fits`() {
    func page(rows: Int) -> (text: String, isWhole: Bool) {
      let page = QuestionPage(
        question: questions[0], display: Display(rows: rows)
      ).pieces(title: "1 of 1")
      return (text(of: page.pieces), page.isWhole)
    }
    let whole = page(rows: 24)
    #expect(whole.isWhole)
    #expect(whole.text.contains("final class Store"))
    let part = page(rows: 14)
    #expect(!part.isWhole)
    #expect(!part.text.contains("final class Store"))
    #expect(part.text.contains("shop(store)\n"))
    #expect(part.text.contains("2. Ann\n"))
    let all = text(
      of: QuestionPage(question: questions[0], display: Display()).code)
    #expect(all.contains("final class Store"))
    #expect(!all.contains("Unused"))
  }

  private func text(of pieces: [BlockLines]) -> String {
    pieces.map { $0.lines.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  @Test func `notes that lack a part ask nothing`() throws {
    for part in ["```output second", "**2 is right:**", "1. nothing"] {
      let notes = Self.notes.replacing(part, with: "```text")
      let fixture = try Fixture()
      try fixture.write(notes, to: "Chapters/01-One/Notes.md")
      let workspace = try fixture.workspace()
      let found = workspace.questions(of: workspace.catalogue.chapters[0])
      #expect(!found.contains { $0.scene == "second" }, "without \(part)")
    }
  }
}
