import NotesKit
import Testing

@testable import LessonKit

/// A lesson of two sections and one run, played with typed answers.
@Suite struct PlayerTests {
  static let run = Run(
    "greeting",
    predict: Prediction(
      "What is printed?", .right("hello", "that is what it says."),
      .wrong("nothing", "print prints.")),
    printed: { "hello\n" })

  static let notes = """
    # 1. Greeting

    After this chapter you can greet.

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
    #expect(
      screen.text == """
        1. Greeting
        ═══════════

        After this chapter you can greet.

        The code
        ────────

        This greets:

        **Predict.** What is printed?

        1. hello
        2. nothing

        prints:
            hello

        **1 is right:** that is what it says.

        • Not 2: print prints.

        Words
        ─────

        The end.


        """)
    #expect(screen.prompts == [])
  }

  @Test func `a wrong answer is explained, and so is the right one`() throws {
    let screen = try play(answers: ["", "2", "q"])
    #expect(screen.text.contains("Not 2: print prints."))
    #expect(screen.text.contains("1 is right"))
    #expect(screen.left == 1)
  }

  @Test func `a right answer needs no other reason`() throws {
    let screen = try play(answers: ["", "1", "q"])
    #expect(screen.text.contains("1 is right"))
    #expect(!screen.text.contains("2 is not"))
  }

  @Test func `a prediction comes before its run`() throws {
    let screen = try play(answers: ["", "q"])
    #expect(screen.text.contains("What is printed?"))
    #expect(!screen.text.contains("hello\n\n"))
    #expect(!screen.text.contains("prints:"))
  }

  @Test func `what is not an answer is asked for again`() throws {
    let screen = try play(answers: ["", "7", "what?", "1", "q"])
    #expect(
      screen.prompts.suffix(3) == [
        "A number from 1 to 2; c shows the code, ? all keys: ",
        "A number from 1 to 2; c shows the code, ? all keys: ",
        "2 of 3. Enter goes on, b back, l lists, q leaves: ",
      ])
  }

  @Test func `a question is skipped by Enter twice, not by one`() throws {
    let screen = try play(answers: ["", "", "1", "q"])
    #expect(
      screen.prompts.dropFirst(2) == [
        "A number from 1 to 2, or Enter again to skip: ",
        "2 of 3. Enter goes on, b back, l lists, q leaves: ",
      ])
    #expect(try play(answers: ["", "", "", "", ""]).left == nil)
  }

  @Test func `b goes back a section, and the last Enter ends`() throws {
    let screen = try play(answers: ["", "b", "", "", "", "", ""])
    #expect(
      screen.text.components(separatedBy: "This greets:").count == 3,
      "the section was shown twice")
    #expect(screen.left == nil)
  }

  @Test func `a heading above a heading is no page of its own`() throws {
    let script = try Script(
      notes: Document(parsing: "# 1. One\n\n## The code\n\n### Two\n\nText.\n"),
      runs: [])
    #expect(script.sections.map(\.title) == ["Two"])
    #expect(script.sections.first?.steps.count == 1)
  }

  @Test func `the end of the input leaves the lesson`() throws {
    #expect(try play(answers: []).left == 0)
  }

  @Test func `a run that is not there is named, with those that are`() {
    let notes = Document(parsing: "```output farewell\n```\n")
    let error = #expect(throws: LessonError.self) {
      try Script(notes: notes, runs: [Self.run])
    }
    #expect(
      error?.description
        == "Notes.md:1: no run farewell; there are greeting")
  }

  @Test func `a comment of two words is a run only after predict or why`()
    throws
  {
    let notes = Document(parsing: "<!-- check this -->\n\nText.\n")
    let script = try Script(notes: notes, runs: [Self.run])
    guard case .show(let blocks) = script.sections.first?.steps.first else {
      Issue.record("the text is not shown")
      return
    }
    #expect(blocks.contains(.paragraph([.text("Text.")])))
    #expect(throws: LessonError.self) {
      try Script(
        notes: Document(parsing: "<!-- why farewell -->\n"),
        runs: [Self.run])
    }
  }

  private struct Screen {
    var text = ""
    var prompts: [String] = []
    var left: Int?
  }

  /// Plays the notes; with nil as answers nobody is there to give any.
  private func play(answers: [String]?) throws -> Screen {
    var screen = Screen()
    let person = FakeConsole(answers ?? [])
    let player = Player(
      script: try Script(
        notes: Document(parsing: Self.notes), runs: [Self.run]),
      console: person.console)
    if answers == nil {
      try player.playStraight()
    } else {
      screen.left = try player.play(from: 0)
    }
    screen.text = person.text
    screen.prompts = person.prompts
    return screen
  }
}
