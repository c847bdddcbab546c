import NotesKit
import Testing

@testable import LessonKit

@Suite struct ShownDiffTests {
  @Test func `a diff is code, which is repeated and shown by c`() throws {
    let person = FakeConsole(
      ["", "c", "", "", ""], Display(rows: 18, interactive: true))
    let notes = """
      # One

      ```diff hello greeting
        let name = "Ann"
      - print("hello")
      + print("hello", name)
      ```

      \((1...6).map { "Text \($0).\n\n" }.joined())
      <!-- predict greeting -->
      <!-- end -->

      ```output greeting
      ```

      <!-- why greeting -->
      <!-- end -->
      """
    let run = Run(
      "greeting",
      predict: Prediction(
        "Who is told?", .right("all", "yes."), .wrong("none", "no.")),
      printed: { "hello Ann\n" })
    _ = try Player(
      script: try Script(notes: Document(parsing: notes), runs: [run]),
      console: person.console
    ).play(from: 0)
    let diff = """
      before (-) and after (+):
          let name = "Ann"
        - print("hello")
        + print("hello", name)

      """
    let asked = try #require(
      person.prompts.firstIndex { $0.hasPrefix("Your answer") })
    #expect(person.pages[asked].hasPrefix("the code again:\n" + diff))
    #expect(person.pages[asked + 1].hasPrefix(diff))
  }
}
