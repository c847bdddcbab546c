// make search W=WORD: looks for a text in all that a learner reads. Hints that
// were not shown yet stay hidden.

import Foundation
import NotesKit

extension Call {
  /// Shows the places that contain a text; at a terminal, a screenful of them.
  func search() throws -> Int32 {
    let places = try foundPlaces(of: typed, in: workspace, display)
    guard !places.isEmpty else {
      throw Failure(
        "no notes, task or hint has '\(typed)'; make words lists the words "
          + "that the notes define")
    }
    let rows = isatty(STDOUT_FILENO) == 1 ? display.rows : .max
    let (text, left) = page(of: places, display, rows: rows - 4)
    write(text)
    if left > 0 { write("\n\(left) more: make search W='\(typed)' | less\n") }
    return 0
  }
}

/// As many places as fit some rows, and one at least, below the titles of their
/// pages; and how many are left.
func page(
  of places: [FoundPlace], _ display: Display, rows: Int
) -> (text: String, left: Int) {
  let renderer = Renderer(display)
  var text = ""
  for (index, place) in places.enumerated() {
    var more = renderer.render([.list(start: nil, items: [[place.line]])])
    if index == 0 || places[index - 1].page != place.page {
      let title = renderer.render([.heading(level: 3, place.page)])
      more = (index == 0 ? "" : "\n") + title + "\n" + more
    }
    let isTall = (text + more).count(where: \.isNewline) > rows
    if isTall, index > 0 { return (text, places.count - index) }
    text += more
  }
  return (text, 0)
}

struct FoundPlace {
  /// The title, and the command that shows it.
  let page: [Inline]
  /// The section's title, and the text with some words around it.
  let line: Block
  let isCode: Bool
}

/// The places in notes, tasks and shown hints that contain a text, prose before
/// code. A picture is searched by its words.
func foundPlaces(
  of wanted: String, in workspace: Workspace, _ display: Display
) throws -> [FoundPlace] {
  let record = try LearnerRecord.load(from: workspace)
  var places: [FoundPlace] = []
  func search(_ blocks: [Block], _ title: String, _ command: String) {
    var section: [Inline] = []
    for block in blocks.picturesInWords(on: Display(plain: true)) {
      if case .heading(let level, let title) = block {
        section =
          level == 1 ? [] : [.emphasis([.text(title.words)]), .text(": ")]
      }
      for case let text? in block.texts(display).map({
        excerpt(of: wanted, in: $0)
      }) {
        places.append(
          FoundPlace(
            page: [.text("\(title): "), .code(command)],
            line: .paragraph(section + text), isCode: block.isCode))
      }
    }
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
  return places.filter { !$0.isCode } + places.filter(\.isCode)
}

/// The first place in a line where a text stands, in either case, with at most
/// 60 characters on each side; nil if it stands nowhere.
private func excerpt(of wanted: String, in line: String) -> [Inline]? {
  let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  guard let found = line.range(of: wanted, options: .caseInsensitive) else {
    return nil
  }
  // A word is shown as a whole or left out.
  var before = line[..<found.lowerBound].suffix(60)
  if before.startIndex > line.startIndex {
    before = "…" + before.drop { $0 != " " }
  }
  var after = line[found.upperBound...].prefix(60)
  if after.endIndex < line.endIndex {
    after = after[..<(after.lastIndex(of: " ") ?? after.startIndex)] + " …"
  }
  return [
    .text(String(before)), .strong([.text(String(line[found]))]),
    .text(String(after)),
  ]
}

extension Block {
  fileprivate var isCode: Bool { if case .code = self { true } else { false } }

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
