import NotesKit
import Testing

@testable import WorkbookKit

@Suite final class GlossaryTests: FixtureSuite {
  @Test func `the words of all chapters are in alphabetical order`() throws {
    let workspace = try fixture.addChapter(named: "Two", with: "Third")
    try fixture.write(Fixture.notesWithWord, to: "Chapters/01-One/Notes.md")
    try fixture.write(
      "## Words\n\n- **apple**: a fruit.\n- **Number**: again.\n",
      to: "Chapters/02-Two/Notes.md")
    #expect(
      workspace.glossary().map(\.text.words) == [
        "apple: a fruit. (chapter\u{a0}2)",
        "number: what counts. (chapter\u{a0}1)",
        "Number: again. (chapter\u{a0}2)",
      ])
  }
}
