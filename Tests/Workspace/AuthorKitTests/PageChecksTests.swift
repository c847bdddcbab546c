import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct PageChecksTests {
  let fixture: Fixture
  let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
  }

  private func findings(_ text: String) throws -> [Finding] {
    try fixture.write(text, to: "README.md")
    return PageChecks(workspace).findings(inPage: "README.md")
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

  @Test(arguments: [
    ("[a](Nowhere.md)", "the link to Nowhere.md leads nowhere"),
    ("[a](#nowhere)", "no heading here is #nowhere"),
    (
      "[a](Chapters/01-One/Notes.md#nowhere)",
      "no heading in Chapters/01-One/Notes.md is #nowhere"
    ),
    ("`Sources/Nothing`", "there is no Sources/Nothing"),
    ("`make tea`", "there is no make tea"),
    ("`make green-tea`", "there is no make green-tea"),
    ("`make chapter-9`", "no chapter 9; there are 1 (One)"),
    ("`make grade E=1.9`", "no exercise 1.9; chapter 1 has 1.1 to 1.2"),
    ("- a list\n- with `make tea`", "there is no make tea"),
    ("| a |\n| --- |\n| `make tea` |", "there is no make tea"),
    ("```console\nmake tea\n```", "there is no make tea"),
    (
      "```text\nA ──▶ B\n```",
      "the picture needs its words above it: <!-- plain: … -->"
    ),
    (
      "<!-- plain: A calls B. -->\n\nA calls B.",
      "no picture is below these words"
    ),
  ])
  func `what does not exist is named`(text: String, finding: String) throws {
    #expect(
      try findings("One.\n\n" + text) == [
        Finding("README.md", 3, finding)
      ])
  }

  @Test(arguments: [
    ("> quoted", "not known here: a block quote; write a paragraph", 3),
    ("two\nlines & more", "not known here: the sign &; write 'and', or `&`", 4),
  ])
  func `Markdown that is not known is named, with its line`(
    text: String, finding: String, line: Int
  ) throws {
    #expect(
      try findings("One.\n\n" + text) == [
        Finding("README.md", line, finding)
      ])
  }

  @Test func `the sections of the notes come in their order`() {
    let complete = noteSections.map { "## \($0)\n" }.joined()
    func findings(_ text: String) -> [String] {
      sectionFindings(in: text, file: "Notes.md").map(\.description)
    }
    #expect(findings(complete) == [])
    #expect(
      findings(complete.replacing("## Pitfalls\n", with: "")) == [
        "Notes.md:5: section 5 of the notes is '## Pitfalls'"
      ])
    #expect(
      findings(complete.replacing("## Words\n", with: "")) == [
        "Notes.md:8: section 8 of the notes is '## Words'"
      ])
    #expect(
      findings(complete.replacing("## Sources\n", with: "")) == [
        "Notes.md:1: section 9 of the notes is '## Sources'"
      ])
  }

  @Test func `all that is wrong with a chapter is said at once`() throws {
    let notes = "Chapters/01-One/Notes.md"
    try fixture.write(
      "# 1. One\n\nIt is SwiftUI, and a **word**. See [a](b.md).\n", to: notes)
    let chapter = workspace.catalogue.chapters[0]
    try fixture.write("`make tea`\n", to: chapter.exercises[0].hints)
    try fixture.write("// WRITE THIS: more\n", to: chapter.lessonFile)
    let found = PageChecks(workspace).findings(of: chapter)
    #expect(
      Set(found.map(\.description)).isSuperset(of: [
        "\(notes):3: the link to b.md leads nowhere",
        "\(notes):3: the sentence with 'SwiftUI' has no footnote",
        "\(notes):3: 'word' is bold, but not defined under Words",
        "\(notes):1: section 1 of the notes is '## The problem'",
        "\(chapter.exercises[0].hints):1: there is no make tea",
        "\(chapter.lessonFile):1: to be written: more",
      ]), "\(found)")
  }

  @Test(arguments: PageChecks.otherPages)
  func `pages of no chapter are checked, too`(page: String) throws {
    try fixture.write("`make tea`\n", to: page)
    #expect(
      PageChecks(workspace).findingsInOtherPages()
        .contains { $0.file == page && $0.text == "there is no make tea" })
  }
}
