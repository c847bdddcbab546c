// Lists something new in both tables of chapters: the one in Package.swift, and
// the one in the README.

import WorkbookKit

extension Workspace {
  /// Lists a chapter, with all of its exercises, in both tables.
  ///
  /// - Returns: The files that were changed.
  func list(_ chapter: Chapter) throws -> [String] {
    var changed: [String] = []
    let manifest = try text("Package.swift")
    let listing = try manifestListing(chapter, in: manifest)
    if listing != manifest {
      try write(listing, to: "Package.swift")
      try format(["Package.swift"])
      changed.append("Package.swift")
    }
    let readme = try text("README.md")
    let after = try Catalogue(manifest: listing)
    let contents = contentsListing(after.chapters, in: readme)
    if contents != readme {
      try write(contents, to: "README.md")
      changed.append("README.md")
    }
    return changed
  }
}

/// A manifest whose table lists a chapter with all of its exercises.
///
/// - Throws: A `Failure` if the table cannot be read.
func manifestListing(
  _ chapter: Chapter, in manifest: String
) throws -> String {
  let table = try ManifestTable(in: manifest)
  var manifest = manifest
  let names = chapter.exercises.map { "\"\($0.name)\"" }
    .joined(separator: ", ")
  let numbers = table.chapters.map(\.number)
  if let row = numbers.firstIndex(of: chapter.number) {
    guard table.chapters[row].exercises != chapter.exercises else {
      return manifest
    }
    manifest.replaceSubrange(table.lists[row], with: names)
    return manifest
  }
  manifest.insert(
    contentsOf: """
      \n  Chapter(
          \(chapter.number), "\(chapter.name)", on: "\(chapter.core)",
          [\(names)]),
      """, at: table.close)
  if manifest[table.lastRow] != "," {
    manifest.insert(",", at: table.lastRow)
  }
  return manifest
}

/// A README whose table has a row for each chapter. The column on what is
/// learnt keeps its text.
func contentsListing(_ chapters: [Chapter], in readme: String) -> String {
  guard let table = ContentsTable(in: readme) else { return readme }
  var lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)
  let first = table.line + 1
  let old = lines[first..<first + table.rows.count]
  let rows = chapters.map { chapter -> String in
    let row = ContentsTable.Row(chapter)
    let learnt = old.first { $0.hasPrefix("| \(row.link) |") }
      .flatMap { $0.wholeMatch(of: /\|[^|]*\| (.*) \|[^|]*\|/)?.1 }
    return "| \(row.link) | "
      + (learnt ?? "\(WriteThis.mark) what will be learnt")
      + " | \(row.exercises) |"
  }
  lines.replaceSubrange(first..<first + table.rows.count, with: rows)
  return lines.joined(separator: "\n")
}
