// make words: the words that the notes define in their sections Words.

import NotesKit

extension Call {
  /// Shows all words, or those that contain the text that was typed.
  func showWords() throws -> Int32 {
    let all = workspace.glossary()
    let wanted = typed.lowercased()
    let found = all.filter {
      wanted.isEmpty || $0.definition.word.lowercased().contains(wanted)
    }
    guard !found.isEmpty else {
      throw Failure(
        "the notes define no word like '\(typed)'; make words shows all "
          + "\(all.count) of them")
    }
    let items = found.map { entry -> [Block] in
      let origin = " (chapter\u{a0}\(entry.chapter.number))"
      return [.paragraph(entry.definition.text + [.text(origin)])]
    }
    let blocks: [Block] = [
      .heading(level: 1, [.text("Words")]), .list(start: nil, items: items),
    ]
    try page(Renderer(display).render(blocks), display: display)
    return 0
  }
}
