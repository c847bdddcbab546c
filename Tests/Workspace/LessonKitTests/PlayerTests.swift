import NotesKit
import Testing

@testable import LessonKit

/// A lesson of two sections and one run, played with typed answers.
@Suite struct PlayerTests {
  static let notes = """
    # 1. Greeting

    By the end of this chapter, you'll be able to greet.

    ## The code

    This greets:

    <!-- predict greeting -->
    stale
    <!-- end -->

    ```output greeting
    stale
    ```

    <!-- why greeting -->
    stale
    <!-- end -->

    ## Words

    The end.
    """

  @Test func `without a terminal everything is shown, and nothing asked`()
    throws
  {
    let screen = try play(answers: nil)
    #expect(screen.text.hasPrefix("1. Greeting\n═══════════\n\nBy the end"))
    #expect(
      screen.text.hasSuffix(
        """
        This greets:

        **Predict.** What is printed?

        1. hello
        2. nothing

        prints:
            hello

        **1 is right:** it says so.

        • Not 2: print prints.

        Words
        ─────

        The end.


        """))
    #expect(screen.prompts == [])
  }

  @Test(arguments: [([], 0), (["", "q"], 1), (["", "", "", "", ""], nil)])
  func `a lesson is left at a section, or ends`(
    answers: [String], left: Int?
  ) throws {
    #expect(try play(answers: answers).left == left)
  }

  @Test func `a prediction comes before its run, and the verdict after it`()
    throws
  {
    let asked = try play(answers: ["", "q"]).text
    #expect(asked.contains("What is printed?"))
    #expect(!asked.contains("prints:"))
    let right = try play(answers: ["", "1", "q"]).text
    #expect(right.contains("prints:\n    hello\n"))
    #expect(right.contains("1 is right"))
    #expect(!right.contains("Not 2"))
    let wrong = try play(answers: ["", "2", "q"]).text
    #expect(
      wrong.contains("    hello\n\nNot 2: print prints.\n\n**1 is right:**"))
  }

  @Test(arguments: [
    (["", "7", "1"], "A number from 1 to 2; c shows the code, ? all keys: "),
    (["", "", "1"], "A number from 1 to 2, or Enter again to skip: "),
  ])
  func `what is no answer is asked for again`(
    answers: [String], again: String
  ) throws {
    #expect(
      try play(answers: answers + ["q"]).prompts.suffix(2) == [
        again, "2 of 3. Enter continues, b back, l lists, q quits: ",
      ])
  }

  @Test func `the notes show a prediction in lines of eighty columns`() {
    let words = String(repeating: "many words and ", count: 9)
    let long = Prediction("?", .right("yes", words), .wrong("no", words))
    let lines = long.explained.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.last!.hasPrefix("  ") && !lines.last!.hasPrefix("   "))
  }

  @Test func `a heading above a heading is not a separate page`() throws {
    let script = try Script(
      notes: Document(parsing: "# 1. One\n\n## The code\n\n### Two\n\nText.\n"),
      runs: [])
    #expect(script.sections.map(\.title) == ["Two"])
    #expect(script.sections.first?.steps.count == 1)
  }

  @Test(arguments: ["```output farewell\n```\n", "<!-- why farewell -->\n"])
  func `a run that is not there is named, with those that are`(
    notes: String
  ) {
    let error = #expect(throws: LessonError.self) {
      try Script(notes: Document(parsing: notes), runs: [.greeting])
    }
    #expect(
      error?.description == "Notes.md:1: no run farewell; there are greeting")
  }

  /// Plays the notes; with nil as answers there's no person to give any.
  private func play(answers: [String]?) throws -> FakeConsole {
    let person = FakeConsole(answers ?? [])
    let player = Player(
      script: try Script(
        notes: Document(parsing: Self.notes), runs: [.greeting]),
      console: person.console)
    if answers == nil {
      try player.playStraight()
    } else {
      person.left = try player.play(from: 0)
    }
    return person
  }
}
