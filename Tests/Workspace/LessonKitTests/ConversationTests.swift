import NotesKit
import Testing

@testable import LessonKit

/// Lessons whose sections are taller than the screen.
@Suite struct ConversationTests {
  @Test func `code and question that fit are on one page, shown once`() throws {
    let person = try play(["", ""], code: 8, between: 0)
    #expect(
      person.prompts == [
        "1 of 2, more. Enter goes on, b back, l lists, q leaves: ",
        "Your answer, 1 to 2 (Enter twice skips, b back, q leaves): ",
        "A number from 1 to 2, or Enter again to skip: ",
      ])
    #expect(!person.pages[0].contains("code 1"))
    #expect(person.pages[1].contains("This is it:\n\n    code 1\n"))
    #expect(person.pages[1].contains("Who is told?"))
    #expect(!person.text.contains("the code again"))
  }

  @Test func `code that has scrolled off is repeated above its question`()
    throws
  {
    let person = try play(["", "", "", ""], code: 8, between: 7)
    let asked = try #require(
      person.prompts.firstIndex { $0.hasPrefix("Your answer") })
    #expect(person.pages[1].contains("This is it:\n\n    code 1\n"))
    #expect(person.pages[asked].hasPrefix("the code again:\n    code 1\n"))
    #expect(person.pages[asked].contains("Who is told?"))
    #expect(asked > 1)
  }

  @Test func `code that is too tall for its question is shown by c`() throws {
    let person = try play(
      ["", "", "c", "", "", "2", "q"], code: 14, between: 0)
    #expect(
      person.prompts.contains(
        "Your answer, 1 to 2 (c shows the code, Enter twice skips): "))
    let asked = try #require(
      person.prompts.firstIndex { $0.hasPrefix("Your answer") })
    #expect(person.pages[asked].contains("Who is told?"))
    #expect(!person.pages[asked].contains("code 1\n"))
    #expect(person.pages[asked + 1].contains("    code 1\n"))
    #expect(
      person.prompts[asked + 1] == "Enter goes back to the lesson, q leaves: ")
    #expect(person.pages[asked + 2].contains("Who is told?"))
    #expect(!person.text.contains("the code again"))
  }

  @Test func `a number below repeated code answers the question`() throws {
    var answered: [Int] = []
    _ = try play(["", "c", "2", "q"], code: 8, between: 0) {
      answered.append($0)
    }
    #expect(answered == [2])
  }

  @Test func `the output stays with its reasons`() throws {
    let person = try play(["", "2", "q"], code: 8, between: 0)
    #expect(person.pages[2].contains("hello"))
    #expect(person.pages[2].contains("Not 2: no."))
    #expect(person.pages[2].contains("1 is right"))
  }

  @Test func `no page is taller than the screen`() throws {
    for (rows, columns) in [(16, 80), (24, 80), (10, 60), (30, 40)] {
      for (code, between) in [(8, 0), (8, 7), (20, 3), (60, 30)] {
        let person = try play(
          Array(repeating: "", count: 60),
          Display(width: columns, rows: rows, interactive: true), code: code,
          between: between)
        #expect(
          person.heights(columns: columns).allSatisfy { $0 < rows },
          "\(rows) rows, \(columns) columns")
        for line in 1...code { #expect(person.text.contains("code \(line)\n")) }
      }
    }
  }

  @Test func `b goes back a page, then a section`() throws {
    let pages = try play(["", "1", "b", "b", "b", "q"])
    #expect(
      pages.prompts.map { String($0.prefix(7)) } == [
        "1 of 2,", "Your an", "1 of 2.", "Your an", "1 of 2,", "1 of 2,",
      ])
    let sections = try play(["", "1", "", "b", "q"])
    #expect(
      sections.prompts.map { String($0.prefix(7)) } == [
        "1 of 2,", "Your an", "1 of 2.", "2 of 2.", "1 of 2.",
      ])
  }

  @Test func `b after a jump goes back to where one was`() throws {
    for jump in [["g 2"], ["g", "2"], ["l", "2"], ["?", "g 2"]] {
      let person = try play(["", "1"] + jump + ["b", "b", "q"])
      #expect(
        person.prompts.suffix(3).map { String($0.prefix(7)) } == [
          "2 of 2.", "1 of 2.", "Your an",
        ], "\(jump)")
    }
  }

  @Test func `b at the first page stays there`() throws {
    let person = try play(["b", "b", "q"])
    #expect(person.pages[2] == person.pages[0])
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
    try run(person, code: 20, between: 8)
    let heights = person.heights(columns: 80)
    #expect(heights[..<2].allSatisfy { $0 < 16 })
    #expect(heights.contains { $0 > 16 })
    #expect(
      person.pages.dropFirst(2).joined().split(separator: "\n")
        .allSatisfy { $0.count <= 50 })
  }

  @Test func `l lists the sections and marks the one where you are`() throws {
    let person = try play(["l", "2", "q"])
    #expect(person.pages[1] == "\n1. One (here)\n2. Words\n\n".dropFirst())
    #expect(
      person.prompts[1]
        == "A number goes to its section, Enter back, q leaves: ")
    #expect(person.pages[2].contains("The end."))
  }

  @Test func `g goes to a section from anywhere`() throws {
    let answers = [
      ["g 2"], ["", "g 2"], ["", "g words"], ["g", "2"], ["", "g", "2"],
      ["g", "word"], ["l", "g 2"], ["c", "g", "2"],
    ]
    for answers in answers {
      let person = try play(answers + ["q"])
      #expect(person.text.hasSuffix("The end.\n\n"), "\(answers)")
    }
  }

  @Test func `g alone asks for a section, and Enter asks no more`() throws {
    var answered: [Int] = []
    let person = try play(["", "g", "9", "", "1", "q"]) { answered.append($0) }
    #expect(
      person.prompts.dropFirst(2).prefix(3) == [
        "To which section? A number, or a word of its title: ",
        "There are sections 1 to 2; l lists them: ",
        "Your answer, 1 to 2 (Enter twice skips, b back, q leaves): ",
      ])
    #expect(answered == [1])
  }

  @Test func `a bare number or word goes nowhere where no question waits`()
    throws
  {
    let person = try play(["2", "n", "words", "q"])
    #expect(!person.text.contains("The end."))
    #expect(
      person.prompts.dropFirst() == [
        "2 is no key: g 2 goes to section 2, Enter goes on: ",
        "n is no key: Enter goes on, b back, l lists, ? all keys: ",
        "That is no key: Enter goes on, b back, l lists, ? all keys: ",
      ])
  }

  @Test func `below code the keys are said that work there`() throws {
    let person = try play(["c", "n", "", "q"])
    #expect(person.prompts[2] == "n is no key: Enter goes back, q leaves: ")
  }

  @Test func `a question mark shows all keys, and Enter the page again`()
    throws
  {
    let person = try play(["?", "", "q"])
    for key in ["b", "l", "g 5", "c", "q", "?"] {
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
    #expect(person.pages[5].contains("2. none\n"))
  }

  @Test func `c says so where no code was shown yet`() throws {
    let person = try play(["c", "", "q"])
    #expect(person.pages[1] == "This section has shown no code yet.\n\n")
  }

  @Test func `no prompt is wider than sixty columns`() throws {
    let person = try play(
      [
        "l", "zz", "", "?", "long word", "", "c", "", "g", "far away", "", "2",
        "", "x", "", "c", "", "1", "9", "zz",
      ],
      code: 14, between: 0)
    #expect(person.prompts.allSatisfy { $0.count <= 60 })
  }

  @Test func `a plain display shows words in place of a picture`() throws {
    let person = FakeConsole(["q"], Display(plain: true, interactive: true))
    let notes = """
      # One

      Look:

      <!-- plain: A view asks. -->
      ```text
      view ──▶
      ```
      """
    _ = try Player(
      script: try Script(notes: Document(parsing: notes), runs: []),
      console: person.console
    ).play(from: 0)
    #expect(
      person.text == "Heading level 1: One\n\nLook:\n\nA view asks.\n\n")
  }

  // MARK: - A lesson of two sections

  private func play(
    _ answers: [String],
    _ display: Display = Display(rows: 18, interactive: true), code: Int = 8,
    between: Int = 0,
    answered: @escaping (Int) -> Void = { _ in }
  ) throws -> FakeConsole {
    let person = FakeConsole(answers, display)
    try run(person, code: code, between: between, answered: answered)
    return person
  }

  /// Plays a section with a paragraph, code, more paragraphs and a question.
  private func run(
    _ person: FakeConsole, code: Int, between: Int,
    answered: @escaping (Int) -> Void = { _ in }
  ) throws {
    let lines = (1...code).map { "code \($0)\n" }.joined()
    let texts = (0..<between).map { "Text \($0).\n\n" }.joined()
    let notes = """
      # One

      A.

      B.

      C.

      This is it:

      ```swift greeting
      \(lines)```

      \(texts)<!-- predict greeting -->
      <!-- end -->

      ```output greeting
      ```

      <!-- why greeting -->
      <!-- end -->

      ## Words

      The end.
      """
    let run = Run(
      "greeting",
      predict: Prediction(
        "Who is told?", .right("all", "yes."), .wrong("none", "no.")),
      printed: { "hello\n" })
    _ = try Player(
      script: try Script(notes: Document(parsing: notes), runs: [run]),
      console: person.console, answered: { answered($1) }
    ).play(from: 0)
  }
}
