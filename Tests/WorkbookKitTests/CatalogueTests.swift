import Testing

@testable import WorkbookKit

@Suite struct CatalogueTests {
  let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue(
      manifest: """
        // Chapter(…) is a row
        let chapters = [
          Chapter(1, "Declaration", on: "ACore", ["DeclareAStore", "IgnoreACount"]),
          Chapter(
            12, "BeyondViews", on: "ViewCore",
            [
              "SaveOnChange"
            ]),
        ]
        """)
  }

  @Test func `each row of the table is a chapter`() {
    #expect(catalogue.chapters.map(\.name) == ["Declaration", "BeyondViews"])
    #expect(
      catalogue.chapters.map(\.folder) == ["01-Declaration", "12-BeyondViews"])
    #expect(catalogue.chapters.map(\.line) == [3, 4])
  }

  @Test func `exercises are numbered as they stand`() {
    #expect(catalogue.exercises.map(\.id) == ["1.1", "1.2", "12.1"])
    #expect(
      catalogue.exercises[1].path == "01-Declaration/2-IgnoreACount")
  }

  @Test func `a chapter is found by number and by name`() throws {
    #expect(try catalogue.chapter("12").name == "BeyondViews")
    #expect(try catalogue.chapter("01").name == "Declaration")
    #expect(try catalogue.chapter("declaration").number == 1)
  }

  @Test func `an exercise is found by number and by name`() throws {
    #expect(try catalogue.exercise("1.2").name == "IgnoreACount")
    #expect(try catalogue.exercise("saveonchange").id == "12.1")
    #expect(try catalogue.exercise("ignore").id == "1.2")
  }

  @Test(arguments: [
    ("chapter 9", "no chapter 9; there are 1 (Declaration), 12 (BeyondViews)"),
    ("exercise 1.9", "no exercise 1.9; chapter 1 has 1.1 to 1.2"),
    ("exercise 1", "1 is a chapter; an exercise of it is 1.1"),
    (
      "exercise 7.1",
      "no chapter 7; there are 1 (Declaration), 12 (BeyondViews)"
    ),
    (
      "exercise Foo",
      """
      no exercise Foo; there are 1.1 DeclareAStore, 1.2 IgnoreACount, \
      12.1 SaveOnChange
      """
    ),
  ])
  func `what does not exist is answered with what does`(
    asked: String, answer: String
  ) {
    let words = asked.split(separator: " ").map(String.init)
    let error = #expect(throws: Failure.self) {
      if words[0] == "chapter" {
        _ = try catalogue.chapter(words[1])
      } else {
        _ = try catalogue.exercise(words[1])
      }
    }
    #expect(error?.description == answer)
  }

  @Test func `a manifest without a table is refused`() {
    #expect(throws: Failure.self) { try Catalogue(manifest: "let a = 1") }
  }
}
