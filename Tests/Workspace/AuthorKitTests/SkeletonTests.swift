import Foundation
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// Chapters and exercises that are begun in a workspace with the real
/// templates.
@Suite final class SkeletonTests: FixtureSuite {
  override init() throws {
    try super.init()
    try fixture.write(
      Fixture.manifest.replacing("ACore", with: "ViewCore"),
      to: "Package.swift")
    for name in ["Lesson", "1-First", "2-Second"] {
      try fixture.write(
        "let screens = []\n", to: "Chapters/01-One/Screens/\(name).swift")
    }
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    try FileManager.default.createSymbolicLink(
      at: fixture.root.appending(path: "Sources"), withDestinationURL: sources)
  }

  private func beginChapter(on core: String) throws -> [String] {
    let workspace = try fixture.workspace()
    let chapter = try workspace.newChapter("2", name: "Two", on: core)
    return try workspace.makeFiles(of: chapter) + workspace.list(chapter)
  }

  private func beginExercise(_ id: String, _ name: String) throws -> [String] {
    let workspace = try fixture.workspace()
    let (exercise, chapter) = try workspace.newExercise(id, name: name)
    return try workspace.makeFiles(
      of: exercise, writing: "Answer", in: chapter) + workspace.list(chapter)
  }

  @Test(arguments: skeletonCores)
  func `a chapter and its first exercise have all of their files`(
    core: String
  ) throws {
    let hasScreens = core == "ViewCore"
    func listed(_ paths: String) -> [String] {
      paths.split(separator: "\n").map(String.init)
        .filter { hasScreens || !$0.contains("/Screens/") }
    }
    #expect(
      try beginChapter(on: core)
        == listed(
          """
          Chapters/02-Two/FirstRun.swift
          Chapters/02-Two/Lesson.swift
          Chapters/02-Two/Notes.md
          Chapters/02-Two/Screens/Lesson.swift
          Package.swift
          README.md
          """))
    let made = try beginExercise("2.1", "LetIn")
    #expect(
      made
        == listed(
          """
          Chapters/02-Two/Screens/1-LetIn.swift
          Exercises/02-Two/1-LetIn/Answer.swift
          Exercises/02-Two/1-LetIn/Hints.md
          Exercises/02-Two/1-LetIn/Task.md
          Solutions/02-Two/1-LetIn/Answer.swift
          Tests/02-Two/1-LetIn/LetInTests.swift
          Tests/02-Two/Story/TwoStory.swift
          Tests/Bank/02-Two/1-LetIn.md
          Tests/Stubs/02-Two/1-LetIn/Answer.swift
          Package.swift
          README.md
          """))

    // make test has nothing to say of the tree, and names all that is left.
    let workspace = try fixture.workspace()
    #expect(try workspace.treeFindings() == [])
    let chapter = workspace.catalogue.chapters[1]
    #expect(try workspace.sectionFindings(of: chapter) == [])
    let places =
      try workspace.unwrittenPlaces(in: ["README.md"])
      + workspace.unwrittenPlaces(of: chapter)
    #expect(places.contains { $0.file == "README.md" })
    for file in made where file.contains("02-Two") && !file.hasSuffix("/") {
      let isSilent =
        file == "Exercises/02-Two/1-LetIn/Answer.swift"
        || file.hasPrefix("Tests/Bank/")
      #expect(places.contains { $0.file == file } != isSilent, "\(file)")
      let text = try workspace.text(file).replacing(WriteThis.mark, with: "")
        .replacing("TODO", with: "").replacing("XCT", with: "")
      let word = text.firstMatch(of: #/[A-Z]{2,}/#)
      #expect(word?.output == nil, "of the template, in \(file)")
    }
    #expect(
      try workspace.bankFindings(of: workspace.catalogue.exercise("2.1"))
        .map(\.text) == [
          "has 0 right answers; at least 3", "has 0 wrong answers; at least 4",
        ])
  }

  @Test func `a second exercise leaves the story alone`() throws {
    _ = try beginChapter(on: "ViewCore")
    _ = try beginExercise("2.1", "LetIn")
    try fixture.write("// mine\n", to: "Tests/02-Two/Story/TwoStory.swift")
    let made = try beginExercise("2.2", "LetOut")
    #expect(!made.contains { $0.contains("Story") })
    let catalogue = try fixture.workspace().catalogue
    #expect(catalogue.exercises.map(\.id) == ["1.1", "1.2", "2.1", "2.2"])
    #expect(catalogue.exercises.last?.name == "LetOut")
    #expect(try fixture.workspace().contentsFindings() == [])
  }

  @Test func `what is there is never written over`() throws {
    let old = "Chapters/02-Two/Notes.md"
    try fixture.write("# mine\n", to: old)
    #expect(
      throws: Failure(
        "\(old) already exists, so nothing was created; move it")
    ) { try beginChapter(on: "ViewCore") }
    let workspace = try fixture.workspace()
    #expect(try workspace.text(old) == "# mine\n")
    #expect(workspace.names(in: "Chapters/02-Two") == ["Notes.md"])
    #expect(workspace.catalogue.chapters.count == 1)
  }

  @Test(arguments: [
    "two Two": "the next chapter is 2, not two",
    "1 Two": "the next chapter is 2, not 1",
    "2 ": "what is its name? make new-chapter N=2 NAME=Environment",
    "2 ../Two": "'../Two' isn't a name; a name has letters and digits, and",
    "2 one": "'one' isn't a name; a name has letters and digits, and",
    "2 SECOND": "the name Second is taken; choose another",
    "one.1 New": "there is no chapter for an exercise one.1; make new-chapter",
    "1.2 New": "the next exercise of chapter 1 is 1.3, not 1.2",
    "2.1 New": "there is no chapter for an exercise 2.1; make new-chapter",
    "1.3 One": "the name One is taken; choose another",
  ])
  func `what can't be begun is answered`(words: String, answer: String) throws {
    let parts = words.components(separatedBy: " ")
    let said = failure {
      if parts[0].contains(".") {
        _ = try workspace.newExercise(parts[0], name: parts[1])
      } else {
        _ = try workspace.newChapter(parts[0], name: parts[1], on: nil)
      }
    }
    #expect(said.hasPrefix(answer))
  }

  @Test func `a stub is kept as its author has written it`() throws {
    func keepStub() -> Int32 { Author.run(["stub", "1.1"], in: fixture.root) }
    let text = "// TODO 1: Make it three.\nlet a = 2\n"
    let path = "Exercises/01-One/1-First"
    try fixture.remove("\(path)/First.swift")
    try fixture.write(text, to: "\(path)/Number.swift")
    #expect(keepStub() == 0)
    #expect(try workspace.stub(of: exercise) == ["Number.swift": text])
    #expect(keepStub() == 0, "the same once more")
    try fixture.write("let a = 3\n", to: "\(path)/Number.swift")
    #expect(keepStub() == 2, "there is no TODO")
    #expect(try workspace.stub(of: exercise) == ["Number.swift": text])
  }

  @Test(arguments: [
    "": ",\n", ",": ",\n", "  // the first": ",  // the first\n",
    ",  // the first": ",  // the first\n",
  ])
  func `a new chapter follows the last row of the manifest's table`(
    after: String, between: String
  ) throws {
    let row = #"  Chapter(1, "One", on: "ACore", [])"#
    let two = Chapter(
      number: 2, name: "Two", core: "BCore", mode: "5", exercises: ["A", "B"])
    #expect(
      try manifestListing(two, in: "let chapters = [\n\(row)\(after)\n]\n")
        == """
        let chapters = [
        \(row)\(between)\
          Chapter(
            2, "Two", on: "BCore",
            ["A", "B"]),
        ]

        """)
  }
}
