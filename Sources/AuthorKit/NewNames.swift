// An author can begin the next chapter, or the next exercise of a chapter.

import WorkbookKit

/// The numbers and names that may be given to something new.
struct NewNames {
  let workspace: Workspace

  private var catalogue: Catalogue { workspace.catalogue }

  /// The chapter to begin.
  ///
  /// - Parameter core: The core it is built on; nil for the one in the table,
  ///   or else that of the last chapter.
  /// - Throws: A `Failure` that says what does not fit.
  func chapter(
    _ number: String, name: String?, on core: String?
  ) throws -> Chapter {
    let next = catalogue.chapters.last!.number + 1
    guard let number = Int(number) else {
      throw Failure(
        "\(number) is not a number; the next chapter is \(next)")
    }
    if let old = catalogue.chapters.first(where: { $0.number == number }) {
      throw Failure.isChapter(old, next: next)
    }
    guard number == next else {
      throw Failure.notNext("chapter", "\(number)", next: "\(next)")
    }
    let example = "make new-chapter N=\(number) NAME=Environment"
    let name = try check(name, example: example)
    let core = core ?? catalogue.chapters.last!.core
    guard Skeleton.cores.contains(core) else {
      throw Failure.noSkeleton(on: core)
    }
    return Chapter(
      number: number, name: name, core: core, mode: "5", exercises: [])
  }

  /// The exercise to begin, and its chapter as it will be.
  ///
  /// - Throws: A `Failure` that says what does not fit.
  func exercise(
    _ id: String, name: String?
  ) throws -> (exercise: Exercise, chapter: Chapter) {
    guard let match = id.wholeMatch(of: /([0-9]+)\.([0-9]+)/),
      let place = Int(match.2)
    else {
      throw Failure("\(id) is not the number of an exercise, such as 5.1")
    }
    guard
      var chapter = catalogue.chapters.first(where: {
        $0.number == Int(match.1)
      })
    else { throw Failure.notBegun(String(match.1)) }
    let id = "\(chapter.number).\(place)"
    if let old = catalogue.exercises.first(where: { $0.id == id }) {
      throw Failure.isExercise(
        old, next: "\(chapter.number).\(chapter.exercises.count + 1)")
    }
    guard place == chapter.exercises.count + 1 else {
      throw Failure.notNext(
        "exercise of chapter \(chapter.number)", id,
        next: "\(chapter.number).\(chapter.exercises.count + 1)")
    }
    let name = try check(
      name, example: "make new-exercise E=\(id) NAME=InjectAnAccount")
    let exercise = Exercise(
      id: id, name: name, path: "\(chapter.folder)/\(place)-\(name)")
    chapter.exercises.append(exercise)
    return (exercise, chapter)
  }

  /// Checks the name of a new type.
  func type(_ name: String) throws -> String {
    guard name.contains(Self.form) else { throw Failure.noName(name) }
    // The templates have a model of that name.
    guard name != "Sample" else { throw Failure.isTaken(name) }
    return name
  }

  private static var form: Regex<Substring> { /^[A-Z][A-Za-z0-9]+$/ }

  /// Checks a name. It becomes a folder and a module, so it has to be new, even
  /// if the file system ignores case.
  private func check(
    _ name: String?, example: String
  ) throws -> String {
    guard let name, !name.isEmpty else { throw Failure.unnamed(example) }
    guard name.contains(Self.form) else { throw Failure.noName(name) }
    let modules = [
      "Sources", "Sources/Bench", "Sources/Fuzz", "Tests/Workspace",
    ].flatMap(workspace.names)
    let taken =
      catalogue.chapters.flatMap { [$0.name, $0.lesson, $0.story] }
      + catalogue.chapters.flatMap(\.exercises).flatMap { [$0.name, $0.suite] }
      + modules
    if let other = taken.first(where: { $0.lowercased() == name.lowercased() })
    {
      throw Failure.isTaken(other)
    }
    return name
  }
}
