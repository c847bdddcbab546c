// The files that a chapter and an exercise begin with. Their texts are in
// Templates/, where words in capitals stand for the names: TYPE, EXERCISE … A
// skeleton works: its lesson plays, its first check refuses its stub, and its
// solution passes. Each place that is still to be written says so: see
// `WriteThis`.

import Foundation
import WorkbookKit

/// The cores that have templates.
let skeletonCores = ["ObservationCore", "ViewCore"]

extension Workspace {
  /// Makes the folder and the first run of a chapter, and the screens of one
  /// about views.
  func makeFiles(of chapter: Chapter) throws -> [String] {
    try makeFiles(
      [
        chapter.notes: "Notes.md",
        chapter.lessonFile: "\(chapter.core)/Lesson.swift",
        "\(chapter.path)/FirstRun.swift": "\(chapter.core)/FirstRun.swift",
        chapter.screens: chapter.core == "ViewCore"
          ? "ViewCore/LessonScreen.swift" : nil,
      ],
      words: [
        "NUMBER": "\(chapter.number)", "CHAPTER": chapter.name,
        "LESSON": chapter.lesson,
      ])
  }

  /// Makes the folders of an exercise, and the chapter's story if it is the
  /// first.
  ///
  /// - Parameter type: The type that the learner writes; the file is named
  ///   after it.
  func makeFiles(
    of exercise: Exercise, writing type: String, in chapter: Chapter
  ) throws -> [String] {
    let core = chapter.core
    return try makeFiles(
      [
        exercise.task: "Task.md",
        "\(exercise.learnersFolder)/\(type).swift": "\(core)/Stub.swift",
        "\(exercise.stubFolder)/\(type).swift": "\(core)/Stub.swift",
        "\(exercise.solutionFolder)/\(type).swift": "\(core)/Solution.swift",
        exercise.suiteFile: "\(core)/Suite.swift",
        exercise.hints: "Hints.md",
        exercise.answers: "Answers.md",
        chapter.storyFile: exists(chapter.storyFolder)
          ? nil : "\(core)/Story.swift",
        exercise.screens: core == "ViewCore" ? "ViewCore/Screen.swift" : nil,
      ],
      words: [
        "FOLDER": chapter.folder, "STORY": chapter.story,
        "ID": exercise.id, "EXERCISE": exercise.name, "SUITE": exercise.suite,
        "TYPE": type,
      ])
  }

  /// Makes files together or, if one of them exists already, not at all.
  ///
  /// - Parameters:
  ///   - templates: The template of each file.
  ///   - words: The name that each word in capitals stands for.
  /// - Returns: The paths of everything that was made, in the house format.
  private func makeFiles(
    _ templates: [String: String?], words: [String: String]
  ) throws -> [String] {
    let templates = templates.compactMapValues(\.self)
    let paths = templates.keys.sorted()
    if let old = paths.first(where: exists) {
      throw Failure("\(old) already exists, so nothing was created; move it")
    }
    // In `TYPE.swift` Unicode sees one word.
    let word = /\b[A-Z]{2,}\b/.wordBoundaryKind(.simple)
    for path in paths {
      let text = try text("Sources/AuthorKit/Templates/\(templates[path]!)")
        .replacing(word) { words[String($0.output)] ?? String($0.output) }
      try write(text, to: path)
    }
    try format(paths)
    return paths
  }

  /// Brings Swift files into the house format.
  func format(_ paths: [String]) throws {
    let files = paths.filter { $0.hasSuffix(".swift") }
    let formatted = try run(["swift", "format", "-i"] + files)
    guard formatted.succeeded else { throw Failure(relative(formatted.output)) }
  }
}
