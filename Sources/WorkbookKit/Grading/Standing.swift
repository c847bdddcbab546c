// How an exercise stands, as far as is known without grading it, and what
// comes next.

import Foundation

/// How an exercise stands; the words are those that a learner reads.
enum Standing: String {
  case notStarted = "not started"
  case started
  case solved
  /// It was solved, and the file has changed since.
  case changed = "changed since it was solved"
}

extension Workspace {
  func standing(of exercise: Exercise, _ record: LearnerRecord) -> Standing {
    let sources = sources(of: exercise, under: "Exercises")
    if sources == self.sources(of: exercise, under: "Tests/Stubs") {
      return .notStarted
    }
    switch record[exercise].solved {
    case nil: return .started
    case fingerprint(of: sources): return .solved
    default: return .changed
    }
  }

  /// The exercise that is being worked on: of those begun and not solved the
  /// one whose file changed last; if there is none, the next.
  func current(_ record: LearnerRecord) -> Exercise {
    let begun = catalogue.exercises.filter {
      [.started, .changed].contains(standing(of: $0, record))
    }
    func changed(_ exercise: Exercise) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: url(file(of: exercise)).path(percentEncoded: false))
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    return begun.max { changed($0) < changed($1) }
      ?? next(after: record) ?? catalogue.exercises[0]
  }

  /// The first exercise that is not solved.
  func next(after record: LearnerRecord) -> Exercise? {
    catalogue.exercises.first { standing(of: $0, record) != .solved }
  }

  /// What to do next, in two lines.
  func nextStep(after record: LearnerRecord) -> String {
    guard let next = next(after: record) else {
      return "All exercises are solved. Compare: make solution E=1.1\n"
    }
    let isNew = standing(of: next, record) == .notStarted
    let page = isNew ? "Exercises/\(next.path)/Task.md" : file(of: next)
    return (isNew ? "Next: read \(page)\n" : "Next: go on in \(page)\n")
      + "then: make grade E=\(next.id)\n"
  }
}
