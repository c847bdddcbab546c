import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct GlossaryTests {
  static let notes = """
    # 1. One

    A **number** is what counts. An **even `2`** is not a word. **Look:** here.

    ## Words

    - **number**: what
      counts.
    - no word

    """

  @Test func `the words of a page are defined in its last list`() {
    let found = definitions(in: Self.notes)
    #expect(found.map(\.word) == ["number"])
    #expect(found.first?.text.words == "number: what counts.")
    #expect(definitions(in: "# 1. One\n").isEmpty)
  }

  @Test func `the words of all chapters are in alphabetical order`() throws {
    let fixture = try Fixture()
    let workspace = try fixture.addChapter(named: "Two", with: "Third")
    try fixture.write(Self.notes, to: "Chapters/01-One/Notes.md")
    try fixture.write(
      "## Words\n\n- **apple**: a fruit.\n- **Number**: again.\n",
      to: "Chapters/02-Two/Notes.md")
    #expect(
      workspace.glossary().map(\.word) == ["apple", "number", "Number"])
  }
}
