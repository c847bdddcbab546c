// make words: the words that the notes define, in their sections Words.

import NotesKit

extension Call {
  /// Shows all words, or those that contain the text that was typed.
  func showWords() throws -> Int32 {
    let all = workspace.glossary()
    let wanted = argument?.lowercased() ?? ""
    let found = all.filter {
      wanted.isEmpty || $0.word.lowercased().contains(wanted)
    }
    guard !found.isEmpty else {
      throw Failure(
        "the notes define no word like '\(argument ?? "")'; make words shows all "
          + "\(all.count) of them")
    }
    try show(.heading(level: 1, [.text("Words")]), found.map(\.text))
    return 0
  }
}

/// A word and its meaning.
package struct Definition: Equatable {
  package let word: String
  /// The word and its meaning, as the notes have them.
  package fileprivate(set) var text: [Inline]
  /// The line of the list of words.
  package let line: Int
}

/// The words that a chapter's notes define, in the order of their list.
package func definitions(in notes: String) -> [Definition] {
  let blocks = Document(parsing: notes).blocks
  let title = Block.heading(level: 2, [.text("Words")])
  guard let start = blocks.lastIndex(where: { $0.block == title }) else {
    return []
  }
  return blocks[start...].prefix(3).flatMap { located -> [Definition] in
    guard case .list(_, let items) = located.block else { return [] }
    return items.compactMap { item in
      guard case .paragraph(let text)? = item.first,
        case .strong(let word)? = text.first
      else { return nil }
      return Definition(word: word.words, text: text, line: located.line)
    }
  }
}

extension Workspace {
  /// Every word of the notes, in alphabetical order. Behind its meaning stands
  /// the chapter that defines it.
  func glossary() -> [Definition] {
    catalogue.chapters.flatMap { chapter in
      definitions(in: (try? text(chapter.notes)) ?? "").map {
        var word = $0
        word.text.append(.text(" (chapter\u{a0}\(chapter.number))"))
        return word
      }
    }.sorted { $0.word.lowercased() < $1.word.lowercased() }
  }
}
