import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct ContentsTests {
  private static let row =
    "| [1 One](Chapters/01-One/Notes.md) | to count | 2 |"

  @Test(arguments: [
    (row, nil),
    (
      row.replacing("| 2 |", with: "| 3 |"),
      "README.md:5: chapter 1 One has 2 exercises, not 3"
    ),
    (
      row.replacing("1 One", with: "1 Won"),
      """
      README.md:5: this row of the table should be \
      [1 One](Chapters/01-One/Notes.md), as in Package.swift
      """
    ),
    (
      row.replacing("01-One", with: "1-One"),
      """
      README.md:5: the notes of 1 One are Chapters/01-One/Notes.md, not \
      Chapters/1-One/Notes.md
      """
    ),
    (
      row + "\n| 2 Two | more | 0 |",
      "README.md:6: Package.swift lists no chapter 2 Two"
    ),
    (
      "",
      """
      README.md:5: this row of the table should be \
      [1 One](Chapters/01-One/Notes.md), as in Package.swift
      """
    ),
  ])
  func `the README lists the chapters of the manifest`(
    rows: String, finding: String?
  ) throws {
    let fixture = try Fixture()
    try fixture.write(
      "# Title\n\n| chapter | you learn | exercises |\n| --- | --- | --- |\n"
        + rows + "\n", to: "README.md")
    #expect(
      try fixture.workspace().contentsFindings().map(\.description)
        == [finding].compactMap(\.self))
  }

  @Test func `a README without the table is named`() throws {
    let fixture = try Fixture()
    try fixture.write("# Title\n", to: "README.md")
    #expect(
      try fixture.workspace().contentsFindings().map(\.description) == [
        "README.md:1: there is no table whose first column is called chapter"
      ])
  }

  @Test(arguments: [
    ("", ",\n"), (",", ",\n"), ("  // the first", ",  // the first\n"),
    (",  // the first", ",  // the first\n"),
  ])
  func `a new chapter follows the last row`(
    after: String, between: String
  ) throws {
    let row = #"  Chapter(1, "One", on: "ACore", [])"#
    let two = try #require(
      ManifestTable(
        in:
          "let chapters = [\n  Chapter(2, \"Two\", on: \"BCore\", [\"A\", \"B\"])\n]"
      ).chapters.first)
    let manifest = try manifestListing(
      two, in: "let chapters = [\n\(row)\(after)\n]\n")
    #expect(
      manifest == """
        let chapters = [
        \(row)\(between)\
          Chapter(
            2, "Two", on: "BCore",
            ["A", "B"]),
        ]

        """)
  }
}
