import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct SearchTests {
  let fixture: Fixture
  let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    try fixture.write(
      """
      # 1. One

      A *number* counts.

      ## The code

      - an even `Number`
      - an odd one

      ```swift
      let number = 2
      ```
      """, to: "Chapters/01-One/Notes.md")
    try fixture.write(
      "# 1.1 First\n\nWrite a number.\n", to: "Exercises/01-One/1-First/Task.md"
    )
    try fixture.write(
      """
      # Hints for 1.1 First

      ## A question

      Which number?

      ## A pointer

      The number two.
      """, to: "Tests/01-One/1-First/Hints.md")
    workspace = try fixture.workspace()
  }

  private func places(of wanted: String) throws -> [String] {
    try workspace.hits(of: WordSearch(for: wanted)).map {
      "\($0.page) / \($0.section) / \($0.excerpt.found)"
    }
  }

  @Test func `notes and tasks are searched, with their sections`() throws {
    #expect(
      try places(of: "number") == [
        "Chapter 1, One /  / number",
        "Chapter 1, One / The code / Number",
        "Chapter 1, One / The code / number",
        "Task 1.1 First /  / number",
      ])
  }

  @Test func `a diff is found by its new code, without marks`() throws {
    try fixture.write(
      """
      # 1. One

      ```diff before after
        let box = 1
      - let old = box
      + let new = box
      ```
      """, to: "Chapters/01-One/Notes.md")
    let hits = try workspace.hits(of: WordSearch(for: "box"))
    #expect(hits.map(\.excerpt.before) == ["let ", "let new = "])
    #expect(try places(of: "old") == [])
  }

  @Test func `a picture is found by its words, and a row by its cells`() throws
  {
    try fixture.write(
      """
      # 1. One

      <!-- plain: The page asks the shop. -->
      ```text
      page ──▶ shop
      ```

      | who | asks |
      | --- | --- |
      | a page | its shop |

      ```output asked
      Page
      └─ Shop  ◀─ mounted
      ```
      """, to: "Chapters/01-One/Notes.md")
    func lines(inWords: Bool) throws -> [String] {
      try workspace.hits(of: WordSearch(for: "shop"), inWords: inWords).map {
        $0.excerpt.before + $0.excerpt.found + $0.excerpt.after
      }
    }
    let same = ["The page asks the shop.", "a page, its shop"]
    #expect(try lines(inWords: false) == same + ["└─ Shop ◀─ mounted"])
    #expect(
      try lines(inWords: true)
        == same + ["level 2, in Page: Shop, evaluated: mounted"])
  }

  @Test func `a hint is found once it has been shown`() throws {
    #expect(try places(of: "two") == [])
    let exercise = workspace.catalogue.exercises[0]
    try fixture.write("let a = 3\n", to: workspace.file(of: exercise))
    _ = try workspace.nextHint(for: exercise, Display())
    #expect(
      try places(of: "which") == ["Hints for 1.1 First / A question / Which"])
    #expect(try places(of: "two") == [])
    _ = try workspace.nextHint(for: exercise, Display())
    #expect(try places(of: "two") == ["Hints for 1.1 First / A pointer / two"])
  }

  @Test func `an excerpt is cut between words`() {
    let text =
      String(repeating: "one two ", count: 20) + "here"
      + String(repeating: " three", count: 30)
    let excerpt = WordSearch(for: "HERE").excerpt(of: text)
    #expect(excerpt?.found == "here")
    #expect(excerpt?.before.hasPrefix("… ") == true)
    #expect(excerpt?.before.hasSuffix("one two ") == true)
    #expect(excerpt?.after.hasSuffix(" three …") == true)
    #expect((excerpt?.before.count ?? 0) <= Excerpt.margin + 2)
  }

  @Test func `the page names the command that shows each place`() throws {
    let search = WordSearch(for: "odd")
    let text = SearchText(search: search, display: Display())
      .text(of: try workspace.hits(of: search))
    #expect(text.contains("“odd” stands in 1 place\n"))
    #expect(text.contains("make notes-1"))
    #expect(text.contains("The code"))
  }
}
