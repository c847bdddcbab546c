// make hint, and h in make watch. The hints of an exercise stand beside its task
// in Hints.md:
//
//     # Hints for 1.5 SilentWrites
//     ## A question … ## A pointer … ## A step on another example …
//     # When it fails: refilling by nothing is silent
//     ## A question … ## A pointer … ## A step on another example …

import NotesKit

extension Call {
  /// Shows one more hint each time; after the last, the first again.
  func showHint() throws -> Int32 {
    let word = value(of: "--word")
    write(try nextHint(for: exercise, about: word, in: workspace, display))
    return 0
  }
}

/// The next hint for an exercise; records that it was shown.
///
/// - Parameters:
///   - word: A word of the check that the hint is for. Nil for the check that
///     failed when the exercise was last graded.
///   - key: The key that shows the next hint; nil if a command does.
func nextHint(
  for exercise: Exercise, about word: String? = nil, in workspace: Workspace,
  _ display: Display, by key: String? = nil
) throws -> String {
  var title = exercise.title
  let before = try LearnerRecord.load(from: workspace)
  guard workspace.standing(of: exercise, before) != .solved else {
    let next = NextSteps(
      steps: (key == nil ? [] : ["q quits"]) + [exercise.solutionStep])
    return "\(title) is solved.\n\(next.text())\n"
  }
  let hints = try Hints(for: exercise, in: workspace)
  let ladder =
    try word.map {
      try hints.ladder(naming: $0, in: exercise, before[exercise].allFailing)
    } ?? hints.ladder(for: before[exercise].failing)
  guard let ladder, !ladder.rungs.isEmpty else {
    throw Failure.missing("a hint in \(exercise.hints)")
  }
  // For another check the hints start over.
  var number = 1
  _ = try LearnerRecord.update(in: workspace) { record in
    let memory = record[exercise]
    if memory.hintsFor == ladder.check {
      number += memory.hints % ladder.rungs.count
    }
    record[exercise].hints = number
    record[exercise].hintsFor = ladder.check
  }

  if let check = ladder.check { title += ", where it fails: \(check)" }
  let about = word.map { $0.contains(" ") ? " W=\"\($0)\"" : " W=\($0)" }
  let next = key ?? "make hint E=\(exercise.id)" + (about ?? "")
  let left = ladder.rungs.count - number
  return display.filled(title) + "\n"
    + workspace.rendered(ladder.rungs[number - 1], of: exercise, display)
    + "\nHint \(number) of \(ladder.rungs.count)"
    + (left == 0
      ? ". The next is the first again.\n" : "; \(left) more: \(next)\n")
}

/// The hints of an exercise: rungs for all of it, and rungs for some checks.
package struct Hints {
  /// Hints that follow one another, the gentlest first.
  package struct Ladder: Equatable {
    /// The check that they help with; nil for the whole exercise.
    package let check: String?
    package var rungs: [[Block]] = []
  }

  package private(set) var ladders: [Ladder] = []

  package init(for exercise: Exercise, in workspace: Workspace) throws {
    for block in try workspace.blocks(exercise.hints) {
      if case .heading(1, let title) = block {
        let words = title.words
        let check = words.trimmingPrefix("When it fails: ")
        ladders.append(Ladder(check: check == words ? nil : String(check)))
        continue
      }
      guard var ladder = ladders.popLast() else { continue }
      if case .heading(2, _) = block {
        ladder.rungs.append([block])
      } else if let rung = ladder.rungs.popLast() {
        ladder.rungs.append(rung + [block])
      }
      ladders.append(ladder)
    }
  }

  /// The rungs for a check; those for the whole exercise, if it has none of
  /// its own.
  func ladder(for check: String?) -> Ladder? {
    ladders.first { $0.check == check } ?? ladders.first { $0.check == nil }
  }

  /// The rungs for a check whose sentence contains a text, in either case: the
  /// first one that fails, or else the first.
  fileprivate func ladder(
    naming text: String, in exercise: Exercise, _ failing: [String]?
  ) throws -> Ladder {
    let found = ladders.filter {
      $0.check?.lowercased().contains(text.lowercased()) == true
    }
    let first = found.first { failing?.contains($0.check!) == true }
    if let first = first ?? found.first { return first }
    let checks = ladders.compactMap(\.check).joined(separator: "; ")
    throw Failure(
      "no hint in \(exercise.id) is for a check with '\(text)' in its name; "
        + "checks with hints: \(checks.isEmpty ? "none" : checks)")
  }

  /// The hints that were shown last.
  func shown(_ memory: LearnerRecord.Memory) -> [Block] {
    let rungs = ladder(for: memory.hintsFor)?.rungs ?? []
    return Array(rungs.prefix(memory.hints).joined())
  }
}
