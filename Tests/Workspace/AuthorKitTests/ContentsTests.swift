import Testing

@testable import AuthorKit
@testable import WorkbookKit

@Suite struct ContentsTests {
  private static let row =
    "| [1 One](Chapters/01-One/Notes.md) | to count | 2 |"

  @Test(arguments: [
    (row, nil),
    (row.replacing("| 2 |", with: "| 3 |"), row),
    (
      row.replacing("1 One", with: "1 Won"),
      row.replacing("to count", with: "WRITE THIS: what will be learnt")
    ),
    (row + "\n| 2 Two | more | 0 |", ""),
    ("", row.replacing("to count", with: "WRITE THIS: what will be learnt")),
  ])
  func `the README lists the chapters of the manifest`(
    rows: String, expected: String?
  ) throws {
    let fixture = try Fixture()
    try fixture.write(
      "# Title\n\n| chapter | you learn | exercises |\n| --- | --- | --- |\n"
        + rows + "\n\nMore.\n", to: "README.md")
    let found = try fixture.workspace().contentsFindings()
    #expect(
      found.map(\.text)
        == [expected].compactMap(\.self)
        .map { "as in Package.swift, this line should be: \($0)" })
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
