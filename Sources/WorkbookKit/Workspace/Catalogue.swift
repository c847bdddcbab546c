// The table of contents, read from the manifest: Package.swift is the only
// place where chapters and exercises are listed.

/// A chapter of the workspace.
public struct Chapter: Equatable, Codable, Sendable {
  public let number: Int
  public let name: String
  public let exercises: [Exercise]
  /// The line of Package.swift that lists it.
  public let line: Int

  public var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }
  public var path: String { "Chapters/\(folder)" }
  /// The program that plays it.
  public var lesson: String { "\(name)Lesson" }
  public var story: String { "\(name)Story" }
  /// What the manifest calls the story, to leave it out.
  var storyID: String { "\(number).story" }
}

/// An exercise of a chapter.
public struct Exercise: Hashable, Codable, Sendable {
  /// Where it stands, for people: `1.2`. Changes when chapters move.
  public let id: String
  /// What it is called, in paths, modules and stored progress. Never changes.
  public let name: String
  /// The same path under every root.
  public let path: String

  public var suite: String { "\(name)Tests" }
}

/// The chapters and exercises there are.
public struct Catalogue: Equatable, Sendable {
  public let chapters: [Chapter]

  public var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// The chapters that some exercises belong to.
  func chapters(of exercises: [Exercise]) -> [Chapter] {
    chapters.filter { $0.exercises.contains(where: exercises.contains) }
  }

  /// Reads the table from the text of a manifest.
  ///
  ///     Chapter(1, "Declaration", on: "ObservationCore", ["DeclareAStore"])
  ///
  /// - Throws: A `Failure` if there is no chapter in it.
  public init(manifest: String) throws {
    let row =
      /Chapter\(\s*([0-9]+),\s*"(\w+)",\s*on: "\w+",\s*\[([^\]]*)\]/
    chapters = manifest.matches(of: row).map { match in
      let number = Int(match.1)!
      let name = String(match.2)
      let folder = (number < 10 ? "0" : "") + "\(number)-\(name)"
      let names = match.3.matches(of: /"(\w+)"/).map { String($0.1) }
      return Chapter(
        number: number, name: name,
        exercises: names.enumerated().map { index, exercise in
          Exercise(
            id: "\(number).\(index + 1)", name: exercise,
            path: "\(folder)/\(index + 1)-\(exercise)")
        },
        line: 1
          + manifest[..<match.range.lowerBound].count(where: \.isNewline))
    }
    guard !chapters.isEmpty else {
      throw Failure.unreadableManifest("it lists no chapter")
    }
  }

  /// The chapter with a number, such as `1` or `01`, or a name in any case.
  public func chapter(_ name: String) throws -> Chapter {
    let found = chapters.first {
      $0.number == Int(name) || $0.name.lowercased() == name.lowercased()
    }
    guard let found else { throw Failure.noChapter(name, in: self) }
    return found
  }

  /// The exercise with a number, such as `1.2`, or a name in any case, or the
  /// beginning of one name alone.
  public func exercise(_ name: String) throws -> Exercise {
    let found = exercises.first {
      $0.id == name || $0.name.lowercased() == name.lowercased()
    }
    if let found { return found }
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
    throw Failure.noExercise(named: name, in: self)
  }
}
