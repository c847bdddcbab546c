import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct NotesFindingsTests {
  let fixture: Fixture
  let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
  }

  @Test(arguments: [
    "[a task](Exercises/01-One/1-First/Task.md)",
    "`Exercises/01-One/1-First/First.swift`",
    "`make chapter-1`, `make grade E=1.2`, `make grade E=First`",
    "`make new-exercise E=7.1 NAME=Seven`",
    "[far away](https://swift.org/nowhere)",
    "[here](#the-first-words)\n\n## The first words!",
    "```swift greet\nmake nothing\n```",
    "<!-- plain: A calls -->\n<!-- plain: B. -->\n```text\nA ──▶ B\n```",
    "```output greet\nList\n└─ Row\n```",
  ])
  func `what exists is passed over`(text: String) {
    #expect(
      pageFindings(in: text, file: "README.md", workspace: workspace) == [])
  }

  @Test(arguments: [
    ("[a](Nowhere.md)", "the link to Nowhere.md leads nowhere"),
    ("[a](#nowhere)", "no heading here is #nowhere"),
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
  func `what does not exist is named`(text: String, finding: String) {
    let found = pageFindings(
      in: "One.\n\n" + text, file: "README.md", workspace: workspace)
    #expect(found == [Finding(file: "README.md", line: 3, text: finding)])
  }

  @Test(arguments: [
    ("> quoted", "not known here: a block quote; write a paragraph", 3),
    ("two\nlines & more", "not known here: the sign &; write 'and', or `&`", 4),
  ])
  func `Markdown that is not known is named, with its line`(
    text: String, finding: String, line: Int
  ) {
    let found = pageFindings(
      in: "One.\n\n" + text, file: "README.md", workspace: workspace)
    #expect(found == [Finding(file: "README.md", line: line, text: finding)])
  }

  @Test func `the sections of the notes come in their order`() {
    let complete = noteSections.map { "## \($0)\n" }.joined()
    func findings(_ text: String) -> [String] {
      notesFindings(in: text, file: "Notes.md", workspace: workspace)
        .map(\.description)
    }
    #expect(findings(complete) == [])
    #expect(
      findings(complete.replacing("## Pitfalls\n", with: "")) == [
        "Notes.md:5: section 5 of the notes is '## Pitfalls'"
      ])
    #expect(
      findings(complete.replacing("## Words\n", with: "")) == [
        "Notes.md:9: section 9 of the notes is '## Words'"
      ])
    #expect(
      findings(complete.replacing("## Sources\n", with: "")) == [
        "Notes.md:1: section 10 of the notes is '## Sources'"
      ])
  }
}
