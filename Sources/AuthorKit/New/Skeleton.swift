// The files that a chapter and an exercise begin with. Their texts are in
// Templates/, where words in capitals stand for the names: TYPE, EXERCISE … A
// skeleton works: its lesson plays, its first check refuses its stub, and its
// solution passes. Each place that is still to be written says so: see
// `WriteThis`.

import Foundation
import WorkbookKit

/// Files that are to be made together, or not at all.
struct Skeleton {
  private let workspace: Workspace
  /// The text of each file, by its path.
  private let files: [String: String]

  /// The cores that have templates.
  static let cores = ["ObservationCore", "ViewCore"]

  /// The folder and the first run of a chapter, and the screens of one about
  /// views.
  init(of chapter: Chapter, in workspace: Workspace) throws {
    try self.init(
      in: workspace,
      words: [
        "NUMBER": "\(chapter.number)", "CHAPTER": chapter.name,
        "LESSON": chapter.lesson,
      ],
      templates: [
        chapter.notes: "Notes.md",
        chapter.lessonFile: "\(chapter.core)/Lesson.swift",
        "\(chapter.path)/FirstRun.swift": "\(chapter.core)/FirstRun.swift",
        chapter.screens: chapter.core == "ViewCore"
          ? "ViewCore/LessonScreen.swift" : nil,
      ])
  }

  /// The folders of an exercise, and the chapter's story if it is the first.
  ///
  /// - Parameter type: The type that the learner writes; the file is named
  ///   after it.
  init(
    of exercise: Exercise, writing type: String, in chapter: Chapter,
    of workspace: Workspace
  ) throws {
    let core = chapter.core
    try self.init(
      in: workspace,
      words: [
        "FOLDER": chapter.folder, "STORY": chapter.story,
        "ID": exercise.id, "EXERCISE": exercise.name, "SUITE": exercise.suite,
        "TYPE": type,
      ],
      templates: [
        exercise.task: "Task.md",
        "\(exercise.learnersFolder)/\(type).swift": "\(core)/Stub.swift",
        "\(exercise.stubFolder)/\(type).swift": "\(core)/Stub.swift",
        "\(exercise.solutionFolder)/\(type).swift": "\(core)/Solution.swift",
        exercise.suiteFile: "\(core)/Suite.swift",
        exercise.hints: "Hints.md",
        exercise.answers: "Answers.md",
        chapter.storyFile: workspace.exists(chapter.storyFolder)
          ? nil : "\(core)/Story.swift",
        exercise.screens: core == "ViewCore" ? "ViewCore/Screen.swift" : nil,
      ])
  }

  /// - Parameters:
  ///   - words: The name that each word in capitals stands for.
  ///   - templates: The template of each file.
  private init(
    in workspace: Workspace, words: [String: String],
    templates: [String: String?]
  ) throws {
    self.workspace = workspace
    files = try templates.compactMapValues { $0 }.mapValues { template in
      let text = try workspace.text("Sources/AuthorKit/Templates/\(template)")
      // In `TYPE.swift` Unicode sees one word.
      let word = /\b[A-Z]{2,}\b/.wordBoundaryKind(.simple)
      return text.replacing(word) { match in
        words[String(match.output)] ?? String(match.output)
      }
    }
  }

  /// Makes all files, in the house format.
  ///
  /// - Returns: The paths of everything that was made.
  /// - Throws: A `Failure` if one of the files exists already; then nothing is
  ///   made.
  func make() throws -> [String] {
    let paths = files.keys.sorted()
    if let old = paths.first(where: workspace.exists) {
      throw Failure(
        "\(old) exists already, so nothing was made; move it away")
    }
    for path in paths { try workspace.write(files[path]!, to: path) }
    try workspace.format(paths)
    return paths
  }
}

extension Workspace {
  /// Brings Swift files into the house format.
  func format(_ paths: [String]) throws {
    let files = paths.filter { $0.hasSuffix(".swift") }
    let formatted = try run(["swift", "format", "-i"] + files)
    guard formatted.succeeded else { throw Failure(relative(formatted.output)) }
  }
}
