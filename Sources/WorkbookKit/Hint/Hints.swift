// The hints of an exercise, as they stand beside its suite in Hints.md.
//
//     # Hints for 1.5 SilentWrites
//     ## A question … ## A pointer … ## A step on another example …
//     # When it fails: refilling by nothing is silent
//     ## A question … ## A pointer … ## A step on another example …

import NotesKit

/// The hints of an exercise: rungs for all of it, and rungs for some checks.
package struct Hints {
  /// Hints that follow one another, the gentlest first.
  package struct Ladder: Equatable {
    /// The check that they help with; nil for the whole exercise.
    package let check: String?
    package var rungs: [[Block]] = []
  }

  package private(set) var ladders: [Ladder] = []
  private let exercise: Exercise

  package init(for exercise: Exercise, in workspace: Workspace) throws {
    self.exercise = exercise
    let mark = "When it fails: "
    for located in Document(parsing: try workspace.text(exercise.hints)).blocks
    {
      let last = ladders.count - 1
      switch located.block {
      case .heading(1, let title):
        let words = title.words
        let check =
          words.hasPrefix(mark) ? String(words.dropFirst(mark.count)) : nil
        ladders.append(Ladder(check: check))
      case .heading(2, _) where last >= 0:
        ladders[last].rungs.append([located.block])
      default:
        guard last >= 0, !ladders[last].rungs.isEmpty else { continue }
        ladders[last].rungs[ladders[last].rungs.count - 1]
          .append(located.block)
      }
    }
  }

  /// The rungs for a check; those for the whole exercise, if it has none of
  /// its own.
  func ladder(for check: String?) -> Ladder? {
    ladders.first { $0.check == check } ?? ladders.first { $0.check == nil }
  }

  /// The rungs for the first check whose sentence contains a text, in either
  /// case.
  func ladder(naming text: String) throws -> Ladder {
    let found = ladders.first {
      $0.check?.lowercased().contains(text.lowercased()) == true
    }
    if let found { return found }
    let checks = ladders.compactMap(\.check)
    throw Failure(
      "no hint in \(exercise.id) is for a check that says '\(text)'; "
        + (checks.isEmpty
          ? "none of its checks has hints of its own"
          : "these have: " + checks.joined(separator: "; ")))
  }

  /// The hints that were shown last.
  func shown(_ memory: LearnerRecord.Memory) -> [Block] {
    let rungs = ladder(for: memory.hintsFor)?.rungs ?? []
    return Array(rungs.prefix(max(0, memory.hints)).joined())
  }
}
