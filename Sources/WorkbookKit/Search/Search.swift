// make search W=WORD: looks for a text in all that a learner reads. Hints that
// were not shown yet stay hidden.

import Foundation
import NotesKit

extension Call {
  /// Shows the places that contain a text.
  func search() throws -> Int32 {
    let found = try workspace.searchResult(for: typed, display)
    guard !found.isEmpty else {
      throw Failure(
        "no notes, task or hint has '\(typed)'; make words lists the words "
          + "that the notes define")
    }
    try page(Renderer(display).render(found), display: display)
    return 0
  }
}

/// A page that contains a text: the command that shows it, and the lines with
/// the text marked.
private typealias FoundPage = (
  title: String, command: String, lines: [[Inline]]
)

extension Workspace {
  /// The lines that contain a text, below the titles of their pages: about a
  /// screen of them, and how many are left out.
  func searchResult(
    for wanted: String, _ display: Display
  ) throws -> [Block] {
    let room = 15
    var (shown, count) = ([] as [Block], 0)
    for page in try pages(containing: wanted, display) {
      let lines = page.lines.prefix(max(0, room - count))
      count += page.lines.count
      guard !lines.isEmpty else { continue }
      shown += [
        .heading(level: 3, [.text("\(page.title): "), .code(page.command)]),
        .list(start: nil, items: lines.map { [.paragraph($0)] }),
      ]
    }
    guard count > room else { return shown }
    let rest = "and \(count - room) more; a longer text finds fewer places"
    return shown + [.paragraph([.text(rest)])]
  }

  /// The notes, tasks and shown hints that contain a text. Their lines are
  /// those that a reader sees in a window without an edge, so that a paragraph
  /// is one line, and a picture has its words where pictures are read out.
  private func pages(
    containing wanted: String, _ display: Display
  ) throws -> [FoundPage] {
    let renderer = Renderer(
      Display(width: 100_000, color: true, plain: display.plain))
    func page(_ title: String, _ command: String, _ blocks: [Block])
      -> FoundPage
    {
      let lines = renderer.render(blocks)
        .replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
      return (title, command, lines.compactMap { marked(wanted, in: $0) })
    }
    func blocks(_ path: String) throws -> [Block] {
      Document(parsing: try text(path)).blocks.map(\.block)
    }
    let record = try LearnerRecord.load(from: self)
    return try catalogue.chapters.flatMap { chapter in
      let number = chapter.number
      let notes = try page(
        "Chapter \(number), \(chapter.name)", "make notes-\(number)",
        blocks(chapter.notes))
      return try [notes]
        + chapter.exercises.flatMap { exercise in
          let title = "\(exercise.id) \(exercise.name)"
          let hints = try Hints(for: exercise, in: self)
          return [
            try page(
              "Task \(title)", "make task E=\(exercise.id)",
              blocks(exercise.task)),
            page(
              "Hints for \(title)", "make hint E=\(exercise.id)",
              hints.shown(record[exercise])),
          ]
        }
    }.filter { !$0.lines.isEmpty }
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
