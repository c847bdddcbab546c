// The failures of the authors' commands, in the style of Failure.swift.

import WorkbookKit

extension Failure {
  static func isChapter(_ chapter: Chapter, next: Int) -> Failure {
    Failure(
      """
      chapter \(chapter.number) is \(chapter.name) already; the next one is \
      \(next)
      """)
  }

  static func isExercise(_ exercise: Exercise, next: String) -> Failure {
    Failure(
      """
      exercise \(exercise.id) is \(exercise.name) already; the next one is \
      \(next)
      """)
  }

  static func notNext(
    _ what: String, _ given: String, next: String
  ) -> Failure {
    Failure("the next \(what) is \(next), not \(given)")
  }

  static func notBegun(_ chapter: String) -> Failure {
    Failure(
      """
      there is no chapter \(chapter) to add to; make new-chapter \
      N=\(chapter) NAME=Environment begins one
      """)
  }

  static func unnamed(_ example: String) -> Failure {
    Failure("what is its name? \(example)")
  }

  static func noName(_ name: String) -> Failure {
    Failure(
      """
      '\(name)' is not a name; a name has letters and digits, and begins with a \
      capital, such as InjectAnAccount
      """)
  }

  static func isTaken(_ name: String) -> Failure {
    Failure("the name \(name) is taken; choose another")
  }

  static func noSkeleton(on core: String) -> Failure {
    Failure(
      """
      there is no skeleton for \(core); ON is \
      \(Skeleton.cores.joined(separator: " or "))
      """)
  }

  static func isThere(_ path: String) -> Failure {
    Failure("\(path) exists already, so nothing was made; move it away")
  }

  static func noStub(_ file: String) -> Failure {
    Failure(
      """
      \(file) has no line '// TODO 1: …', so it is not a stub; add one where the \
      learner writes, or bring the old stub back with make reset
      """)
  }
}
