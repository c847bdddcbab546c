// make search W=WORD: looks for a text in all that a learner reads. Hints that
// were not shown yet stay hidden.

import Foundation
import NotesKit

extension Call {
  /// Shows the places that contain a text.
  func search() throws -> Int32 {
    let wanted = try required(
      "search for which word? make search W=binding")
    let found = try workspace.searchResult(for: wanted, display)
    guard !found.isEmpty else {
      throw Failure(
        "no notes, task or hint has '\(wanted)'; make words lists the words "
          + "that the notes define")
    }
    try page(Renderer(display).render(found), display: display)
    return 0
  }
}

extension Workspace {
  /// The lines of notes, tasks and shown hints that contain a text, below the
  /// titles of their pages. The window has no edge, so that a paragraph is one
  /// line.
  func searchResult(
    for wanted: String, _ display: Display
  ) throws -> [Block] {
    let renderer = Renderer(
      Display(width: 100_000, color: true, plain: display.plain))
    func found(_ title: String, _ command: String, _ blocks: [Block]) -> [Block]
    {
      let lines = renderer.render(blocks)
        .replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
        .compactMap { marked(wanted, in: $0) }
      guard !lines.isEmpty else { return [] }
      return [
        .heading(level: 3, [.text("\(title): "), .code(command)]),
        .list(start: nil, items: lines.map { [.paragraph($0)] }),
      ]
    }
    let record = try LearnerRecord.load(from: self)
    return try catalogue.chapters.flatMap { chapter in
      let number = chapter.number
      return try found(
        "Chapter \(number), \(chapter.name)", "make notes-\(number)",
        blocks(chapter.notes))
        + chapter.exercises.flatMap { exercise in
          let title = "\(exercise.id) \(exercise.name)"
          let hints = try Hints(for: exercise, in: self)
          return try found(
            "Task \(title)", "make task E=\(exercise.id)",
            blocks(exercise.task))
            + found(
              "Hints for \(title)", "make hint E=\(exercise.id)",
              hints.shown(record[exercise]))
        }
    }
  }
}

/// A line with a mark where a text stands first, in either case; nil if it
/// stands nowhere.
private func marked(_ wanted: String, in line: Substring) -> [Inline]? {
  let line = line.drop { " •│-".contains($0) }
  guard let found = line.range(of: wanted, options: .caseInsensitive) else {
    return nil
  }
  return [
    .text(String(line[..<found.lowerBound])),
    .strong([.text(String(line[found]))]),
    .text(String(line[found.upperBound...])),
  ]
}
