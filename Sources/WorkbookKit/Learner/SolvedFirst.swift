// The last exercise of a chapter, solved before others. A learner who knows the
// subject may begin there; its task says what that shows, and what it does not.

import NotesKit

extension Workspace {
  /// The section of a task that says what its exercise shows by itself; empty
  /// if there is none.
  package func whatItShows(_ exercise: Exercise) -> [Block] {
    let task = Document(parsing: (try? text(exercise.task)) ?? "")
    let blocks = task.blocks.map(\.block)
    let title = Block.heading(level: 2, [.text("What it shows")])
    guard let start = blocks.firstIndex(of: title) else { return [] }
    return Array(
      blocks[(start + 1)...].prefix {
        if case .heading = $0 { false } else { true }
      })
  }
}

extension Standings {
  /// What it means that the last exercise of a chapter is solved before others;
  /// empty if it is not, or if another exercise has changed since. One that was
  /// solved and has changed is no other: it was solved first.
  func solvedFirst(_ chapter: Chapter, _ display: Display) -> String {
    let others = chapter.exercises.dropLast().filter {
      ![.solved, .changed].contains(self[$0])
    }
    guard let last = chapter.exercises.last, self[last] == .solved,
      !others.isEmpty, changedLast == last
    else { return "" }
    let isAll = others.count > 2 && others.count == chapter.exercises.count - 1
    let ids =
      isAll
      ? "\(others[0].id) to \(others[others.count - 1].id)"
      : others.map(\.id).joined(separator: ", ")
    let title = "You have solved \(last.id) before \(ids)."
    return Renderer(display).render(
      [.paragraph([.strong([.text(title)])])] + workspace.whatItShows(last))
      + "\n"
  }
}
