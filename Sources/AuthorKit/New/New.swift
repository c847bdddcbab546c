// `make new-chapter` and `make new-exercise`: files that work at once, and that
// say what is still to be written.
//
//     Skeleton, Templates/  the files, and the rows that list them
//
// `make stub` keeps the files of an exercise as their author has written them.

import Foundation
import NotesKit
import WorkbookKit

extension Call {
  /// Makes a chapter that plays, and lists it.
  func beginChapter() throws -> Int32 {
    let chapter = try workspace.newChapter(
      required("which chapter? make new-chapter N=5 NAME=Environment"),
      name: value(of: "--name"), on: value(of: "--on"))
    try say(made: workspace.makeFiles(of: chapter), listing: chapter)
    let woven = try weave([chapter], in: Workspace(root: workspace.root))
    next(
      "make chapter-\(chapter.number)",
      "make new-exercise E=\(chapter.number).1 NAME=…")
    return woven.isWhole ? 0 : 1
  }

  /// Makes an exercise that can be graded, and lists it.
  func beginExercise() throws -> Int32 {
    let (exercise, chapter) = try workspace.newExercise(
      required(
        "which exercise? make new-exercise E=5.1 NAME=InjectAnAccount"),
      name: value(of: "--name"))
    let type = value(of: "--type") ?? exercise.name
    try checkForm(type)
    // The templates have a model of that name.
    guard type != "Sample" else { throw taken(type) }
    try say(
      made: workspace.makeFiles(of: exercise, writing: type, in: chapter),
      listing: chapter)
    next(
      "make grade E=\(exercise.id) FROM=Solutions",
      "write the solution and the stub; make stub E=\(exercise.id) saves it")
    return 0
  }

  /// Keeps the files in `Exercises` as the exercise's stub. From then on the
  /// exercise counts as not started.
  ///
  /// - Throws: A `Failure` if no file has a TODO.
  func keepStub() throws -> Int32 {
    let exercise = try workspace.catalogue.exercise(
      required("the stub of which exercise? make stub E=1.1"))
    let kept = try files(in: exercise.stubFolder)
    let written = try files(in: exercise.learnersFolder)
    guard written.values.contains(where: { $0.contains(/\/\/ TODO [0-9]+:/) })
    else {
      let file = workspace.file(of: exercise)
      throw Failure(
        "\(file) has no line '// TODO 1: …'; add one where the learner writes")
    }
    for name in Set(kept.keys).union(written.keys).sorted()
    where kept[name] != written[name] {
      let path = "\(exercise.stubFolder)/\(name)"
      do {
        if let text = written[name] {
          try workspace.write(text, to: path)
        } else {
          try FileManager.default.removeItem(at: workspace.url(path))
        }
      } catch { throw Failure.unwritable(path) }
      write("wrote \(path)\n")
    }
    write("Next: git diff, make bank E=\(exercise.id), and make test\n")
    return 0
  }

  private func files(in folder: String) throws -> [String: String] {
    try workspace.swiftFiles(in: folder).reduce(into: [:]) {
      $0[String($1.dropFirst(folder.count + 1))] = try workspace.text($1)
    }
  }

  private func say(made paths: [String], listing chapter: Chapter) throws {
    for path in paths { write("made \(path)\n") }
    for path in try workspace.list(chapter) { write("changed \(path)\n") }
  }

  private func next(_ steps: String...) {
    write("\nNext: \(steps.joined(separator: "\nthen: "))\n")
    write("then: make test lists what's still to be written\n")
  }
}

// The numbers and names that may be given to something new.

extension Workspace {
  /// - Parameter core: The core it is built on; nil for that of the last
  ///   chapter.
  /// - Throws: A `Failure` that says what does not fit.
  func newChapter(
    _ number: String, name: String?, on core: String?
  ) throws -> Chapter {
    let last = catalogue.chapters.last!
    let next = last.number + 1
    guard number == "\(next)" else {
      throw Failure("the next chapter is \(next), not \(number)")
    }
    let name = try newName(
      name, example: "make new-chapter N=\(number) NAME=Environment")
    let core = core ?? last.core
    guard skeletonCores.contains(core) else {
      let cores = skeletonCores.joined(separator: " or ")
      throw Failure("there is no skeleton for \(core); ON is \(cores)")
    }
    return Chapter(
      number: next, name: name, core: core, mode: "5", exercises: [])
  }

  /// The exercise to begin, and its chapter as it will be.
  ///
  /// - Throws: A `Failure` that says what does not fit.
  func newExercise(
    _ id: String, name: String?
  ) throws -> (exercise: Exercise, chapter: Chapter) {
    let chapter = catalogue.chapters.first { id.hasPrefix("\($0.number).") }
    guard var chapter else {
      throw Failure(
        "there is no chapter for an exercise \(id); make new-chapter starts one"
      )
    }
    let (number, place) = (chapter.number, chapter.exercises.count + 1)
    guard id == "\(number).\(place)" else {
      throw Failure(
        "the next exercise of chapter \(number) is \(number).\(place), not \(id)"
      )
    }
    let name = try newName(
      name, example: "make new-exercise E=\(id) NAME=InjectAnAccount")
    let exercise = Exercise(
      id: id, name: name, path: "\(chapter.folder)/\(place)-\(name)")
    chapter.exercises.append(exercise)
    return (exercise, chapter)
  }

  /// Checks a name. It becomes a folder and a module, so it has to be new, even
  /// if the file system ignores case.
  private func newName(_ name: String?, example: String) throws -> String {
    guard let name, !name.isEmpty else {
      throw Failure("what is its name? \(example)")
    }
    try checkForm(name)
    let folders = [
      "Sources", "Sources/Bench", "Sources/Fuzz", "Tests/Workspace",
    ]
    let others =
      catalogue.chapters.flatMap { [$0.name, $0.lesson, $0.tests, $0.story] }
      + catalogue.exercises.flatMap { [$0.name, $0.suite] }
      + folders.flatMap(names)
    let other = others.first { $0.lowercased() == name.lowercased() }
    if let other { throw taken(other) }
    return name
  }
}

private func checkForm(_ name: String) throws {
  guard name.contains(/^[A-Z][A-Za-z0-9]+$/) else {
    throw Failure(
      """
      '\(name)' isn't a name; a name has letters and digits, and starts with a \
      capital letter, such as InjectAnAccount
      """)
  }
}

private func taken(_ name: String) -> Failure {
  Failure("the name \(name) is taken; choose another")
}
