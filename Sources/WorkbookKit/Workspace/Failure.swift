// A message to the person at the terminal. Most stand where they are thrown; the
// few here are thrown in several places.

import Foundation
import NotesKit

/// A command that cannot be carried out, and why, in one line.
public struct Failure: Error, Equatable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }
}

extension Failure {
  package static func unwritable(_ path: String) -> Failure {
    Failure("cannot write \(path); check its permissions and the disk")
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
