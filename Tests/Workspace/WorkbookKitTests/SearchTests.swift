import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct SearchTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    try fixture.write(
      """
      # 1. One

      A *number* counts.

      - an even `Number`
      - an odd one

      ```swift
      let number = 2
      ```

      ```output asked
      Page
      └─ Shop  ◀─ mounted
      ```
      """, to: "Chapters/01-One/Notes.md")
    try fixture.write(
      "# 1.1 First\n\nWrite a number.\n", to: "Exercises/01-One/1-First/Task.md"
    )
  }

  /// What is found, with marks around the text.
  private func found(_ wanted: String, plain: Bool = false) throws -> String {
    let display = Display(width: 200, plain: plain)
    return Renderer(display).render(
      try fixture.workspace().searchResult(for: wanted, display))
  }

  @Test func `a line is found below the command that shows its page`() throws {
    #expect(
      try found("number") == """
        ### Chapter 1, One: `make notes-1`

        • A **number** counts.
        • an even **Number**
        • let **number** = 2

        ### Task 1.1 First: `make task E=1.1`

        • Write a **number**.

        """)
    #expect(try found("two") == "")
    #expect(try found("shop").contains("└─ **Shop** ◀─ mounted\n"))
    #expect(
      try found("shop", plain: true)
        .contains("level 2, in Page: Shop, evaluated: mounted\n"))
  }

  @Test func `a hint is found once it has been shown`() throws {
    let workspace = try fixture.workspace()
    let first = workspace.catalogue.exercises[0]
    #expect(try found("why?") == "")
    _ = try nextHint(for: first, in: workspace, Display())
    #expect(
      try found("why?")
        == "### Hints for 1.1 First: `make hint E=1.1`\n\n• **Why?**\n")
    #expect(try found("there.") == "")
  }
}
