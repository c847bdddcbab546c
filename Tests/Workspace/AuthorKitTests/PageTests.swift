import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// What is wrong with the words of pages.
@Suite final class PageTests: FixtureSuite {
  static let notes = "Chapters/01-One/Notes.md"

  private func findings(_ text: String) throws -> [Finding] {
    try fixture.write(text, to: "README.md")
    return try PageChecks(workspace).findings(inPage: "README.md")
  }

  @Test(arguments: [
    "[a task](Exercises/01-One/1-First/Task.md)",
    "`Exercises/01-One/1-First/First.swift`",
    "`make chapter-1`, `make grade E=1.2`, `make grade E=First`",
    "`make grade E=1`",
    "`make new-exercise E=7.1 NAME=Seven`",
    "[far away](https://swift.org/nowhere)",
    "[here](#the-first-words)\n\n## The first words!",
    "```swift greet\nmake nothing\n```",
    "<!-- plain: A calls -->\n<!-- plain: B. -->\n```text\nA ──▶ B\n```",
    "```output greet\nList\n└─ Row\n```",
  ])
  func `what exists is passed over`(text: String) throws {
    #expect(try findings(text) == [])
  }

  @Test func `an old habit is found with its line, and code isn't read`() throws
  {
    try fixture.write(
      """
      ```text
      nobody reads this
      ```
      The view is
      told of it, and so is nobody else. A folder `handed-in` is fine.
      """, to: "README.md")
    #expect(
      try workspace.wordChoiceFindings().filter { $0.file == "README.md" } == [
        Finding(
          "README.md", 4,
          "'is told': write is notified, or onChange is called"),
        Finding(
          "README.md", 5,
          "'nobody': write the observer, the view, the user, or no … at all"),
      ])
  }

  @Test(arguments: [
    "[a](Nowhere.md)": "the link to Nowhere.md is broken",
    "[a](#nowhere)": "no heading here is #nowhere",
    "[a](\(notes)#nowhere)": "no heading in \(notes) is #nowhere",
    "`Sources/Nothing`": "there is no Sources/Nothing",
    "`make green-tea`": "there is no make green-tea",
    "`make chapter-9`": "no chapter 9; there are 1 (One)",
    "`make grade E=1.9`": "no exercise 1.9; chapter 1 has 1.1 to 1.2",
    "- a list\n- with `make tea`": "there is no make tea",
    "| a |\n| --- |\n| `make tea` |": "there is no make tea",
    "```console\nmake tea\n```": "there is no make tea",
    "```text\nA ──▶ B\n```":
      "the picture needs its words above it: <!-- plain: … -->",
    "<!-- plain: A calls B. -->\n\nA.": "no picture is below these words",
    "> quoted": "not known here: a block quote; write a paragraph",
  ])
  func `what doesn't exist is named`(text: String, finding: String) throws {
    #expect(
      try findings("One.\n\n" + text) == [Finding("README.md", 3, finding)])
  }

  @Test(arguments: [("Pitfalls", 5), ("Words", 8), ("Sources", 9)])
  func `the sections of the notes come in their order`(
    missing: String, place: Int
  ) throws {
    let complete = noteSections.map { "## \($0)\n" }.joined()
    try fixture.write(complete, to: Self.notes)
    #expect(try workspace.sectionFindings(of: chapter) == [])
    try fixture.write(
      complete.replacing("## \(missing)\n", with: ""), to: Self.notes)
    #expect(
      try workspace.sectionFindings(of: chapter) == [
        Finding(
          Self.notes, place == 9 ? 1 : place,
          "section \(place) of the notes is '## \(missing)'")
      ])
  }

  @Test func `everything wrong with a chapter is found in one go`() throws {
    try fixture.write(
      "# 1. One\n\nIt is SwiftUI, and a **word**. See [a](b.md).\n",
      to: Self.notes)
    let hints = chapter.exercises[0].hints
    try fixture.write("`make tea`\n", to: hints)
    try fixture.write("// WRITE THIS: more\n", to: chapter.lessonFile)
    for page in PageChecks.otherPages {
      try fixture.write("`make tea`\n", to: page)
    }
    let found = try workspace.pageFindings(of: [chapter]).map(\.description)
    #expect(
      Set(found).isSuperset(
        of: [
          "\(Self.notes):3: the link to b.md is broken",
          "\(Self.notes):3: the sentence with 'SwiftUI' has no footnote",
          "\(Self.notes):3: 'word' is bold, but not defined under Words",
          "\(Self.notes):1: section 1 of the notes is '## The problem'",
          "\(hints):1: there is no make tea",
          "\(chapter.lessonFile):1: to be written: more",
        ] + PageChecks.otherPages.map { "\($0):1: there is no make tea" }),
      "\(found)")
  }

  // MARK: - Words

  @Test func `a word is bold where it is explained, and listed`() throws {
    try fixture.write(Fixture.notesWithWord, to: Self.notes)
    #expect(try workspace.wordFindings(of: chapter) == [])
    try fixture.write(
      Fixture.notesWithWord.replacing("A **number**", with: "A **digit**"),
      to: Self.notes)
    #expect(
      try workspace.wordFindings(of: chapter).map(\.description) == [
        "\(Self.notes):3: 'digit' is bold, but not defined under Words",
        "\(Self.notes):7: 'number' is not bold where it is explained",
      ])
  }

  @Test func `a word is defined by one chapter`() throws {
    let workspace = try fixture.addChapter(named: "Two", with: "Third")
    try fixture.write(Fixture.notesWithWord, to: Self.notes)
    try fixture.write(
      "## Words\n\n- **apple**: a fruit.\n- **Number**: again.\n",
      to: "Chapters/02-Two/Notes.md")
    #expect(
      try workspace.glossaryFindings() == [
        Finding(
          "Chapters/02-Two/Notes.md", 3, "chapter 1 already defines 'Number'")
      ])
  }

  // MARK: - The README's table

  private static let row = "| [1 One](\(notes)) | to count | 2 |"
  private static let newRow =
    "| [1 One](\(notes)) | WRITE THIS: what will be learnt | 2 |"

  @Test(arguments: [
    (row, nil),
    (row.replacing("| 2 |", with: "| 3 |"), row),
    (row.replacing("1 One", with: "1 Won"), newRow),
    (row + "\n| 2 Two | more | 0 |", ""),
    ("", newRow),
  ])
  func `the README lists the chapters of the manifest`(
    rows: String, expected: String?
  ) throws {
    try fixture.write(
      "# Title\n\n| chapter | you learn | exercises |\n| --- | --- | --- |\n"
        + rows + "\n\nMore.\n", to: "README.md")
    #expect(
      try workspace.contentsFindings().map(\.text)
        == [expected].compactMap(\.self)
        .map { "as in Package.swift, this line should be: \($0)" })
  }

  @Test func `a README without the table is named`() throws {
    try fixture.write("# Title\n", to: "README.md")
    let text = "there is no table whose first column is called chapter"
    #expect(
      try workspace.contentsFindings() == [Finding("README.md", 1, text)])
  }
}
