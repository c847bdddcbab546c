// make search W=WORD: looks for a text in all that a learner reads. Hints that
// were not shown yet stay hidden.

import Foundation
import NotesKit

extension Call {
  /// Shows the places that contain a text, below the titles of their pages.
  func search() throws -> Int32 {
    let found = try searchResult(for: typed, in: workspace, display)
    guard !found.isEmpty else {
      throw Failure(
        "no notes, task or hint has '\(typed)'; make words lists the words "
          + "that the notes define")
    }
    try page(
      Renderer(display).render(Self.beginning(of: found)), display: display)
    return 0
  }
}

extension Call {
  /// About a screen of what was found, and how much is left out.
  static func beginning(of found: [Block]) -> [Block] {
    var (shown, room, left) = ([] as [Block], 15, 0)
    for case (let title, .list(_, let items)) in zip(found, found.dropFirst()) {
      let part = items.prefix(room)
      room -= part.count
      left += items.count - part.count
      if !part.isEmpty {
        shown += [title, .list(start: nil, items: Array(part))]
      }
    }
    guard left > 0 else { return shown }
    let rest = "and \(left) more; a longer text finds fewer places"
    return shown + [.paragraph([.text(rest)])]
  }
}

/// The places in notes, tasks and shown hints that contain a text, on each page
/// those in prose before those in code. A picture is searched by its words.
func searchResult(
  for wanted: String, in workspace: Workspace, _ display: Display
) throws -> [Block] {
  let record = try LearnerRecord.load(from: workspace)
  var result: [Block] = []
  func search(_ blocks: [Block], _ title: String, _ command: String) {
    var section: [Inline] = []
    var items: [[Block]] = []
    var code: [[Block]] = []
    for block in blocks.picturesInWords(on: Display(plain: true)) {
      if case .heading(let level, let title) = block {
        section =
          level == 1 ? [] : [.emphasis([.text(title.words)]), .text(": ")]
      }
      let found: [[Block]] = block.texts(display)
        .compactMap { marked(wanted, in: $0) }
        .map { [.paragraph(section + $0)] }
      if case .code = block { code += found } else { items += found }
    }
    items += code
    guard !items.isEmpty else { return }
    result += [
      .heading(level: 3, [.text("\(title): "), .code(command)]),
      .list(start: nil, items: items),
    ]
  }
  func blocks(_ path: String) -> [Block] {
    Document(parsing: (try? workspace.text(path)) ?? "").blocks.map(\.block)
  }
  for chapter in workspace.catalogue.chapters {
    let title = "Chapter \(chapter.number), \(chapter.name)"
    search(blocks(chapter.notes), title, "make notes-\(chapter.number)")
    for exercise in chapter.exercises {
      let (id, title) = (exercise.id, "\(exercise.id) \(exercise.name)")
      search(blocks(exercise.task), "Task \(title)", "make task E=\(id)")
      let hints = try? Hints(for: exercise, in: workspace)
      let shown = hints?.shown(record[exercise]) ?? []
      search(shown, "Hints for \(title)", "make hint E=\(id)")
    }
  }
  return result
}

/// A line with a mark where a text stands first, in either case; nil if it
/// stands nowhere.
private func marked(_ wanted: String, in line: String) -> [Inline]? {
  let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  guard let found = line.range(of: wanted, options: .caseInsensitive) else {
    return nil
  }
  return [
    .text(String(line[..<found.lowerBound])),
    .strong([.text(String(line[found]))]),
    .text(String(line[found.upperBound...])),
  ]
}

extension Block {
  /// The texts that are found one by one: a paragraph, an item, a row, a line
  /// of code.
  fileprivate func texts(_ display: Display) -> [String] {
    switch self {
    case .heading(_, let text), .paragraph(let text), .footnote(_, let text):
      [text.words]
    case .list(_, let items):
      items.map { $0.flatMap { $0.texts(display) }.joined(separator: " ") }
    case .table(let header, let rows):
      ([header] + rows).map { $0.map(\.words).joined(separator: ", ") }
    case .code(let info, let text):
      (display.plain && info.hasPrefix("output")
        ? drawingsInWords(text) : text)
        .split(separator: "\n").map(String.init)
    case .comment: []
    }
  }
}
