// What whoever has solved a chapter has closing, in the words of its notes: the
// promise that they begin with, and the words that they end with.

import NotesKit

extension Workspace {
  /// The end of a chapter, to be read.
  func ending(of chapter: Chapter) -> [Block] {
    let title = "Chapter \(chapter.number), \(chapter.name), is solved."
    let notes = (try? text(chapter.notes)) ?? ""
    let closing = ChapterClosing(notes: notes)
    var blocks: [Block] = [.paragraph([.strong([.text(title)])])]
    if let promise = closing.promise { blocks.append(.paragraph(promise)) }
    if !closing.words.isEmpty {
      let words = closing.words.joined(separator: ", ")
      blocks.append(.paragraph([.text("You now know the words: \(words).")]))
    }
    return blocks
  }
}

/// What a chapter's notes say has been closing.
struct ChapterClosing {
  /// The promise in the first paragraph, kept.
  private(set) var promise: [Inline]?
  /// What is defined under Words.
  let words: [String]

  private static let before = "After this chapter you can"
  private static let after = "You can now"

  init(notes: String) {
    let blocks = Document(parsing: notes).blocks.map(\.block)
    for block in blocks {
      guard case .paragraph(let text) = block else { continue }
      promise = text
      if case .text(let start)? = text.first, start.hasPrefix(Self.before) {
        promise?[0] = .text(Self.after + start.dropFirst(Self.before.count))
      }
      break
    }
    words = definitions(in: notes).map(\.word)
  }
}
