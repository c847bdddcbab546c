import Testing

@testable import WorkbookKit

@Suite struct CatalogueTableTests {
  private func chapters(_ rows: String) throws -> [Chapter] {
    try CatalogueTable(in: "let chapters = [\n\(rows)\n]\nlet a = 1\n")
      .chapters
  }

  @Test func `rows are read as swift-format breaks them`() throws {
    let chapters = try chapters(
      """
        // Chapter(7, "Draft", on: "ACore", [])
        Chapter(1, "One", on: "ACore", []), // the first
        Chapter(
          2, "Two", on: "ACore", mode: .v6,
          [
            "First",  // not "Second"
            "Third",
          ])
      """)
    #expect(chapters.map(\.name) == ["One", "Two"])
    #expect(chapters.map(\.line) == [3, 4])
    #expect(chapters[1].exercises.map(\.name) == ["First", "Third"])
    #expect(chapters[1].exercises.map(\.id) == ["2.1", "2.2"])
  }

  @Test(arguments: [
    #"Chapter(2, "Two", core: "ACore", []),"#,
    #"Chapter(2, on: "ACore", "Two", []),"#,
    #"Chapter(two, "Two", on: "ACore", []),"#,
    #"Chapter(99999999999999999999, "Two", on: "ACore", []),"#,
    #"Chapter(2, "Two and a half", on: "ACore", []),"#,
    #"Chapter(2, "Two", on: "ACore", ["First-Steps"]),"#,
    #"Chapter(2, "Two", on: "ACore", ["First", second]),"#,
    #"Chapter(2, "Two", on: "ACore", ["First"] + more),"#,
    #"Chapter(2, "Two", on: "ACore", ["First"], isDraft: true),"#,
    #".init(2, "Two", on: "ACore", []),"#,
    #"two,"#,
    #"/* Chapter(2, "Two", on: "ACore", []), */"#,
  ])
  func `what is no row is named with its line`(row: String) {
    let failure = Failure(
      """
      Package.swift:3: the table of chapters cannot be read here; a row is \
      Chapter(5, "Environment", on: "ViewCore", ["InjectAnAccount"])
      """)
    #expect(throws: failure) {
      try chapters(
        """
          Chapter(1, "One", on: "ACore", []),
          \(row)
          Chapter(3, "Three", on: "ACore", []),
        """)
    }
  }

  @Test func `two chapters do not share a number`() {
    let failure = Failure(
      """
      Package.swift:3: line 2 has chapter 1 already; give one of the two \
      another number
      """)
    #expect(throws: failure) {
      try chapters(
        """
          Chapter(1, "One", on: "ACore", []),
          Chapter(1, "Two", on: "ACore", []),
        """)
    }
  }

  @Test(arguments: [
    ("One", "A", "One"), ("one", "A", "one"), ("Two", "One", "One"),
    ("Two", "first", "first"), ("First", "A", "First"), ("Two", "Two", "Two"),
  ])
  func `two names are not the same, whatever their case`(
    chapter: String, exercise: String, same: String
  ) {
    let failure = Failure(
      """
      Package.swift:3: the table has the name \(same) already; each chapter \
      and each exercise needs a name of its own
      """)
    #expect(throws: failure) {
      try chapters(
        """
          Chapter(1, "One", on: "ACore", ["First"]),
          Chapter(2, "\(chapter)", on: "ACore", ["\(exercise)"]),
        """)
    }
  }

  @Test(arguments: [
    ("let a = 1", "no line is 'let chapters = ['"),
    ("let chapters = [", "it does not end with a line ']'"),
    ("let chapters = [\n  // none yet\n]", "it lists no chapter"),
  ])
  func `a manifest without a table is refused`(
    manifest: String, why: String
  ) {
    #expect(
      throws: Failure(
        "Package.swift: the table of chapters cannot be read: \(why)")
    ) { try CatalogueTable(in: manifest) }
  }
}
