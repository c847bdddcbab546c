// The README's table of chapters agrees with the table in Package.swift: the
// same chapters in the same order, each with its notes and its number of
// exercises.

import NotesKit
import WorkbookKit

extension Workspace {
  /// Rows of the README's table that differ from Package.swift.
  func contentsFindings() -> [Finding] {
    let file = "README.md"
    let text = (try? text(file)) ?? ""
    guard let table = ContentsTable(in: text) else {
      return [
        Finding(
          file: file, line: 1,
          text: "there is no table whose first column is called chapter")
      ]
    }
    let expected = catalogue.chapters.map(ContentsTable.Row.init)
    return (0..<max(table.rows.count, expected.count)).compactMap { index in
      let row = index < table.rows.count ? table.rows[index] : nil
      let chapter = index < expected.count ? expected[index] : nil
      guard row != chapter else { return nil }
      return Finding(
        file: file, line: table.line + 2 + index,
        text: difference(from: row, to: chapter))
    }
  }

  private func difference(
    from row: ContentsTable.Row?, to chapter: ContentsTable.Row?
  ) -> String {
    guard let chapter else {
      return "Package.swift lists no chapter \(row!.title)"
    }
    guard let row, row.title == chapter.title else {
      return
        "this row of the table should be \(chapter.link), as in Package.swift"
    }
    return row.path == chapter.path
      ? "chapter \(row.title) has \(chapter.exercises) exercises, "
        + "not \(row.exercises)"
      : "the notes of \(row.title) are \(chapter.path), not \(row.path)"
  }
}

/// A table with a row for each chapter: its name with a link to its notes,
/// what is learnt in it, and how many exercises it has.
struct ContentsTable {
  struct Row: Equatable {
    let title: String
    let path: String
    let exercises: String

    init(_ chapter: Chapter) {
      title = "\(chapter.number) \(chapter.name)"
      path = chapter.notes
      exercises = "\(chapter.exercises.count)"
    }

    /// Reads a row; without a link, its path is empty.
    init(_ cells: [[Inline]]) {
      title = cells.first?.words ?? ""
      exercises = cells.count > 1 ? cells.last!.words : ""
      if case .link(_, let destination)? = cells.first?.first {
        path = destination
      } else {
        path = ""
      }
    }

    /// The first cell, as it is written.
    var link: String { "[\(title)](\(path))" }
  }

  /// The line of its header.
  let line: Int
  let rows: [Row]

  /// The first table of a page whose first column is called `chapter`.
  init?(in page: String) {
    for located in Document(parsing: page).blocks {
      guard case .table(let header, let rows) = located.block,
        header.first?.words == "chapter"
      else { continue }
      line = located.line
      self.rows = rows.map(Row.init)
      return
    }
    return nil
  }
}
