// make search WORD.

import NotesKit

extension Call {
  /// Shows where the notes, the tasks, the words and the hints that were shown
  /// contain a text.
  func search() throws -> Int32 {
    let search = WordSearch(for: typed)
    let hits = try workspace.hits(of: search, inWords: display.plain)
    guard !hits.isEmpty else { throw Failure.notFound(typed) }
    try page(
      SearchText(search: search, display: display).text(of: hits),
      display: display)
    return 0
  }
}
