import Foundation
import Testing

@testable import WorkbookKit

/// A small workspace in a temporary folder: one chapter, two exercises.
final class Fixture {
  let root: URL

  static let manifest = """
    let chapters = [
      Chapter(
        1, "One", on: "ACore", ["First", "Second"])
    ]
    """

  /// Notes with a word, and with what is none.
  static let notesWithWord = """
    # 1. One

    A **number** is what counts. An **even `2`** is not a word. **Look:** here.

    ## Words

    - **number**: what
      counts.
    - no word

    """

  /// - Parameter name: What the name of its folder begins with.
  init(named name: String = "workspace") throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "\(name)-\(UUID().uuidString)")
    try write(Self.manifest, to: "Package.swift")
    try write(
      "| chapter | you learn | exercises |\n| --- | --- | --- |\n"
        + "| [1 One](Chapters/01-One/Notes.md) | to count | 2 |\n",
      to: "README.md")
    try write(
      "chapter-%: tool\nnotes-%: tool\ngrade: tool\nnew-exercise: tool\n",
      to: "Makefile")
    try write("// The lesson\n", to: "Chapters/01-One/Lesson.swift")
    try write("# 1. One\n", to: "Chapters/01-One/Notes.md")
    try write(
      "import First\nimport Second\n", to: "Tests/01-One/Story/OneStory.swift")
    try addExercise("01-One/1-First")
    try addExercise("01-One/2-Second")
    try write(
      "# Task\n\n## What it shows\n\nMore.\n",
      to: "Exercises/01-One/2-Second/Task.md")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func workspace() throws -> Workspace { try Workspace(root: root) }

  func write(_ text: String, to path: String) throws {
    let folder = root.appending(path: path).deletingLastPathComponent()
    if FileFacts(folder.path(percentEncoded: false)) == nil {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
    }
    // Foundation waits until a file has reached the disk. Tests need not wait.
    // Programs that other tests start mustn't keep it open (e).
    let stream = try #require(fopen(self.path(path), "we"))
    fputs(text, stream)
    fclose(stream)
  }

  /// Lists chapters and their exercises in the manifest.
  func list(_ chapters: (name: String, exercises: [String])...) throws {
    let rows = zip(1..., chapters).map {
      "  Chapter(\($0), \"\($1.name)\", on: \"ACore\", \($1.exercises)),\n"
    }
    try write("let chapters = [\n\(rows.joined())]\n", to: "Package.swift")
  }

  /// Makes the files of an exercise, such as `01-One/1-First`.
  func addExercise(_ path: String) throws {
    let name = path.split(separator: "-").last!
    let stub = "// TODO 1: Make it two.\nlet a = 1\n"
    try write(stub, to: "Exercises/\(path)/\(name).swift")
    try write(stub, to: "Tests/Stubs/\(path)/\(name).swift")
    try write(
      "// Why: it is.\nlet a = 2\n", to: "Solutions/\(path)/\(name).swift")
    try write("# Task\n", to: "Exercises/\(path)/Task.md")
    try write("import Testing\n", to: "Tests/\(path)/\(name)Tests.swift")
    try write(
      "# Hints\n\n## A question\n\nWhy?\n\n## A pointer\n\nThere.\n\n"
        + "## A step\n\nSo.\n", to: "Exercises/\(path)/Hints.md")
  }

  /// Adds a second chapter with one exercise.
  func addChapter(named name: String, with exercise: String) throws -> Workspace
  {
    try list(("One", ["First", "Second"]), (name, [exercise]))
    try addExercise("02-\(name)/1-\(exercise)")
    return try workspace()
  }

  /// Gives the first exercise two more files: one that is given, and one with
  /// the first thing to do.
  func shipThreeFiles() throws {
    let path = "01-One/1-First"
    try write(
      "# Task\n\nSecond.swift, then First.swift.\n",
      to: "Exercises/\(path)/Task.md")
    for (name, stub, solution) in [
      ("A", "// Given.\nlet c = 1\n", "// Given.\nlet c = 1\n"),
      (
        "First", "// TODO 2: Two.\nlet a = 1\n", "// Why 2: it is.\nlet a = 2\n"
      ),
      (
        "Second", "// TODO 1: Two.\nlet b = 1\n",
        "// Why 1: it was.\nlet b = 2\n"
      ),
    ] {
      try write(stub, to: "Exercises/\(path)/\(name).swift")
      try write(stub, to: "Tests/Stubs/\(path)/\(name).swift")
      try write(solution, to: "Solutions/\(path)/\(name).swift")
    }
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Makes a link, in place of what is there.
  func link(_ path: String, to other: String) throws {
    try? remove(path)
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: path),
      withDestinationURL: root.appending(path: other))
  }

  /// The whole path of a file.
  func path(_ path: String) -> String {
    root.appending(path: path).path(percentEncoded: false)
  }
}

/// Tests of a small workspace.
class FixtureSuite {
  let fixture: Fixture
  let workspace: Workspace
  var chapter: Chapter { workspace.catalogue.chapters[0] }
  /// The first one.
  var exercise: Exercise { workspace.catalogue.exercises[0] }
  /// Its file.
  static let file = "Exercises/01-One/1-First/First.swift"

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.workspace()
  }
}

/// The words of the failure that something ends with.
func failure<Result>(
  sourceLocation: SourceLocation = #_sourceLocation,
  of body: () throws -> Result
) -> String {
  #expect(throws: Failure.self, sourceLocation: sourceLocation) { try body() }?
    .description ?? ""
}
