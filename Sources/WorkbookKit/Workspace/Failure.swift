// The messages of failures: one line each, with what there is or what to do.
// They are in one place so that they sound alike.

import Foundation

/// A command that cannot be carried out, and why, in one line.
public struct Failure: Error, Equatable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }
}

extension Failure {
  static func noWorkspace(at folder: String) -> Failure {
    Failure(
      "no workbook in \(folder); run make in the folder of Package.swift")
  }

  static func noChapter(_ name: String, in catalogue: Catalogue) -> Failure {
    func title(_ chapter: Chapter) -> String {
      "\(chapter.number) (\(chapter.name))"
    }
    let near = nearest(
      to: name,
      among: catalogue.chapters.map { Named(thing: $0, names: [$0.name]) })
    return Failure(
      near.isEmpty
        ? "no chapter \(name); \(thereIs(catalogue.chapters.map(title)))"
        : "no chapter \(name); did you mean \(anyOf(near.map(title)))?")
  }

  static func notWritten(
    _ chapter: Chapter, in catalogue: Catalogue
  ) -> Failure {
    Failure(
      """
      chapter \(chapter.number), \(chapter.name), is not written yet; \
      \(written(catalogue.chapters))
      """)
  }

  static func notWritten(
    _ exercise: Exercise, in catalogue: Catalogue
  ) -> Failure {
    let others = catalogue.exercises.map(\.id).filter {
      $0.prefix { $0 != "." } == exercise.id.prefix { $0 != "." }
    }
    let written =
      others.isEmpty
      ? written(catalogue.chapters) : are("exercise", others)
    return Failure(
      """
      exercise \(exercise.id), \(exercise.name), is not written yet; \
      \(written)
      """)
  }

  static func noExercises(in chapter: Chapter) -> Failure {
    Failure(
      """
      chapter \(chapter.number) has no exercise yet; \
      make chapter-\(chapter.number) plays its lesson
      """)
  }

  static func noCore(_ name: String) -> Failure {
    Failure(
      """
      there is no CORE=\(name); CORE=Observation is the toolchain's own \
      Observation, and without CORE it is ours
      """)
  }

  static func needsOurs(_ chapter: Chapter) -> Failure {
    Failure(
      """
      chapter \(chapter.number), \(chapter.name), needs views, and they are \
      built on our Observation; leave CORE=Observation out
      """)
  }

  static let watchesOurs = Failure(
    "watch grades on our Observation; leave CORE=Observation out")

  package static let weavesFromOurs = Failure(
    "the notes show what our Observation does; leave CORE=Observation out")

  static func noExercise(_ name: String, in chapter: Chapter) -> Failure {
    guard !chapter.exercises.isEmpty else { return noExercises(in: chapter) }
    let first = chapter.exercises.first?.id ?? ""
    let last = chapter.exercises.last?.id ?? ""
    return Failure(
      "no exercise \(name); chapter \(chapter.number) has \(first) to \(last)")
  }

  static func isAChapter(_ number: Int, _ chapter: Chapter) -> Failure {
    guard !chapter.exercises.isEmpty else { return noExercises(in: chapter) }
    let first = chapter.exercises.first?.id ?? ""
    return Failure("\(number) is a chapter; its first exercise is \(first)")
  }

  static func noExercise(
    named name: String, in catalogue: Catalogue
  ) -> Failure {
    let near = nearest(
      to: name,
      among: catalogue.exercises.map {
        Named(thing: $0, names: [$0.id, $0.name, "\($0.id) \($0.name)"])
      })
    let titles = near.map { "\($0.id) \($0.name)" }
    return Failure(
      "no exercise \(name); "
        + (titles.isEmpty ? "" : "did you mean \(anyOf(titles))? ")
        + "make progress shows them all")
  }

  static func notSolved(_ exercise: Exercise) -> Failure {
    Failure(
      """
      \(exercise.id) is not solved; make hint E=\(exercise.id) helps, and \
      make solution E=\(exercise.id) YES=1 shows the solution anyway
      """)
  }

  static func noNotes(_ chapter: Chapter) -> Failure {
    Failure("\(chapter.notes) is missing; git restore brings it back")
  }

  package static func unwritable(_ path: String) -> Failure {
    Failure("cannot write \(path); check its permissions and the disk")
  }

  static func record(_ path: String, amongThoseOf folder: String) -> Failure {
    Failure(
      "\(path) is in \(folder), where no record is written; choose another "
        + "place")
  }

  static func noRecord(_ path: String) -> Failure {
    Failure(
      """
      \(path) is not a record, so it is not replaced; move it away, \
      or choose another name
      """)
  }

  static func resetHalfway(_ reason: String, done: [String]) -> Failure {
    let done = done.isEmpty ? "nothing" : done.joined(separator: ", ")
    return Failure(
      """
      \(reason); reset so far: \(done). make undo-reset brings back what you \
      wrote
      """)
  }

  static func newerThanReset(_ files: [String]) -> Failure {
    let more = files.count - 1
    let which =
      more == 0 ? "\(files[0]) was" : "\(files[0]) and \(more) more were"
    return Failure(
      """
      \(which) changed after the reset, so nothing is brought back; \
      make undo-reset YES=1 does it, and keeps what you wrote
      """)
  }

  static func changedMeanwhile(_ file: String) -> Failure {
    Failure(
      """
      \(file) changed while exercises were graded, so nothing of this grading \
      counts; if you did not change it, the graded code did: git restore it
      """)
  }

  static let fullDisk = Failure(
    "the disk is full; make room, then grade again: nothing of yours is lost")

  static func noSubmission(_ path: String) -> Failure {
    Failure("there is no folder \(path) to grade")
  }

  static func emptySubmission(_ path: String, instead: String?) -> Failure {
    Failure(
      "\(path) holds no exercise; "
        + (instead.map { "FROM=\($0) does" }
          ?? "it has to be laid out like Exercises/"))
  }

  static func notKept(_ path: String, in folder: String) -> Failure {
    Failure(
      """
      \(path) cannot be kept in \(folder), so nothing was changed; check its \
      permissions and the disk
      """)
  }

  static func noWord(_ word: String, in all: [String]) -> Failure {
    Failure(
      "the notes define no word like '\(word)'; make words shows all "
        + "\(all.count) of them")
  }

  static func noHints(
    about word: String, in exercise: Exercise, besides checks: [String]
  ) -> Failure {
    let others =
      checks.isEmpty
      ? "none of its checks has hints of its own"
      : "these have: " + checks.joined(separator: "; ")
    return Failure(
      "no hint in \(exercise.id) is for a check that says '\(word)'; \(others)")
  }

  package static func noAnswers(to exercises: [Exercise]) -> Failure {
    let ids = exercises.map(\.id).joined(separator: ", ")
    return Failure(
      """
      Tests/Bank holds no answer to \(ids); they go to \
      \(exercises[0].bankFolder)/right and .../wrong
      """)
  }

  static func noFile(_ path: String) -> Failure {
    Failure("there is no file \(path); FILE is a path from this folder")
  }

  static func noSwiftFile(_ path: String) -> Failure {
    Failure(
      """
      there is no Swift file \(path); FILE is a path from this folder, and \
      without it make try runs \(Workspace.scratch)
      """)
  }

  static func noScene(_ path: String, in chapter: Chapter) -> Failure {
    Failure(
      """
      \(path) runs nothing by itself; make chapter-\(chapter.number) plays \
      its lesson
      """)
  }

  static func noScreens(in exercise: Exercise, of workspace: Workspace)
    -> Failure
  {
    Failure(
      """
      no screen in \(exercise.id); exercises with a screen: \
      \(rows(of: workspace.exercisesWithScreens, in: workspace))
      """)
  }

  static func noScreens(in chapter: Chapter, of workspace: Workspace) -> Failure
  {
    let chapters = workspace.chaptersWithScreens.map { "\($0.number)" }
    return Failure(
      """
      no screen in chapter \(chapter.number); lessons with screens: \
      \(chapters.joined(separator: ", "))
      """)
  }

  static let playsOurs = Failure(
    "make play needs our views; leave CORE=Observation out")

  static let triesOurs = Failure(
    "make try traces our Observation; leave CORE=Observation out")

  static func missing(_ path: String) -> Failure {
    Failure("\(path) is missing; git restore \(path) brings it back")
  }

  static func notFound(_ wanted: String) -> Failure {
    Failure(
      """
      no notes, task or hint has '\(wanted)'; make words lists the words that \
      the notes define
      """)
  }

  static func noProgram(_ name: String) -> Failure {
    name == "swift"
      ? Failure(
        "swift was not found; install Swift 6.2 or newer from swift.org/install"
      )
      : Failure("\(name) was not found")
  }

  static func noProcess(_ error: Int32) -> Failure {
    Failure(
      """
      the system cannot start another program (\(String(cString: strerror(error)))); \
      end some and try again
      """)
  }

  static func noOption(
    _ option: String, besides known: [String] = []
  ) -> Failure {
    let options = known + ["--plain", "--width N", "--color", "--no-color"]
    return Failure("there is no option \(option); \(thereIs(options))")
  }

  static func noCommand(_ name: String) -> Failure {
    Failure("no command \(name); \(thereIs(Command.all.map(\.name)))")
  }

  package static func usage(_ what: String) -> Failure {
    Failure("\(what); make help lists the commands")
  }

  private static func written(_ chapters: [Chapter]) -> String {
    are("chapter", chapters.map { "\($0.number)" })
  }

  /// A clause such as `chapters 1 to 4 are` or `exercises 1.1 and 1.3 are`.
  private static func are(_ what: String, _ numbers: [String]) -> String {
    guard let first = numbers.first, let last = numbers.last else {
      return "no \(what) is"
    }
    guard numbers.count > 1 else { return "\(what) \(first) is" }
    let places = numbers.compactMap { Int($0.split(separator: ".").last!) }
    let isRow = numbers.count > 2 && places == Array(places[0]...places.last!)
    let all = numbers.dropLast().joined(separator: ", ")
    return isRow
      ? "\(what)s \(first) to \(last) are"
      : "\(what)s \(all) and \(last) are"
  }

  /// Exercises in order, such as `4.1 to 10.4, 13.1`.
  private static func rows(
    of exercises: [Exercise], in workspace: Workspace
  ) -> String {
    let all = workspace.catalogue.exercises
    let rows = exercises.reduce(into: [[Exercise]]()) { rows, exercise in
      let before = rows.last?.last.flatMap { all.firstIndex(of: $0) }
      if let before, all.firstIndex(of: exercise) == before + 1 {
        rows[rows.count - 1].append(exercise)
      } else {
        rows.append([exercise])
      }
    }
    return rows.map {
      $0.count == 1 ? $0[0].id : "\($0[0].id) to \($0.last!.id)"
    }.joined(separator: ", ")
  }

  /// A choice such as `a, b or c`.
  private static func anyOf(_ names: [String]) -> String {
    let first = names.dropLast().joined(separator: ", ")
    return first.isEmpty ? names[0] : "\(first) or \(names[names.count - 1])"
  }

  private static func thereIs(_ names: [String]) -> String {
    (names.count == 1 ? "there is " : "there are ")
      + names.joined(separator: ", ")
  }
}
