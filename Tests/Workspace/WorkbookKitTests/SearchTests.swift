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
      """, to: "Exercises/01-One/1-First/Hints.md")
    workspace = try fixture.workspace()
  }

  /// What is found, with marks around the text.
  private func found(_ wanted: String, plain: Bool = false) throws -> String {
    Renderer(Display(width: 200)).render(
      try searchResult(
        for: wanted, in: workspace, Display(width: 200, plain: plain)))
  }

  @Test func `a place is found below the command that shows its page`() throws {
    #expect(
      try found("number") == """
        ### Chapter 1, One: `make notes-1`

        • A **number** counts.
        • *The code*: an even **Number**
        • *The code*: let **number** = 2

        ### Task 1.1 First: `make task E=1.1`

        • Write a **number**.

        """)
    #expect(try found("two") == "")
  }

  @Test func `prose comes before code, and a screen is enough`() throws {
    try fixture.write(
      "# 1. One\n\n```swift\nlet number = 1\n```\n\nA number.\n",
      to: "Chapters/01-One/Notes.md")
    #expect(
      try found("number").contains("• A **number**.\n• let **number** = 1\n"))
    let many = (1...20).map { "- number \($0)\n" }.joined()
    try fixture.write("# 1. One\n\n\(many)", to: "Chapters/01-One/Notes.md")
    let all = try searchResult(
      for: "number", in: workspace, Display(width: 200))
    let shown = Renderer(Display(width: 200)).render(Call.beginning(of: all))
    #expect(shown.contains("• **number** 15\n"))
    #expect(!shown.contains("number** 16"))
    #expect(
      shown.hasSuffix("\nand 6 more; a longer text finds fewer places\n"))
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
    for plain in [false, true] {
      let text = try found("shop", plain: plain)
      let drawn =
        plain
        ? "level 2, in Page: **Shop**, evaluated: mounted"
        : "└─ **Shop** ◀─ mounted"
      #expect(
        text.hasSuffix(
          """
          • The page asks the **shop**.
          • a page, its **shop**
          • \(drawn)

          """))
    }
  }

  @Test func `a hint is found once it has been shown`() throws {
    let exercise = workspace.catalogue.exercises[0]
    #expect(try found("which") == "")
    _ = try nextHint(for: exercise, in: workspace, Display())
    #expect(
      try found("which") == """
        ### Hints for 1.1 First: `make hint E=1.1`

        • *A question*: **Which** number?

        """)
    #expect(try found("number two") == "")
  }
}
