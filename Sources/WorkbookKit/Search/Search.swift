// make search W=WORD: looks for a text in all that a learner reads. Hints that
// were not shown yet stay hidden.

import Foundation
import NotesKit

extension Call {
  /// Shows the places that contain a text, below the titles of their pages; at
  /// a terminal, a screenful of them.
  func search() throws -> Int32 {
    let places = try foundPlaces(of: typed)
    guard !places.isEmpty else {
      throw Failure(
        "no notes, task or hint has '\(typed)'; make words lists the words "
          + "that the notes define")
    }
    let renderer = Renderer(display)
    let room = isatty(STDOUT_FILENO) == 1 ? display.rows - 4 : .max
    var text = ""
    for (index, place) in places.enumerated() {
      var more = renderer.render([.list(start: nil, items: [[place.line]])])
      if index == 0 || places[index - 1].page != place.page {
        more =
          (index == 0 ? "" : "\n")
          + renderer.render([.heading(level: 3, place.page)]) + "\n" + more
      }
      guard index == 0 || (text + more).count(where: \.isNewline) <= room else {
        text += "\n\(places.count - index) more: make search W='\(typed)'"
        text += " | less\n"
        break
      }
      text += more
    }
    write(text)
    return 0
  }

  /// The places that contain a text, prose before code.
  private func foundPlaces(of wanted: String) throws -> [FoundPlace] {
    let record = try LearnerRecord.load(from: workspace)
    var places: [FoundPlace] = []
    func search(_ blocks: [Block], _ title: String, _ command: String) {
      var section: [Inline] = []
      for block in blocks.picturesInWords(on: Display(plain: true)) {
        if case .heading(let level, let title) = block {
          section =
            level == 1 ? [] : [.emphasis([.text(title.words)]), .text(": ")]
        }
        places += block.texts(display).compactMap {
          excerpt(of: wanted, in: $0)
        }
        .map {
          FoundPlace(
            page: [.text("\(title): "), .code(command)],
            line: .paragraph(section + $0), isCode: block.isCode)
        }
      }
    }
    func page(_ path: String) -> [Block] {
      Document(parsing: (try? workspace.text(path)) ?? "").blocks.map(\.block)
    }
    for chapter in workspace.catalogue.chapters {
      search(
        page(chapter.notes), "Chapter \(chapter.number), \(chapter.name)",
        "make notes-\(chapter.number)")
      for exercise in chapter.exercises {
        let title = "\(exercise.id) \(exercise.name)"
        search(
          page(exercise.task), "Task \(title)", "make task E=\(exercise.id)")
        let hints = try? Hints(for: exercise, in: workspace)
        search(
          hints?.shown(record[exercise]) ?? [], "Hints for \(title)",
          "make hint E=\(exercise.id)")
      }
    }
    return places.filter { !$0.isCode } + places.filter(\.isCode)
  }
}

private struct FoundPlace {
  /// The title, and the command that shows it.
  let page: [Inline]
  /// The section's title, and the text with some words around it.
  let line: Block
  let isCode: Bool
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
