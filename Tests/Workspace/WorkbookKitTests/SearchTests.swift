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

  /// The places that are found, as pages, lines, and marks around the text.
  private func places(of wanted: String, plain: Bool = false) throws -> [String]
  {
    let display = Display(width: 200, plain: plain)
    return try foundPlaces(of: wanted, in: workspace, display).map {
      let line = Renderer(Display(width: 200)).render([$0.line]).dropLast()
      return "\($0.page.words) | \(line)"
    }
  }

  @Test func `notes and tasks are searched, prose before code`() throws {
    #expect(
      try places(of: "number") == [
        "Chapter 1, One: make notes-1 | A **number** counts.",
        "Chapter 1, One: make notes-1 | *The code*: an even **Number**",
        "Task 1.1 First: make task E=1.1 | Write a **number**.",
        "Chapter 1, One: make notes-1 | *The code*: let **number** = 2",
      ])
    #expect(try places(of: "two") == [])
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
    func lines(plain: Bool) throws -> [Substring] {
      try places(of: "shop", plain: plain).map {
        $0.split(separator: "| ")[1]
      }
    }
    let same: [Substring] = [
      "The page asks the **shop**.", "a page, its **shop**",
    ]
    #expect(try lines(plain: false) == same + ["└─ **Shop** ◀─ mounted"])
    #expect(
      try lines(plain: true)
        == same + ["level 2, in Page: **Shop**, evaluated: mounted"])
  }

  @Test func `a hint is found once it has been shown`() throws {
    let exercise = workspace.catalogue.exercises[0]
    try fixture.write("let a = 3\n", to: workspace.file(of: exercise))
    #expect(try places(of: "which") == [])
    _ = try nextHint(for: exercise, in: workspace, Display())
    #expect(
      try places(of: "which") == [
        "Hints for 1.1 First: make hint E=1.1 | *A question*: "
          + "**Which** number?"
      ])
    #expect(try places(of: "number two") == [])
  }

  @Test func `an excerpt is cut between words`() throws {
    let text =
      String(repeating: "one two ", count: 20) + "here"
      + String(repeating: " three", count: 30)
    try fixture.write("# 1. One\n\n\(text)\n", to: "Chapters/01-One/Notes.md")
    let line = try #require(try places(of: "HERE").first)
    #expect(line.contains("| … one two "))
    #expect(line.contains(" one two **here** three three "))
    #expect(line.hasSuffix(" three …"))
    #expect(line.count < 180)
  }

  @Test func `a page names the command that shows a place, and ends in time`()
    throws
  {
    let places = try foundPlaces(of: "number", in: workspace, Display())
    let whole = page(of: places, Display(), rows: .max)
    #expect(whole.left == 0)
    #expect(whole.text.hasPrefix("### Chapter 1, One: `make notes-1`\n\n• "))
    let short = page(of: places, Display(), rows: 5)
    #expect(short.left == 2)
    #expect(whole.text.hasPrefix(short.text))
    #expect(page(of: places, Display(), rows: 1).left == 3)
  }
}
