// The chapters and exercises. Package.swift is the only place that lists them. A
// chapter or exercise that is listed and not written yet is known only by name.

/// A chapter of the workspace.
public struct Chapter: Equatable, Codable, Sendable {
  public let number: Int
  public let name: String
  /// The module that its lesson and its exercises are built on.
  public let core: String
  /// The language mode of its lesson and its exercises.
  public let mode: String
  public package(set) var exercises: [Exercise]
  /// The line of Package.swift that lists it.
  public let line: Int

  package init(
    number: Int, name: String, core: String, mode: String,
    exercises: [Exercise], line: Int
  ) {
    self.number = number
    self.name = name
    self.core = core
    self.mode = mode
    self.exercises = exercises
    self.line = line
  }

  public var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }
  /// The program that plays it.
  public var lesson: String { "\(name)Lesson" }
  public var story: String { "\(name)Story" }
  /// The manifest's name for the story, to leave it out.
  package var storyID: String { "\(number).story" }
}

/// An exercise of a chapter.
public struct Exercise: Hashable, Codable, Sendable {
  /// Its number, for people: `1.2`. Changes when chapters move.
  public let id: String
  /// Its name in paths, modules and stored progress. Never changes.
  public let name: String
  /// The same path under every root.
  public let path: String

  package init(id: String, name: String, path: String) {
    self.id = id
    self.name = name
    self.path = path
  }

  public var suite: String { "\(name)Tests" }
}

/// The chapters and exercises of a workspace.
public struct Catalogue: Equatable, Sendable {
  /// Those that are written and can be built on the core.
  public private(set) var chapters: [Chapter]
  /// All that the table lists, written or not.
  package let listed: [Chapter]
  private var core = Core.ours

  public var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// The language mode that a file is compiled in.
  func mode(of file: String) -> String {
    let chapter = listed.first { file.contains("/\($0.folder)/") }
    return chapter?.mode ?? "5"
  }

  /// The chapters that some exercises belong to.
  package func chapters(of exercises: [Exercise]) -> [Chapter] {
    chapters.filter { $0.exercises.contains(where: exercises.contains) }
  }

  /// Reads the table from the text of a manifest.
  ///
  ///     let chapters = [
  ///       Chapter(1, "Declaration", on: "ObservationCore", ["DeclareAStore"]),
  ///     ]
  ///
  /// - Parameter isThere: Whether there is a folder. An exercise is written
  ///   when one of its folders is there; a chapter, when its notes' folder or
  ///   one of its exercises is.
  /// - Throws: A `Failure` if the table cannot be read.
  public init(
    manifest: String, isThere: (String) -> Bool = { _ in true }
  ) throws {
    listed = try CatalogueTable(in: manifest).chapters
    chapters = listed.compactMap { chapter in
      var written = chapter
      written.exercises.removeAll { exercise in
        !exercise.folders.contains(where: isThere)
      }
      return written.exercises.isEmpty && !isThere(chapter.path)
        ? nil : written
    }
  }

  /// The numbers of the chapters and exercises that are not written yet.
  package var unwritten: [String] {
    listed.filter(core.carries).flatMap { chapter in
      guard let written = chapters.first(where: { $0.number == chapter.number })
      else { return ["\(chapter.number)"] }
      return chapter.exercises.filter { !written.exercises.contains($0) }
        .map(\.id)
    }
  }

  /// The chapters and exercises that can be built on a core.
  func built(on core: Core) -> Catalogue {
    var catalogue = self
    catalogue.core = core
    catalogue.chapters = chapters.filter(core.carries)
    return catalogue
  }

  /// The chapter with a number, such as `1` or `01`, or a name in any case, or
  /// the path of one of its folders.
  public func chapter(_ name: String) throws -> Chapter {
    func isMeant(_ chapter: Chapter) -> Bool {
      chapter.number == Int(name)
        || chapter.name.lowercased() == name.lowercased()
        || isPath(name, to: chapter.folder)
    }
    if let found = chapters.first(where: isMeant) { return found }
    if let planned = listed.first(where: isMeant) {
      throw core.carries(planned)
        ? Failure.notWritten(planned, in: self) : .needsOurs(planned)
    }
    throw Failure.noChapter(name, in: self)
  }

  /// The exercise with a number, such as `1.2` or `01.2`, or a name in any
  /// case, or the beginning of one name alone, or the path of one of its
  /// folders or of a file there.
  public func exercise(_ name: String) throws -> Exercise {
    let id = name.wholeMatch(of: /0*([0-9]+)\.0*([0-9]+)/)
      .map { "\($0.1).\($0.2)" }
    func isMeant(_ exercise: Exercise) -> Bool {
      exercise.id == id || exercise.name.lowercased() == name.lowercased()
        || isPath(name, to: exercise.path)
    }
    if let found = exercises.first(where: isMeant) { return found }
    for chapter in listed {
      guard let planned = chapter.exercises.first(where: isMeant) else {
        continue
      }
      throw core.carries(chapter)
        ? Failure.notWritten(planned, in: self) : .needsOurs(chapter)
    }
    let begun = exercises.filter {
      $0.name.lowercased().hasPrefix(name.lowercased())
    }
    if begun.count == 1 { return begun[0] }
    if let number = Int(name) {
      throw Failure.isAChapter(number, try chapter(name))
    }
    if let match = name.wholeMatch(of: /([0-9]+)\.[0-9]*/) {
      throw Failure.noExercise(name, in: try chapter(String(match.1)))
    }
    if let chapter = chapters.first(where: { isPath(name, to: $0.folder) }) {
      throw Failure.isAChapter(chapter.number, chapter)
    }
    throw Failure.noExercise(named: name, in: self)
  }

  /// Whether a path leads to a folder, or into it, from whatever place.
  private func isPath(_ path: String, to folder: String) -> Bool {
    "/\(path)/".lowercased().contains("/\(folder)/".lowercased())
  }
}
