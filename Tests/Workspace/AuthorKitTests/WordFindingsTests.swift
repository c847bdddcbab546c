import Foundation
import NotesKit
import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct WordFindingsTests {
  static let notes = """
    # 1. One

    A **number** is what counts. An **even `2`** is not a word. **Look:** here.

    ## Words

    - **number**: what
      counts.
    - no word

    """

  @Test func `a word is bold where it is explained, and listed`() {
    #expect(wordFindings(in: Self.notes, file: "a.md").isEmpty)
    let plain = Self.notes.replacing("A **number**", with: "A **digit**")
    #expect(
      wordFindings(in: plain, file: "a.md").map(\.description) == [
        "a.md:3: 'digit' is bold, but not defined under Words",
        "a.md:7: 'number' is not bold where it is explained",
      ])
  }

  @Test func `a word is defined by one chapter`() throws {
    let fixture = try Fixture()
    try fixture.write(
      Fixture.manifest.replacing(
        "])\n]",
        with: "]),\n  Chapter(2, \"Two\", on: \"ACore\", [\"Third\"])\n]"),
      to: "Package.swift")
    try fixture.write(Self.notes, to: "Chapters/01-One/Notes.md")
    try fixture.write(
      "## Words\n\n- **apple**: a fruit.\n- **Number**: again.\n",
      to: "Chapters/02-Two/Notes.md")
    let workspace = try fixture.workspace()
    #expect(workspace.catalogue.chapters.count == 2)
    #expect(
      workspace.glossaryFindings().map(\.description) == [
        "Chapters/02-Two/Notes.md:3: chapter 1 already defines 'Number'"
      ])
  }
}
