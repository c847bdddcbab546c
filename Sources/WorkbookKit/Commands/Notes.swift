// make notes-N.

import NotesKit

extension Call {
  /// Shows a chapter's notes in a pager.
  func readNotes() throws -> Int32 {
    let chapter = try chapter
    let notes = Document(parsing: try workspace.text(chapter.notes))
    let renderer = Renderer(display, footnotes: notes.footnotes)
    try page(renderer.render(notes.blocks.map(\.block)), display: display)
    return 0
  }
}
