// The end of a chapter, once it is solved, in the words of its notes: the
// promise that they begin with, and the words that they define.

import NotesKit

extension Workspace {
  /// The end of a solved chapter, for its reader.
  func ending(of chapter: Chapter) -> [Block] {
    let title = "Chapter \(chapter.number), \(chapter.name), is solved."
    let closing = ChapterClosing(notes: (try? text(chapter.notes)) ?? "")
    var blocks: [Block] = [.paragraph([.strong([.text(title)])])]
    if let promise = closing.promise { blocks.append(.paragraph(promise)) }
    if !closing.words.isEmpty {
      let words = closing.words.joined(separator: ", ")
      blocks.append(
        .paragraph([
          .text("The chapter's words: \(words). "),
          .code("make words W=\(closing.wordToAskFor)"),
          .text(" explains one."),
        ]))
    }
    return blocks
  }
}

/// The parts of a chapter's notes that are repeated at its end.
struct ChapterClosing {
  /// The promise in the first paragraph, as something that is now kept.
  let promise: [Inline]?
  /// The words that the section Words defines.
  let words: [String]

  init(notes: String) {
    let (before, after) = ("After this chapter you can", "You can now")
    let paragraphs = Document(parsing: notes).blocks.lazy.compactMap {
      if case .paragraph(let text) = $0.block { text } else { nil }
    }
    promise = paragraphs.first.map { text in
      guard case .text(let start)? = text.first, start.hasPrefix(before) else {
        return text
      }
      return [.text(after + start.dropFirst(before.count))] + text.dropFirst()
    }
    words = definitions(in: notes).map(\.word)
  }

  /// A word that `make words` takes as it stands; in quotes if it has to be.
  var wordToAskFor: String {
    words.first { $0.allSatisfy(\.isLetter) } ?? "\"\(words.first ?? "")\""
  }
}
