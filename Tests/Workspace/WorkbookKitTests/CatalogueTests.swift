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
            12, "BeyondViews", on: "ViewCore", mode: .v6,
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

  @Test func `a chapter may name the language mode of its files`() {
    #expect(catalogue.chapters.map(\.mode) == ["5", "6"])
    #expect(
      catalogue.mode(of: "Exercises/12-BeyondViews/1-SaveOnChange/A.swift")
        == "6")
    #expect(catalogue.mode(of: "/tmp/01-Declaration/A.swift") == "5")
    #expect(catalogue.mode(of: "/tmp/A.swift") == "5")
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
    #expect(try catalogue.exercise("01.02").id == "1.2")
  }

  @Test(arguments: [
    "Exercises/01-Declaration/2-IgnoreACount",
    "Exercises/01-Declaration/2-IgnoreACount/",
    "./Exercises/01-Declaration/2-IgnoreACount/Store.swift",
    "/home/ann/workbook/Exercises/01-Declaration/2-IgnoreACount/Task.md",
    "exercises/01-declaration/2-ignoreacount",
    "01-Declaration/2-IgnoreACount",
  ])
  func `an exercise is found by a path`(path: String) throws {
    #expect(try catalogue.exercise(path).id == "1.2")
    #expect(try catalogue.chapter(path).number == 1)
  }

  @Test(arguments: [
    ("chapter 9", "no chapter 9; there are 1 (Declaration), 12 (BeyondViews)"),
    ("exercise 1.9", "no exercise 1.9; chapter 1 has 1.1 to 1.2"),
    ("exercise 1", "1 is a chapter; its first exercise is 1.1"),
    (
      "exercise 7.1",
      "no chapter 7; there are 1 (Declaration), 12 (BeyondViews)"
    ),
    ("exercise Foo", "no exercise Foo; make progress shows them all"),
    (
      "exercise 1.2x",
      """
      no exercise 1.2x; did you mean 1.2 IgnoreACount? make progress shows \
      them all
      """
    ),
    (
      "exercise 1-2",
      """
      no exercise 1-2; did you mean 1.2 IgnoreACount? make progress shows them \
      all
      """
    ),
    (
      "exercise IgnoreCount",
      """
      no exercise IgnoreCount; did you mean 1.2 IgnoreACount? make progress \
      shows them all
      """
    ),
    (
      "exercise store",
      """
      no exercise store; did you mean 1.1 DeclareAStore? make progress shows \
      them all
      """
    ),
    ("exercise 01.9", "no exercise 01.9; chapter 1 has 1.1 to 1.2"),
    (
      "exercise ./Exercises/01-Declaration/",
      "1 is a chapter; its first exercise is 1.1"
    ),
    (
      "chapter Declration",
      "no chapter Declration; did you mean 1 (Declaration)?"
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

  @Test(arguments: [
    (["Chapters/02-Two"], ["1", "2.1", "3", "4", "5"], [2]),
    (["Solutions/02-Two/1-C", "Chapters/04-Four"], ["1", "3", "5"], [2, 4]),
    (["Tests/01-One/2-B"], ["1.1", "2", "3", "4", "5"], [1]),
  ])
  func `what has no folder is listed, and not written`(
    there: [String], unwritten: [String], chapters: [Int]
  ) throws {
    let catalogue = try planned(there)
    #expect(catalogue.unwritten == unwritten)
    #expect(catalogue.chapters.map(\.number) == chapters)
  }

  @Test(arguments: [
    ("chapter 3", "chapter 3, Three, is not written yet; chapters 1 and 2 are"),
    (
      "chapter five",
      "chapter 5, Five, is not written yet; chapters 1 and 2 are"
    ),
    ("exercise 1", "1 is a chapter; its first exercise is 1.2"),
    (
      "exercise 1.1",
      "exercise 1.1, A, is not written yet; exercise 1.2 is"
    ),
    (
      "exercise D",
      "exercise 3.1, D, is not written yet; chapters 1 and 2 are"
    ),
    (
      "exercise 3.7",
      "chapter 3, Three, is not written yet; chapters 1 and 2 are"
    ),
    (
      "exercise 2.7",
      "chapter 2 has no exercise yet; make chapter-2 plays its lesson"
    ),
  ])
  func `what is not written is answered with what is`(
    asked: String, answer: String
  ) throws {
    let catalogue = try planned(["Tests/01-One/2-B", "Chapters/02-Two"])
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

  @Test func `three chapters in a row are named by the first and the last`()
    throws
  {
    let catalogue = try planned(
      ["Chapters/01-One", "Chapters/02-Two", "Chapters/03-Three"])
    let answer = Failure(
      "chapter 4, Four, is not written yet; chapters 1 to 3 are")
    #expect(throws: answer) { try catalogue.chapter("4") }
  }

  private func planned(_ there: [String]) throws -> Catalogue {
    try Catalogue(
      manifest: """
        let chapters = [
          Chapter(1, "One", on: "ACore", ["A", "B"]),
          Chapter(2, "Two", on: "ACore", ["C"]),
          Chapter(3, "Three", on: "ACore", ["D"]),
          Chapter(4, "Four", on: "ACore", []),
          Chapter(5, "Five", on: "ACore", []),
        ]
        """,
      isThere: there.contains)
  }
}
