// How an exercise stands, as far as is known without grading it, and what
// comes next.

import Foundation
import NotesKit

/// How an exercise stands; the words are those that a learner reads.
enum Standing: String, CaseIterable {
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
      let first = catalogue.exercises[0].id
      return """
        All exercises are solved.
        Next: make solution E=\(first) shows yours beside the solution

        """
    }
    let isNew = standing(of: next, record) == .notStarted
    let page = isNew ? "Exercises/\(next.path)/Task.md" : file(of: next)
    if isNew, let chapter = chapter(begunBy: next), chapter.number > 1 {
      return "Next: make chapter-\(chapter.number)\nthen: read \(page)\n"
    }
    return (isNew ? "Next: read \(page)\n" : "Next: go on in \(page)\n")
      + "then: make grade E=\(next.id)\n"
  }

  /// The chapter whose first exercise it is.
  private func chapter(begunBy exercise: Exercise) -> Chapter? {
    catalogue.chapters.first { $0.exercises.first == exercise }
  }

  /// What to say at the end: at the end of a chapter what has been learnt in
  /// it, and always what is next.
  func closing(after record: LearnerRecord, _ display: Display) -> String {
    let next = next(after: record)
    let isBoundary =
      next.map { next in
        chapter(begunBy: next) != nil
          && standing(of: next, record) == .notStarted
      } ?? true
    let ended = catalogue.chapters.last { chapter in
      chapter.exercises.allSatisfy { standing(of: $0, record) == .solved }
        && chapter.exercises.last.map { $0.path < next?.path ?? "~" } ?? false
    }
    guard isBoundary, let ended else { return nextStep(after: record) }
    return Renderer(display).render(ending(of: ended)) + "\n"
      + nextStep(after: record)
  }
}
