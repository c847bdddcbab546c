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
    changedLast(among: [.started, .changed], record)
      ?? next(after: record) ?? catalogue.exercises[0]
  }

  /// The chapter that is being worked on: that of the file which changed last.
  private func currentChapter(_ record: LearnerRecord) -> Chapter {
    let last = changedLast(among: [.started, .changed, .solved], record)
    return catalogue.chapters.first { chapter in
      last.map(chapter.exercises.contains) ?? true
    }!
  }

  private func changedLast(
    among standings: Set<Standing>, _ record: LearnerRecord
  ) -> Exercise? {
    func changed(_ exercise: Exercise) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: url(file(of: exercise)).path(percentEncoded: false))
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    return catalogue.exercises
      .filter { standings.contains(standing(of: $0, record)) }
      .max { changed($0) < changed($1) }
  }

  /// The first exercise that is not solved, from the current chapter on and
  /// then from the beginning.
  func next(after record: LearnerRecord) -> Exercise? {
    let chapter = currentChapter(record)
    let all = catalogue.exercises
    let start = all.firstIndex { chapter.exercises.contains($0) } ?? 0
    return (all[start...] + all[..<start]).first {
      standing(of: $0, record) != .solved
    }
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
    let chapter = currentChapter(record)
    let isSolved = chapter.exercises.allSatisfy {
      standing(of: $0, record) == .solved
    }
    let isNew =
      next(after: record).map { standing(of: $0, record) == .notStarted }
      ?? true
    guard isSolved, isNew else { return nextStep(after: record) }
    return Renderer(display).render(ending(of: chapter)) + "\n"
      + nextStep(after: record)
  }
}
