// The chapters and exercises, and where their parts lie: the same path under
// each root. Package.swift is the only place that lists them.

public struct Chapter: Equatable, Sendable {
  public let number: Int
  public let name: String
  /// The module that its lesson and its exercises are built on.
  public let core: String
  /// The language mode of its lesson and its exercises.
  public let mode: String
  package(set) public var exercises: [Exercise]

  package init(
    number: Int, name: String, core: String, mode: String,
    exercises names: [String]
  ) {
    (self.number, self.name, self.core, self.mode) = (number, name, core, mode)
    exercises = []
    exercises = names.enumerated().map { index, name in
      Exercise(
        id: "\(number).\(index + 1)", name: name,
        path: "\(folder)/\(index + 1)-\(name)")
    }
  }

  public var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }
  /// The program that plays it.
  public var lesson: String { "\(name)Lesson" }
  /// The module of the suites of its exercises, and of its story.
  public var tests: String { "\(name)Tests" }
  /// The class of its story.
  public var story: String { "\(name)Story" }

  package var path: String { "Chapters/\(folder)" }
  package var notes: String { "\(path)/Notes.md" }
  /// What the documents behind the workspace say about its subject, and what a
  /// run says.
  package var documents: String { "\(path)/Documents.md" }
  package var storyFolder: String { "Tests/\(folder)/Story" }
  /// The manifest's name for the story, to leave it out.
  package var storyID: String { "\(number).story" }
}

public struct Exercise: Hashable, Sendable {
  /// Its number, for people: `1.2`. Changes when chapters move.
  public let id: String
  /// Its name in paths, modules and stored progress. Never changes.
  public let name: String
  /// The same path under every root.
  public let path: String

  package init(id: String, name: String, path: String) {
    (self.id, self.name, self.path) = (id, name, path)
  }

  /// Its number and its name.
  package var title: String { "\(id) \(name)" }

  /// The type of its suite, and the name of the file.
  public var suite: String { "\(name)Tests" }

  /// The learner's files, the task and its hints.
  package var learnersFolder: String { "Exercises/\(path)" }
  package var task: String { "\(learnersFolder)/Task.md" }
  package var hints: String { "\(learnersFolder)/Hints.md" }
  package var solutionFolder: String { "Solutions/\(path)" }
  /// The learner's files as they were shipped.
  package var stubFolder: String { "Tests/Stubs/\(path)" }
  package var suiteFolder: String { "Tests/\(path)" }
  package var suiteFile: String { "\(suiteFolder)/\(suite).swift" }
  package var answers: String { "Tests/Bank/\(path).md" }
}

/// The chapters and exercises of a workspace.
public struct Catalogue: Equatable, Sendable {
  /// Those that can be built on the core that was chosen.
  public let chapters: [Chapter]

  public var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  package init(manifest: String, core: Core = .ours) throws {
    chapters = try ManifestTable(in: manifest).chapters.filter(core.carries)
  }

  /// The language mode that a file is compiled in.
  package func mode(of file: String) -> String {
    chapters.first { file.contains("/\($0.folder)/") }?.mode ?? "5"
  }

  /// The chapters that some exercises belong to.
  package func chapters(of exercises: [Exercise]) -> [Chapter] {
    chapters.filter { $0.exercises.contains(where: exercises.contains) }
  }

  /// The chapter with a number, such as `1` or `01`, or a name in any case.
  public func chapter(_ name: String) throws -> Chapter {
    let found = chapters.first {
      $0.number == Int(name) || $0.name.lowercased() == name.lowercased()
    }
    if let found { return found }
    let titles = chapters.map { "\($0.number) (\($0.name))" }
    throw Failure(
      "no chapter \(name); there are \(titles.joined(separator: ", "))")
  }

  /// The exercise with a number, such as `1.2` or `01.2`, or a name in any
  /// case, or the path of one of its folders or of a file there.
  public func exercise(_ name: String) throws -> Exercise {
    let lower = name.lowercased()
    let numbers = name.wholeMatch(of: /0*([0-9]+)\.0*([0-9]+)/)
    let id = numbers.map { "\($0.1).\($0.2)" }
    let found = exercises.first {
      $0.id == id || $0.name.lowercased() == lower
        || "/\(lower)/".contains("/\($0.path.lowercased())/")
    }
    if let found { return found }
    // A number, at least of a chapter.
    guard let match = name.wholeMatch(of: /([0-9]+)(\.[0-9]*)?/) else {
      throw Failure("no exercise \(name); make progress shows them all")
    }
    let chapter = try chapter(String(match.1))
    let ids = chapter.exercises.map(\.id)
    guard let first = ids.first, let last = ids.last else {
      throw Failure("chapter \(chapter.number) has no exercises yet")
    }
    if match.2 == nil {
      throw Failure("\(name) is a chapter; its first exercise is \(first)")
    }
    throw Failure(
      "no exercise \(name); chapter \(chapter.number) has \(first) to \(last)")
  }
}

/// The table of chapters in Package.swift, read as text: the tool cannot call
/// the manifest. Its rows have one form. The manifest itself refuses a number
/// or a name that stands there twice.
///
///     let chapters = [
///       Chapter(1, "Declaration", on: "ObservationCore", ["DeclareAStore"]),
///     ]
package struct ManifestTable {
  package private(set) var chapters: [Chapter] = []
  /// The names of each chapter's exercises, as they stand in the manifest.
  package private(set) var lists: [Range<String.Index>] = []
  /// The end of the last row, before its comma.
  package private(set) var lastRow: String.Index
  /// The end of the table.
  package let close: String.Index

  /// - Throws: A `Failure` if there is anything else than rows in the table, so
  ///   that a chapter never goes missing unseen.
  package init(in manifest: String) throws {
    func failure(_ what: String) -> Failure {
      let step = "git diff Package.swift shows what has changed"
      return Failure("Package.swift \(what); \(step)")
    }
    guard
      let start = manifest.firstRange(of: "let chapters = [")?.upperBound,
      let end = manifest[start...].firstRange(of: "\n]")?.lowerBound
    else { throw failure("has no table of chapters") }
    (lastRow, close) = (start, end)
    let table = manifest[start..<end]
    let row =
      #/
      Chapter\( \s* ([0-9]+), \s* "(\w+)", \s* on:\s"(\w+)", \s*
      (?: mode:\s\.v([0-9]+), \s* )? \[ ( [^\]]* ) \] \s* ,? \s* \)
      /#
    for match in table.matches(of: row) {
      chapters.append(
        Chapter(
          number: Int(match.1) ?? 0, name: String(match.2),
          core: String(match.3), mode: match.4.map(String.init) ?? "5",
          exercises: match.5.matches(of: /"(\w+)"/).map { String($0.1) }))
      lists.append(match.5.startIndex..<match.5.endIndex)
      lastRow = match.range.upperBound
    }
    guard !chapters.isEmpty,
      table.matches(of: /Chapter\(/).count == chapters.count
    else { throw failure("lists a chapter in a row that can't be read") }
  }
}
