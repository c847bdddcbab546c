import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct RemarksTests {
  static let solution = """
    /// A store.
    // Why: it is read,
    // so its reader waits.
    // Also works: `let`, if it
    //   never changes.
    var name = "Ann"  // Why: this is code
      // another comment
    """

  @Test func `a remark runs to the end of its comment`() {
    let remarks = Remarks(parsing: Self.solution)
    #expect(
      Remarks.texts(.why, of: [remarks]) == ["It is read, so its reader waits."]
    )
    #expect(
      Remarks.texts(.alsoWorks, of: [remarks]) == [
        "`let`, if it never changes."
      ])
    #expect(remarks.code.map(\.number) == [1, 6, 7])
  }

  @Test func `a solution is shown beside the file, without its remarks`()
    throws
  {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let text = SolutionText(workspace: workspace, display: Display(width: 60))
    let exercise = workspace.catalogue.exercises[0]
    #expect(
      try text.text(of: exercise) == """
        1.1 First

        First.swift
          - yours   + the solution

          line 2
          - let a = 1
          + let a = 2

        Why
        ───

        It is.

        The whole file: Solutions/01-One/1-First

        """)
    try fixture.write("let a = 2\n", to: workspace.file(of: exercise))
    #expect(
      try text.text(of: exercise).contains(
        "First.swift: your code is the solution's, line by line.\n"))
  }

  @Test func `of several files those that differ are shown, by TODO why`()
    throws
  {
    let fixture = try Fixture()
    try fixture.shipThreeFiles()
    try fixture.write(
      "let b = 2\n", to: "Exercises/01-One/1-First/Second.swift")
    try fixture.write("let m = 1\n", to: "Exercises/01-One/1-First/Mine.swift")
    let workspace = try fixture.workspace()
    let text = try SolutionText(
      workspace: workspace, display: Display(width: 60)
    ).text(of: workspace.catalogue.exercises[0])
    #expect(
      text == """
        1.1 First

        First.swift
          - yours   + the solution

          line 2
          - let a = 1
          + let a = 2

        Second.swift: your code is the solution's, line by line.

        Mine.swift: this file is yours; the solution has none.

        Why
        ───

        **TODO 1.** It was.

        **TODO 2.** It is.

        All of its files: Solutions/01-One/1-First

        """)
  }

  @Test func `the sources of all remarks stand below them`() throws {
    let fixture = try Fixture()
    try fixture.write(
      "[^A]: [One](https://a.b)\n\n[^B]: [Two](https://a.c)\n",
      to: "Chapters/01-One/Notes.md")
    try fixture.write(
      "// Why: it is.[^A]\nlet a = 2\n// Also works: 3.[^A]\n",
      to: "Solutions/01-One/1-First/First.swift")
    let workspace = try fixture.workspace()
    let text = try SolutionText(workspace: workspace, display: Display())
      .text(of: workspace.catalogue.exercises[0])
    #expect(text.replacing("\u{a0}", with: " ").contains("\n3. [A]\n\n[A] One"))
    #expect(!text.contains("Two"))
  }
}
