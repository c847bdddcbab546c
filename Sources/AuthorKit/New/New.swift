// `make new-chapter` and `make new-exercise`: files that work at once, and that
// say what is still to be written.
//
//     Skeleton, Templates/  the files
//     Listing               the tables in Package.swift and in the README
//     Stub                  make stub, when the stub is written

import NotesKit
import WorkbookKit

extension Author {
  /// Makes a chapter that plays, and lists it.
  func beginChapter() throws -> Int32 {
    let chapter = try NewNames(workspace: workspace).chapter(
      required("which chapter? make new-chapter N=5 NAME=Environment"),
      name: value(of: "--name"), on: value(of: "--on"))
    report(
      try Skeleton(of: chapter, in: workspace).make(),
      try workspace.list(chapter))
    let woven = try weave([chapter], in: Workspace(root: workspace.root))
    next(
      "make chapter-\(chapter.number)",
      "make new-exercise E=\(chapter.number).1 NAME=…")
    return woven.isWhole ? 0 : 1
  }

  /// Makes an exercise that can be graded, and lists it.
  func beginExercise() throws -> Int32 {
    let names = NewNames(workspace: workspace)
    let (exercise, chapter) = try names.exercise(
      required(
        "which exercise? make new-exercise E=5.1 NAME=InjectAnAccount"),
      name: value(of: "--name"))
    let type = try names.type(value(of: "--type") ?? exercise.name)
    let skeleton = try Skeleton(
      of: exercise, writing: type, in: chapter, of: workspace)
    report(try skeleton.make(), try workspace.list(chapter))
    next(
      "make grade E=\(exercise.id) FROM=Solutions",
      "write the solution and the stub; make stub E=\(exercise.id) keeps it")
    return 0
  }

  /// Names the files that were made, and those that were changed.
  private func report(_ made: [String], _ changed: [String]) {
    for path in made { write("made \(path)\n") }
    for path in changed { write("changed \(path)\n") }
  }

  /// Names the next steps.
  private func next(_ steps: String...) {
    write("\nNext: \(steps.joined(separator: "\nthen: "))\n")
    write("then: make test says what is still to be written\n")
  }
}

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
      throw Failure(
        "chapter \(number) is \(old.name) already; the next one is \(next)")
    }
    guard number == next else {
      throw Failure("the next chapter is \(next), not \(number)")
    }
    let example = "make new-chapter N=\(number) NAME=Environment"
    let name = try check(name, example: example)
    let core = core ?? catalogue.chapters.last!.core
    guard Skeleton.cores.contains(core) else {
      throw Failure(
        """
        there is no skeleton for \(core); ON is \
        \(Skeleton.cores.joined(separator: " or "))
        """)
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
    else {
      throw Failure(
        """
        there is no chapter \(match.1) to add to; make new-chapter \
        N=\(match.1) NAME=Environment begins one
        """)
    }
    let id = "\(chapter.number).\(place)"
    let next = "\(chapter.number).\(chapter.exercises.count + 1)"
    if let old = catalogue.exercises.first(where: { $0.id == id }) {
      throw Failure(
        "exercise \(id) is \(old.name) already; the next one is \(next)")
    }
    guard id == next else {
      throw Failure(
        "the next exercise of chapter \(chapter.number) is \(next), not \(id)")
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
    try checkForm(name)
    // The templates have a model of that name.
    guard name != "Sample" else { throw taken(name) }
    return name
  }

  private func checkForm(_ name: String) throws {
    guard !name.contains(/^[A-Z][A-Za-z0-9]+$/) else { return }
    throw Failure(
      """
      '\(name)' is not a name; a name has letters and digits, and begins with a \
      capital, such as InjectAnAccount
      """)
  }

  private func taken(_ name: String) -> Failure {
    Failure("the name \(name) is taken; choose another")
  }

  /// Checks a name. It becomes a folder and a module, so it has to be new, even
  /// if the file system ignores case.
  private func check(
    _ name: String?, example: String
  ) throws -> String {
    guard let name, !name.isEmpty else {
      throw Failure("what is its name? \(example)")
    }
    try checkForm(name)
    let modules = [
      "Sources", "Sources/Bench", "Sources/Fuzz", "Tests/Workspace",
    ].flatMap(workspace.names)
    let others =
      catalogue.chapters.flatMap { [$0.name, $0.lesson, $0.story] }
      + catalogue.chapters.flatMap(\.exercises).flatMap { [$0.name, $0.suite] }
      + modules
    if let other = others.first(where: { $0.lowercased() == name.lowercased() })
    {
      throw taken(other)
    }
    return name
  }
}
