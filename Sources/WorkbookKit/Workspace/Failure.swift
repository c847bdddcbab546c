// The messages of failures: one line each, with what there is or what to do.
// They are in one place so that they sound alike.

import Foundation
import NotesKit

/// A command that cannot be carried out, and why, in one line.
public struct Failure: Error, Equatable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }
}

extension Failure {
  static let watchesOurs = Failure(
    "watch grades on our Observation; leave CORE=Observation out")

  package static let weavesFromOurs = Failure(
    "the notes show what our Observation does; leave CORE=Observation out")

  static func notSolved(_ exercise: Exercise) -> Failure {
    Failure(
      """
      \(exercise.id) is not solved; make hint E=\(exercise.id) helps, and \
      make solution E=\(exercise.id) YES=1 shows the solution anyway
      """)
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

}

/// Writes a line to standard error, beside the command's output.
///
/// A terminal gets it broken between words; a pipe or a file, on one line.
package func notice(_ line: String) {
  var text = line.withoutControls + "\n"
  if isatty(STDERR_FILENO) == 1 {
    let display = Display.decide(
      flags: Display.Flags(), environment: [:], terminal: .current())
    text = Renderer(display).render([.paragraph([.text(line.withoutControls)])])
  }
  FileHandle.standardError.write(Data(text.utf8))
}
