// The hints of an exercise, as they stand beside its suite in Hints.md.
//
//     # Hints for 1.5 SilentWrites
//     ## A question … ## A pointer … ## A step on another example …
//     # When it fails: refilling by nothing is silent
//     ## A question … ## A pointer … ## A step on another example …

import NotesKit

/// The hints of an exercise: rungs for all of it, and rungs for some checks.
package struct Hints: Equatable {
  /// Hints that follow one another, the gentlest first.
  package struct Ladder: Equatable {
    /// The check that they help with; nil for the whole exercise.
    package let check: String?
    package var rungs: [[Block]] = []
  }

  package private(set) var ladders: [Ladder] = []

  /// The words before the name of a check.
  static let mark = "When it fails: "

  init(parsing text: String) {
    for located in Document(parsing: text).blocks {
      switch located.block {
      case .heading(1, let title):
        let words = title.words
        let check =
          words.hasPrefix(Self.mark)
          ? String(words.dropFirst(Self.mark.count)) : nil
        ladders.append(Ladder(check: check))
      case let block:
        guard var ladder = ladders.popLast() else { continue }
        if case .heading(2, _) = block { ladder.rungs.append([]) }
        if !ladder.rungs.isEmpty {
          ladder.rungs[ladder.rungs.count - 1].append(block)
        }
        ladders.append(ladder)
      }
    }
  }

  /// The rungs for a check; those for the whole exercise, if it has none of
  /// its own.
  func ladder(for check: String?) -> Ladder? {
    ladders.first { $0.check != nil && $0.check == check }
      ?? ladders.first { $0.check == nil }
  }
}

extension Hints {
  /// The rungs for the first check whose sentence contains a text; upper and
  /// lower case are the same. Nil if there are none.
  func ladder(naming text: String) -> Ladder? {
    let wanted = text.lowercased()
    return ladders.first {
      $0.check?.lowercased().contains(wanted) ?? false
    }
  }
}

extension Workspace {
  /// The footnotes of an exercise's pages: the sources that its chapter's
  /// notes list.
  func footnotes(for exercise: Exercise) -> [String: [Inline]] {
    let chapter = catalogue.chapters(of: [exercise])[0]
    let notes = (try? text(chapter.notes)) ?? ""
    return Document(parsing: notes).footnotes
  }

  package func hints(for exercise: Exercise) throws -> Hints {
    Hints(parsing: try text(exercise.hints))
  }
}
