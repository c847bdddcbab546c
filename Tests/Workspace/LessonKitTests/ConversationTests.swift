import NotesKit
import Testing

@testable import LessonKit

/// Lessons whose sections are taller than the screen.
@Suite struct ConversationTests {
  /// What a person types, and how each prompt begins; for `1 of 2,` with more
  /// of the section to come it's `1,`, and at the section's end `1.`.
  static let ways = [
    // b goes back a page, then a section, and stays at the first page.
    (["", "1", "b", "b", "b"], "1, Your 1. Your 1, 1,"),
    (["", "1", "", "b"], "1, Your 1. 2. 1."),
    // After a jump, b goes back to where one was.
    (["", "1", "g 2", "b", "b"], "1, Your 1. 2. 1. Your"),
    (["", "1", "g", "2", "b", "b"], "1, Your 1. Which 2. 1. Your"),
    (["", "1", "l", "2", "b", "b"], "1, Your 1. A 2. 1. Your"),
    (["", "1", "?", "g 2", "b", "b"], "1, Your 1. Enter 2. 1. Your"),
    // g goes to a section from anywhere.
    (["", "g 2"], "1, Your 2."), (["", "g words"], "1, Your 2."),
    (["g", "word"], "1, Which 2."), (["l", "g 2"], "1, A 2."),
    (["c", "g", "2"], "1, Enter Which 2."),
    // Enter goes nowhere, and back to the question.
    (["", "g", "9", "", "1"], "1, Your Which There Your 1."),
    // A bare number or word goes nowhere where no question waits.
    (["2", "n", "words"], "1, 2 n That"),
    // A number below code that is looked at answers the question.
    (["", "c", "2"], "1, Your Enter 1."),
  ]

  @Test(arguments: ways)
  func `a lesson goes where a person says`(
    answers: [String], prompts: String
  ) throws {
    let beginnings = try play(answers + ["q"]).prompts.map { prompt in
      let words = prompt.split(separator: " ")
      return words[1] == "of" ? "\(words[0])\(words[2].last!)" : "\(words[0])"
    }
    #expect(beginnings.joined(separator: " ") == prompts)
  }

  @Test func `code and question that fit are on one page, shown once`() throws {
    let person = try play(["", ""])
    #expect(
      person.prompts == [
        "1 of 2, more. Enter continues, b back, l lists, q quits: ",
        "Your answer, 1 to 2 (Enter twice skips, b back, q quits): ",
        "A number from 1 to 2, or Enter again to skip: ",
      ])
    #expect(!person.pages[0].contains("code 1"))
    #expect(person.pages[1].contains("This is it:\n\n    code 1\n"))
    #expect(person.pages[1].contains("What is printed?"))
    #expect(!person.text.contains("the code again"))
  }

  static let diff = (
    """
    ```diff hello greeting
      let name = "Ann"
    - print("hello")
    + print("hello", name)
    ```

    """,
    """
    before (-) and after (+):
        let name = "Ann"
      - print("hello")
      + print("hello", name)

    """
  )

  @Test(arguments: [(code(8), "    code 1\n"), diff])
  func `code that has scrolled off is repeated above its question`(
    code: String, shown: String
  ) throws {
    let person = try play(["", "", "", "c"], code: code, between: 8)
    let asked = try #require(
      person.prompts.firstIndex { $0.hasPrefix("Your answer") })
    #expect(asked > 1)
    #expect(person.pages[..<asked].joined().contains(shown))
    #expect(person.pages[asked].hasPrefix("the code again:\n" + shown))
    #expect(person.pages[asked].contains("What is printed?"))
  }

  @Test func `code that is too tall for its question is shown by c`() throws {
    let person = try play(
      ["", "", "c", "n", "", "", "2", "q"], code: Self.code(14))
    let asked = try #require(
      person.prompts.firstIndex { $0.hasPrefix("Your answer") })
    #expect(
      person.prompts[asked...].prefix(3) == [
        "Your answer, 1 to 2 (c shows the code, Enter twice skips): ",
        "Enter goes back to the lesson, q quits: ",
        "A number from 1 to 2; c shows the code, ? all keys: ",
      ])
    #expect(person.pages[asked].contains("What is printed?"))
    #expect(!person.pages[asked].contains("code 1\n"))
    #expect(person.pages[asked + 1].contains("    code 1\n"))
    #expect(person.pages[asked + 3].contains("What is printed?"))
    #expect(!person.text.contains("the code again"))
  }

  @Test func `the size of the screen is read for each page`() throws {
    let person = FakeConsole(Array(repeating: "", count: 20))
    person.display.rows = 16
    person.beforeAnswer = { person, number in
      if number == 1 {
        person.display.rows = 60
        person.display.width = 50
      }
    }
    try play(person, code: Self.code(20), between: 8)
    let heights = person.heights(columns: 80)
    #expect(heights[..<2].allSatisfy { $0 < 16 })
    #expect(heights.contains { $0 > 16 })
    #expect(
      person.pages.dropFirst(2).joined().split(separator: "\n")
        .allSatisfy { $0.count <= 50 })
  }

  @Test func `l lists the sections and marks the one where you are`() throws {
    let person = try play(["l", "2", "q"])
    #expect(person.pages[1] == "1. One (here)\n2. Words\n\n")
    #expect(
      person.prompts[1]
        == "A number goes to its section, Enter back, q quits: ")
    #expect(person.pages[2].contains("The end."))
  }

  @Test func `a question mark shows all keys, and Enter the page again`()
    throws
  {
    let person = try play(["?", "", "q"])
    for key in ["b", "l", "g", "c", "q", "?"] {
      #expect(person.pages[1].contains("**\(key)**"), "\(key)")
    }
    #expect(person.pages[2] == person.pages[0])
    #expect(try play(["help", "", "q"]).text == person.text)
  }

  @Test func `a plain display repeats the question after a look aside`() throws
  {
    let plain = Display(rows: 18, plain: true, interactive: true)
    let person = try play(["?", "", "", "c", "", "q"], plain)
    #expect(person.pages[2] == "Back at: One\n\n")
    #expect(person.pages[3].contains("    code 1\n"))
    #expect(person.pages[5].hasPrefix("Back at: One\n\nPredict."))
    #expect(!person.pages[5].contains("code 1"))
    #expect(person.pages[5].contains("2. nothing\n"))
  }

  @Test func `c says so where no code was shown yet`() throws {
    let person = try play(["c", "n", "", "q"])
    #expect(person.pages[1] == "This section has shown no code yet.\n\n")
    #expect(person.prompts[2] == "n isn't a key: Enter goes back, q quits: ")
  }

  @Test func `no prompt is wider than sixty columns`() throws {
    let person = try play(
      [
        "l", "zz", "", "?", "long word", "", "c", "", "g", "far away", "", "2",
        "", "x", "", "c", "", "1", "9", "zz",
      ],
      code: Self.code(14))
    #expect(person.prompts.count == 21)
    #expect(person.prompts.allSatisfy { $0.count <= 60 })
  }

  // MARK: - A lesson of two sections

  private static func code(_ count: Int) -> String {
    "```swift greeting\n" + (1...count).map { "code \($0)\n" }.joined()
      + "```\n"
  }

  private func play(
    _ answers: [String],
    _ display: Display = Display(rows: 18, interactive: true),
    code: String = code(8), between: Int = 0
  ) throws -> FakeConsole {
    let person = FakeConsole(answers, display)
    try play(person, code: code, between: between)
    return person
  }

  /// Plays a section with three paragraphs, code, more paragraphs and a
  /// question; and one of words.
  private func play(_ person: FakeConsole, code: String, between: Int) throws {
    let texts = (0..<between).map { "Text \($0).\n\n" }.joined()
    let notes = """
      # One

      A.

      B.

      C.

      This is it:

      \(code)
      \(texts)<!-- predict greeting -->
      <!-- end -->

      ```output greeting
      ```

      <!-- why greeting -->
      <!-- end -->

      ## Words

      The end.
      """
    _ = try Player(
      script: try Script(notes: Document(parsing: notes), runs: [.greeting]),
      console: person.console
    ).play(from: 0)
  }
}
