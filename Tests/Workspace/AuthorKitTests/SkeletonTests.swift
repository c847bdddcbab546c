import Foundation
import NotesKit
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// Chapters and exercises that are begun in a workspace with the real
/// templates.
@Suite struct SkeletonTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
    try fixture.write(
      Fixture.manifest.replacing("ACore", with: "ViewCore"),
      to: "Package.swift")
    for name in ["Lesson", "1-First", "2-Second"] {
      try fixture.write(
        "let screens = []\n", to: "Chapters/01-One/Screens/\(name).swift")
    }
    let templates = "Sources/AuthorKit/Templates"
    let origin = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    try FileManager.default.createDirectory(
      at: fixture.root.appending(path: templates).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: origin.appending(path: templates),
      to: fixture.root.appending(path: templates))
  }

  private func beginChapter(on core: String) throws -> [String] {
    let workspace = try fixture.workspace()
    let chapter = try NewNames(workspace: workspace).chapter(
      "2", name: "Two", on: core)
    return try Skeleton(of: chapter, in: workspace).make()
      + workspace.list(chapter)
  }

  private func beginExercise(_ id: String, _ name: String) throws -> [String] {
    let workspace = try fixture.workspace()
    let (exercise, chapter) = try NewNames(workspace: workspace).exercise(
      id, name: name)
    return try Skeleton(
      of: exercise, writing: "Answer", in: chapter, of: workspace
    ).make() + workspace.list(chapter)
  }

  @Test(arguments: Skeleton.cores)
  func `a chapter and its first exercise have all of their files`(
    core: String
  ) throws {
    let hasScreens = core == "ViewCore"
    #expect(
      try beginChapter(on: core) == [
        "Chapters/02-Two/FirstRun.swift", "Chapters/02-Two/Lesson.swift",
        "Chapters/02-Two/Notes.md",
      ] + (hasScreens ? ["Chapters/02-Two/Screens/Lesson.swift"] : []) + [
        "Package.swift", "README.md",
      ])
    let made = try beginExercise("2.1", "LetIn")
    #expect(
      made == (hasScreens ? ["Chapters/02-Two/Screens/1-LetIn.swift"] : []) + [
        "Exercises/02-Two/1-LetIn/Answer.swift",
        "Exercises/02-Two/1-LetIn/Hints.md",
        "Exercises/02-Two/1-LetIn/Task.md",
        "Solutions/02-Two/1-LetIn/Answer.swift",
        "Tests/02-Two/1-LetIn/LetInTests.swift",
        "Tests/02-Two/Story/TwoStory.swift",
        "Tests/Bank/02-Two/1-LetIn.md",
        "Tests/Stubs/02-Two/1-LetIn/Answer.swift",
        "Package.swift", "README.md",
      ])

    // make test has nothing to say of the tree, and names all that is left.
    let workspace = try fixture.workspace()
    guard case .fine = treeStep(workspace) else {
      Issue.record("\(treeStep(workspace))")
      return
    }
    let places =
      PageChecks(workspace).findingsInOtherPages()
      + workspace.unwrittenPlaces(of: workspace.catalogue.chapters[1])
    let page = "Tests/Bank/02-Two/1-LetIn.md"
    for file in made where file.hasSuffix(".md") || file.hasSuffix(".swift") {
      let isCopy = file == "Exercises/02-Two/1-LetIn/Answer.swift"
      #expect(
        places.contains { $0.file == file }
          != (isCopy || file == "Package.swift" || file == page), "\(file)")
    }
    #expect(
      try workspace.bankFindings(of: workspace.catalogue.exercise("2.1"))
        .map(\.text) == [
          "has 0 right answers; at least 3", "has 0 wrong answers; at least 4",
        ])
  }

  @Test(arguments: Skeleton.cores)
  func `no word of a template is left`(core: String) throws {
    let made = try beginChapter(on: core) + beginExercise("2.1", "LetIn")
    let words = #/[A-Z]{2,}/#
    for file in made where file.contains("02-Two") && !file.hasSuffix("/") {
      let text = try fixture.workspace().text(file)
        .replacing(WriteThis.mark, with: "").replacing("TODO", with: "")
        .replacing("XCT", with: "")
      #expect(text.firstMatch(of: words)?.output == nil, "\(file)")
    }
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
        "\(old) exists already, so nothing was made; move it away")
    ) { try beginChapter(on: "ViewCore") }
    let workspace = try fixture.workspace()
    #expect(try workspace.text(old) == "# mine\n")
    #expect(workspace.names(in: "Chapters/02-Two") == ["Notes.md"])
    #expect(workspace.catalogue.chapters.count == 1)
  }

  @Test func `the notes have all sections`() throws {
    let notes = try fixture.workspace().text(
      "Sources/AuthorKit/Templates/Notes.md")
    let sections = Document(parsing: notes).blocks.compactMap { located in
      if case .heading(2, let title) = located.block {
        title.words
      } else {
        nil
      }
    }
    #expect(sections == noteSections)
  }

  @Test(arguments: [
    ("two", "Two", "two is not a number; the next chapter is 2"),
    ("1", "Two", "chapter 1 is One already; the next one is 2"),
    ("3", "Two", "the next chapter is 2, not 3"),
    ("2", "", "what is its name? make new-chapter N=2 NAME=Environment"),
    (
      "2", "../Two",
      "'../Two' is not a name; a name has letters and digits, and"
    ),
    ("2", "one", "'one' is not a name; a name has letters and digits, and"),
    ("2", "SECOND", "the name Second is taken; choose another"),
  ])
  func `a chapter that cannot be begun is answered`(
    number: String, name: String, answer: String
  ) throws {
    let names = NewNames(workspace: try fixture.workspace())
    let error = #expect(throws: Failure.self) {
      try names.chapter(number, name: name, on: nil)
    }
    #expect(error?.description.hasPrefix(answer) == true, "\(error!)")
  }

  @Test(arguments: [
    (
      "one", "New",
      "one is not the number of an exercise, such as 5.1"
    ),
    ("1.2", "New", "exercise 1.2 is Second already; the next one is 1.3"),
    ("1.4", "New", "the next exercise of chapter 1 is 1.3, not 1.4"),
    (
      "2.1", "New", "there is no chapter 2 to add to; make new-chapter N=2 NAME"
    ),
    ("1.3", "One", "the name One is taken; choose another"),
  ])
  func `an exercise that cannot be begun is answered`(
    id: String, name: String, answer: String
  ) throws {
    let names = NewNames(workspace: try fixture.workspace())
    let error = #expect(throws: Failure.self) {
      try names.exercise(id, name: name)
    }
    #expect(error?.description.hasPrefix(answer) == true, "\(error!)")
  }

  @Test func `a stub is kept as its author has written it`() throws {
    let exercise = try fixture.workspace().catalogue.exercise("1.1")
    func stub() throws -> NewStub {
      try NewStub(of: exercise, in: fixture.workspace())
    }
    #expect(try stub().isEmpty)
    let path = "01-One/1-First"
    let text = "// TODO 1: Make it three.\nlet a = 2\n"
    try fixture.remove("Exercises/\(path)/First.swift")
    try fixture.write(text, to: "Exercises/\(path)/Number.swift")
    #expect(
      try stub().keep() == [
        "Tests/Stubs/\(path)/First.swift", "Tests/Stubs/\(path)/Number.swift",
      ])
    #expect(try stub().isEmpty)
    #expect(
      try fixture.workspace().stub(of: exercise) == ["Number.swift": text])

    try fixture.write("let a = 3\n", to: "Exercises/\(path)/Number.swift")
    let error = #expect(throws: Failure.self) { try stub() }
    #expect(
      error?.description.hasPrefix(
        "Exercises/\(path)/Number.swift has no line '// TODO 1: …'") == true)
  }
}
