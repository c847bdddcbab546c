// The files that a chapter and an exercise begin with. Their texts are in
// Templates/, where words in capitals stand for the names: TYPE, EXERCISE … A
// skeleton works: its lesson plays, its first check refuses its stub, and its
// solution passes. Each place that is still to be written says so: see
// `WriteThis`.

import Foundation
import Results
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
  /// - Parameter words: The name that each word in capitals stands for.
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

  func format(_ paths: [String]) throws {
    let files = paths.filter { $0.hasSuffix(".swift") }
    let formatted = try run(["swift", "format", "-i"] + files)
    guard formatted.succeeded else { throw Failure(relative(formatted.output)) }
  }
}

// MARK: - Rows

// Something new is listed in both tables of chapters: the one in Package.swift,
// and the one in the README.

extension Workspace {
  /// Lists a chapter, with all of its exercises, in both tables.
  ///
  /// - Returns: The files that were changed.
  func list(_ chapter: Chapter) throws -> [String] {
    let manifest = try manifestListing(chapter, in: text("Package.swift"))
    let chapters = try Catalogue(manifest: manifest).chapters
    let readme = try text("README.md")
    try write(manifest, to: "Package.swift")
    try format(["Package.swift"])
    try write(
      contentsListing(chapters, in: readme) ?? readme, to: "README.md")
    return ["Package.swift", "README.md"]
  }

  /// The first row of the README's table that differs from Package.swift.
  func contentsFindings() throws -> [Finding] {
    let readme = try contents(of: "README.md")
    guard let listing = contentsListing(catalogue.chapters, in: readme) else {
      let text = "there is no table whose first column is called chapter"
      return [Finding("README.md", 1, text)]
    }
    let new = NumberedLine.lines(of: listing)
    let places = changedPlaces(
      from: NumberedLine.lines(of: readme).map(\.text), to: new.map(\.text))
    return places.prefix(1).map {
      let row = new[min($0.new.lowerBound, new.count - 1)]
      return Finding(
        "README.md", row.number,
        "as in Package.swift, this line should be: \(row.text)")
    }
  }
}

/// A manifest whose table lists a chapter with all of its exercises.
///
/// - Throws: A `Failure` if the table cannot be read.
func manifestListing(
  _ chapter: Chapter, in manifest: String
) throws -> String {
  let table = try ManifestTable(in: manifest)
  var manifest = manifest
  let names = chapter.exercises.map { "\"\($0.name)\"" }
    .joined(separator: ", ")
  let row = table.chapters.firstIndex { $0.number == chapter.number }
  if let row {
    manifest.replaceSubrange(table.lists[row], with: names)
    return manifest
  }
  manifest.insert(
    contentsOf: """
      \n  Chapter(
          \(chapter.number), "\(chapter.name)", on: "\(chapter.core)",
          [\(names)]),
      """, at: table.close)
  if manifest[table.lastRow] != "," {
    manifest.insert(",", at: table.lastRow)
  }
  return manifest
}

/// A README whose table has a row for each chapter: its name with a link to its
/// notes, what is learnt in it, and how many exercises it has. The column on what
/// is learnt keeps its text.
///
/// - Returns: Nil if the README has no table whose first column is `chapter`.
func contentsListing(_ chapters: [Chapter], in readme: String) -> String? {
  var lines = readme.lines
  guard
    let header = lines.firstIndex(where: { $0.hasPrefix("| chapter |") })
  else { return nil }
  let old = lines[(header + 2)...].prefix { $0.hasPrefix("|") }
  let rows = chapters.map { chapter -> Substring in
    let link = "[\(chapter.number) \(chapter.name)](\(chapter.notes))"
    let learnt = old.first { $0.hasPrefix("| \(link) |") }
      .flatMap { $0.wholeMatch(of: /\|[^|]*\| (.*) \|[^|]*\|/)?.1 }
    return """
      | \(link) | \(learnt ?? "\(WriteThis.mark) what will be learnt") | \
      \(chapter.exercises.count) |
      """
  }
  lines.replaceSubrange(old.indices, with: rows)
  return lines.joined(separator: "\n")
}
