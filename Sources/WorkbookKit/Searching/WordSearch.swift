// Looks for a text in everything that a learner reads: the notes, the tasks,
// the words, and the hints that have been shown. Hints that have not been shown
// stay hidden.

import NotesKit

/// A text that is looked for. Upper and lower case are the same.
struct WordSearch: Equatable {
  let wanted: String

  init(for wanted: String) { self.wanted = wanted }

  /// The part of a text around the first place where the wanted text stands;
  /// nil if it stands nowhere.
  func excerpt(of text: String) -> Excerpt? {
    let text = text.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard let range = text.range(of: wanted, options: .caseInsensitive) else {
      return nil
    }
    var start =
      text.index(
        range.lowerBound, offsetBy: -Excerpt.margin,
        limitedBy: text.startIndex) ?? text.startIndex
    var end =
      text.index(
        range.upperBound, offsetBy: Excerpt.margin, limitedBy: text.endIndex)
      ?? text.endIndex
    // A word is shown as a whole or left out.
    if start > text.startIndex {
      start =
        text[start..<range.lowerBound].firstIndex(of: " ") ?? range.lowerBound
    }
    if end < text.endIndex {
      end = text[range.upperBound..<end].lastIndex(of: " ") ?? range.upperBound
    }
    return Excerpt(
      before: (start > text.startIndex ? "…" : "")
        + text[start..<range.lowerBound],
      found: String(text[range]),
      after: text[range.upperBound..<end]
        + (end < text.endIndex ? " …" : ""))
  }
}

/// A text, with a few words around it.
struct Excerpt: Equatable {
  /// The characters that are shown on each side, at most.
  static let margin = 60

  let before: String
  let found: String
  let after: String
}

/// A place where a search has found its text.
struct Hit: Equatable {
  /// The page, such as `Chapter 4, Views` or `Task 4.1 CounterScreen`.
  let page: String
  /// The command that shows the page.
  let command: String
  /// The heading above the place; empty at the top of a page.
  let section: String
  let excerpt: Excerpt
}

extension Workspace {
  /// All hits of a search: by chapter its notes, and then, by exercise, its task
  /// and its hints.
  ///
  /// A picture is searched by its words, which say what it shows.
  ///
  /// - Parameter inWords: Whether outputs, too, are searched by the words in
  ///   place of what is drawn in them.
  func hits(of search: WordSearch, inWords: Bool = false) throws -> [Hit] {
    let record = try LearnerRecord.load(from: self)
    func hits(in blocks: [Block], page: String, command: String) -> [Hit] {
      self.hits(
        of: search, in: blocks.picturesInWords(on: Display(plain: true)),
        inWords: inWords, page: page, command: command)
    }
    return catalogue.chapters.flatMap { chapter -> [Hit] in
      let notes = hits(
        in: blocks(of: chapter.notes),
        page: "Chapter \(chapter.number), \(chapter.name)",
        command: "make notes-\(chapter.number)")
      return notes
        + chapter.exercises.flatMap { exercise in
          let title = "\(exercise.id) \(exercise.name)"
          return hits(
            in: blocks(of: exercise.task), page: "Task \(title)",
            command: "make task E=\(exercise.id)")
            + hits(
              in: shownHints(for: exercise, record),
              page: "Hints for \(title)",
              command: "make hint E=\(exercise.id)")
        }
    }
  }

  private func blocks(of page: String) -> [Block] {
    Document(parsing: (try? text(page)) ?? "").blocks.map(\.block)
  }

  /// The hints for an exercise that were shown last.
  private func shownHints(
    for exercise: Exercise, _ record: LearnerRecord
  ) -> [Block] {
    let memory = record[exercise]
    guard memory.hints > 0,
      let ladder = (try? hints(for: exercise))?.ladder(for: memory.hintsFor)
    else { return [] }
    return Array(ladder.rungs.prefix(memory.hints).joined())
  }

  private func hits(
    of search: WordSearch, in blocks: [Block], inWords: Bool, page: String,
    command: String
  ) -> [Hit] {
    var section = ""
    return blocks.flatMap { block -> [Hit] in
      if case .heading(let level, let title) = block {
        section = level == 1 ? "" : title.words
      }
      return block.passages(inWords: inWords).compactMap { passage in
        search.excerpt(of: passage).map {
          Hit(page: page, command: command, section: section, excerpt: $0)
        }
      }
    }
  }
}

extension Block {
  /// The texts of a block that are found one by one: a paragraph, an item, a
  /// row, a line of code.
  fileprivate func passages(inWords: Bool) -> [String] {
    switch self {
    case .heading(_, let text), .paragraph(let text), .footnote(_, let text):
      [text.words]
    case .list(_, let items):
      items.map { item in
        item.flatMap { $0.passages(inWords: inWords) }.joined(separator: " ")
      }
    case .table(let header, let rows):
      ([header] + rows).map { $0.map(\.words).joined(separator: ", ") }
    case .code(let info, let text):
      shown(text, info, inWords: inWords).split(separator: "\n")
        .map(String.init)
    case .comment: []
    }
  }

  /// The lines of code that are searched.
  private func shown(_ code: String, _ info: String, inWords: Bool) -> String {
    switch info.prefix(while: { $0 != " " }) {
    // The old lines of a diff are found where they were shown before.
    case "diff": newText(ofDiff: code)
    case "output" where inWords: drawingsInWords(code)
    default: code
    }
  }
}
