import Testing

@testable import WorkbookKit

@Suite struct CatalogueTests {
  let catalogue: Catalogue

  private static let manifest = """
    // Chapter(…) is a row
    let chapters = [
      Chapter(
        1, "Declaration", on: "ObservationCore",
        ["DeclareAStore", "IgnoreACount"]),
      Chapter(
        12, "BeyondViews", on: "ViewCore", mode: .v6,
        [
          "SaveOnChange"
        ]),
    ]
    """

  init() throws { catalogue = try Catalogue(manifest: Self.manifest) }

  @Test func `the table lists chapters, their language mode and exercises`() {
    #expect(
      catalogue.chapters.map(\.folder) == ["01-Declaration", "12-BeyondViews"])
    #expect(catalogue.chapters.map(\.mode) == ["5", "6"])
    #expect(catalogue.exercises.map(\.id) == ["1.1", "1.2", "12.1"])
    #expect(catalogue.exercises[1].path == "01-Declaration/2-IgnoreACount")
  }

  @Test func `a file is compiled in its chapter's language mode`() {
    #expect(
      catalogue.mode(of: "Exercises/12-BeyondViews/1-SaveOnChange/A.swift")
        == "6")
    #expect(catalogue.mode(of: "/tmp/01-Declaration/A.swift") == "5")
    #expect(catalogue.mode(of: "/tmp/A.swift") == "5")
  }

  @Test(arguments: [
    ("12", 12), ("01", 1), ("declaration", 1), ("BeyondViews", 12),
  ])
  func `a chapter is found by number and by name`(
    name: String, number: Int
  ) throws {
    #expect(try catalogue.chapter(name).number == number)
  }

  @Test(arguments: [
    "1.2", "01.02", "ignoreacount",
    "Exercises/01-Declaration/2-IgnoreACount/",
    "./Exercises/01-Declaration/2-IgnoreACount/Store.swift",
    "/home/ann/workbook/Exercises/01-Declaration/2-IgnoreACount/Task.md",
    "exercises/01-declaration/2-ignoreacount",
    "01-Declaration/2-IgnoreACount",
  ])
  func `an exercise is found by number, by name and by a path`(
    name: String
  ) throws {
    #expect(try catalogue.exercise(name).id == "1.2")
  }

  @Test(arguments: [
    ("1.9", "no exercise 1.9; chapter 1 has 1.1 to 1.2"),
    ("1", "1 is a chapter; its first exercise is 1.1"),
    ("7.1", "no chapter 7; there are 1 (Declaration), 12 (BeyondViews)"),
    ("Foo", "no exercise Foo; make progress shows them all"),
  ])
  func `what does not exist is answered with what does`(
    name: String, answer: String
  ) {
    #expect(throws: Failure(answer)) { try catalogue.exercise(name) }
  }

  @Test func `chapters about views are left out on the toolchain's own`()
    throws
  {
    let rest = try Catalogue(manifest: Self.manifest, core: .toolchain)
    #expect(rest.exercises.map(\.id) == ["1.1", "1.2"])
    #expect(throws: Failure.self) { try Core(["CORE": "observation"]) }
  }

  @Test(arguments: [
    #"Chapter(2, "Two", core: "ACore", ["A"]),"#,
    #"Chapter(two, "Two", on: "ACore", ["A"]),"#,
    #"Chapter(2, "Two", on: "ACore", ["A"] + more),"#,
    #"Chapter(2, "Two", on: "ACore", ["A"], isDraft: true),"#,
  ])
  func `a row that cannot be read is an error`(row: String) {
    let failure = Failure(
      """
      Package.swift lists a chapter in a row that can't be read; git diff \
      Package.swift shows what has changed
      """)
    #expect(throws: failure) {
      try Catalogue(
        manifest: """
          let chapters = [
            Chapter(1, "One", on: "ACore", ["First"]),
            \(row)
          ]
          """)
    }
  }

  @Test(arguments: ["let a = 1", "let chapters = ["])
  func `a manifest without a table is an error`(manifest: String) {
    #expect(throws: Failure.self) { try Catalogue(manifest: manifest) }
  }
}
