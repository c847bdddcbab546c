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

  @Test func `each row of the table is a chapter`() {
    #expect(catalogue.chapters.map(\.name) == ["Declaration", "BeyondViews"])
    #expect(
      catalogue.chapters.map(\.folder) == ["01-Declaration", "12-BeyondViews"])
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

  @Test func `chapters about views are left out on the toolchain's own`()
    throws
  {
    let rest = try Catalogue(manifest: Self.manifest, core: .toolchain)
    #expect(rest.exercises.map(\.id) == ["1.1", "1.2"])
    let failure = Failure(
      """
      chapter 12, BeyondViews, needs views, and they are built on our \
      Observation; leave CORE=Observation out
      """)
    #expect(throws: failure) { try rest.chapter("beyondviews") }
    #expect(throws: failure) { try rest.exercise("12.1") }
    #expect(throws: Failure.self) { try Core(["CORE": "observation"]) }
  }

  @Test(arguments: [
    #"Chapter(2, "Two", core: "ACore", ["A"]),"#,
    #"Chapter(two, "Two", on: "ACore", ["A"]),"#,
    #"Chapter(2, "Two and a half", on: "ACore", ["A"]),"#,
    #"Chapter(2, "Two", on: "ACore", ["A"] + more),"#,
    #"Chapter(2, "Two", on: "ACore", ["A"], isDraft: true),"#,
  ])
  func `a row that cannot be read is an error`(row: String) {
    let failure = Failure(
      """
      Package.swift lists a chapter in a row that cannot be read; git diff \
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

@Suite struct NearNamesTests {
  private func near(_ word: String) -> [Int] {
    let names = [
      ["1.1", "ReadToObserve"], ["1.2", "ReadWhereYouDraw"],
      ["11.2", "OldAndNew"], ["4.4", "ConditionalReads"],
      ["5.1", "FewerReads"],
    ]
    return nearest(to: word, among: Array(1...5)) { names[$0 - 1] }
  }

  @Test(arguments: [
    ("1,2", [2]), ("1-1", [1]), ("11-2", [3]), ("OLDANDNEU", [3]),
    ("ReadToObserver", [1]), ("RaedToObserve", [1]),
    ("draw", [2]), ("read", [1, 2, 4]),
    ("", []), ("x", []), ("ea", []), ("Counter", []), ("7.9", []),
  ])
  func `what is nearest is meant, and three at most`(
    word: String, meant: [Int]
  ) {
    #expect(near(word) == meant)
  }
}
