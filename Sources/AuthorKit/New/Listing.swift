// Lists something new in both tables of chapters: the one in Package.swift, and
// the one in the README.

import Results
import WorkbookKit

extension Workspace {
  /// Lists a chapter, with all of its exercises, in both tables.
  ///
  /// - Returns: The files that were changed.
  func list(_ chapter: Chapter) throws -> [String] {
    let manifest = try manifestListing(chapter, in: text("Package.swift"))
    let chapters = try Catalogue(manifest: manifest).chapters
    let readme = try text("README.md")
    try write(manifest, to: "Package.swift")
    try format(["Package.swift"])
    try write(
      contentsListing(chapters, in: readme) ?? readme, to: "README.md")
    return ["Package.swift", "README.md"]
  }

  /// The first row of the README's table that differs from Package.swift.
  func contentsFindings() throws -> [Finding] {
    let readme = try contents(of: "README.md")
    guard let listing = contentsListing(catalogue.chapters, in: readme) else {
      let text = "there is no table whose first column is called chapter"
      return [Finding("README.md", 1, text)]
    }
    let new = NumberedLine.lines(of: listing)
    let places = changedPlaces(
      from: NumberedLine.lines(of: readme).map(\.text), to: new.map(\.text))
    return places.prefix(1).map {
      let row = new[min($0.new.lowerBound, new.count - 1)]
      return Finding(
        "README.md", row.number,
        "as in Package.swift, this line should be: \(row.text)")
    }
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
  if let row = table.chapters.firstIndex(where: {
    $0.number == chapter.number
  }) {
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

/// A README whose table has a row for each chapter: its name with a link to its
/// notes, what is learnt in it, and how many exercises it has. The column on what
/// is learnt keeps its text.
///
/// - Returns: Nil if the README has no table whose first column is `chapter`.
func contentsListing(_ chapters: [Chapter], in readme: String) -> String? {
  var lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
  guard
    let header = lines.firstIndex(where: { $0.hasPrefix("| chapter |") })
  else { return nil }
  let old = lines[(header + 2)...].prefix { $0.hasPrefix("|") }
  let rows = chapters.map { chapter -> Substring in
    let link = "[\(chapter.number) \(chapter.name)](\(chapter.notes))"
    let learnt = old.first { $0.hasPrefix("| \(link) |") }
      .flatMap { $0.wholeMatch(of: /\|[^|]*\| (.*) \|[^|]*\|/)?.1 }
    return """
      | \(link) | \(learnt ?? "\(WriteThis.mark) what will be learnt") | \
      \(chapter.exercises.count) |
      """
  }
  lines.replaceSubrange(old.indices, with: rows)
  return lines.joined(separator: "\n")
}
