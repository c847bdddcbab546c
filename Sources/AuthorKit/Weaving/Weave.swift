// `make weave`: fills the blocks of a chapter's notes from what was compiled and
// run, so that nothing shown is typed by hand, keeps what the first lesson
// prints, and says everything that is wrong with their pages. Chapters/README.md
// lists the blocks.

import NotesKit
import Results
import WorkbookKit

extension Call {
  /// Fills the notes of every chapter, or of one, and the README from chapter 1.
  ///
  /// A block that cannot be filled is named and left as it is; the others are
  /// written.
  ///
  /// - Returns: 0 if nothing is wrong with the pages, else 1.
  func weaveNotes() throws -> Int32 {
    let chapters =
      try argument.map { [try workspace.catalogue.chapter($0)] }
      ?? workspace.catalogue.chapters
    let woven = try weave(chapters, in: workspace)
    let found = try workspace.pageFindings(of: chapters)
    for finding in found { write("\(finding)\n") }
    if woven.written.isEmpty { write("nothing to weave\n") }
    return woven.isWhole && found.isEmpty ? 0 : 1
  }

  /// Fills the pages of chapters, and says which were written and what could
  /// not be filled.
  func weave(
    _ chapters: [Chapter], in workspace: Workspace
  ) throws -> (written: [String], isWhole: Bool) {
    guard workspace.core == .ours else {
      throw Failure(
        "the notes show what our Observation does; leave CORE=Observation out")
    }
    let progress = ProgressLine(display: display)
    var findings: [Finding] = []
    var written: [String] = []
    func keep(_ page: WovenPage) throws {
      guard page.text != (try? workspace.text(page.file)) else { return }
      try workspace.write(page.text, to: page.file)
      written.append(page.file)
    }
    for chapter in chapters {
      progress.show("weaving chapter \(chapter.number)")
      defer { progress.end() }
      do {
        let notes = try ChapterNotes(of: chapter, in: workspace)
        let pages = try notes.weavePages()
        try pages.forEach(keep)
        let found = pages.flatMap(\.findings)
        // The lesson reads the notes that have just been filled.
        if found.isEmpty { try notes.transcript().map(keep) }
        findings += found
      } catch let failure as Failure {
        // The words can be checked although the lesson does not run.
        findings.append(Finding(chapter.lessonFile, 1, "\(failure)"))
      }
    }
    for path in written { write("wrote \(path)\n") }
    for finding in findings { write("\(finding)\n") }
    return (written, findings.isEmpty)
  }
}

// MARK: - Blocks

/// A page with its blocks filled, and findings for those that couldn't be.
struct WovenPage: Sendable {
  let file: String
  var text = ""
  var findings: [Finding] = []
  var usedSlices: Set<String> = []
  /// The slices that are shown as they are, and not only in a diff.
  var slicesAsCode: Set<String> = []
  var usedRuns: Set<String> = []
}

extension ChapterNotes {
  func weave(_ notes: String, file: String) -> WovenPage {
    var woven = WovenPage(file: file)
    var output: [Substring] = []
    var lines = notes.lines[...]
    while let line = lines.popFirst() {
      output.append(line)
      guard let block = Self.block(openedBy: line) else { continue }
      let number = lines.startIndex
      let body = lines.prefix { $0 != block.end }
      lines = lines.dropFirst(body.count)
      do {
        guard !lines.isEmpty else {
          throw Failure("no \(block.end) ends this block")
        }
        let text = try content(block.kind, block.name, used: &woven)
        output += text?.lines ?? Array(body)
      } catch {
        output += body
        woven.findings.append(Finding(file, number, "\(error)"))
      }
      if let end = lines.popFirst() { output.append(end) }
    }
    woven.text = output.joined(separator: "\n")
    return woven
  }

  /// A block that may have to be filled, known by its first line.
  private static func block(
    openedBy line: Substring
  ) -> (kind: Substring, name: String, end: Substring)? {
    if let match = line.wholeMatch(of: /```(\w*) ?(.*)/) {
      return (match.1, String(match.2), "```")
    }
    return line.wholeMatch(of: /<!-- (predict|why) (.*) -->/).map {
      ($0.1, String($0.2), "<!-- end -->")
    }
  }

  /// The lines between the first and the last of a block; nil to leave them.
  private func content(
    _ kind: Substring, _ name: String, used: inout WovenPage
  ) throws -> String? {
    switch kind {
    case "swift" where name.hasPrefix("expansion "):
      return try expansion(name)
    case "swift":
      let slice = try slice(name)
      used.usedSlices.insert(name)
      used.slicesAsCode.insert(name)
      return slice.code
    case "diff":
      return try diff(name, used: &used)
    case "output":
      let run = try named(name, "run", in: runs, by: \.name)
      used.usedRuns.insert(name)
      return run.output
    case "predict", "why":
      let run = try named(name, "run", in: runs, by: \.name)
      guard let text = kind == "why" ? run.reasons : run.question else {
        throw Failure("the run \(name) has no prediction")
      }
      return "\n\(text)\n"
    default:
      return nil
    }
  }

  /// One of the declarations that the macros wrote for a slice: all those of
  /// that name.
  private func expansion(_ words: String) throws -> String {
    let names = words.split(separator: " ").dropFirst().map(String.init)
    guard names.count == 2 else {
      throw Failure("an expansion names a slice and a declaration")
    }
    let slice = try slice(names[0])
    let types = slice.code.matches(of: /\bclass (\w+)/).map { $0.1 }
    let written = expansions.filter {
      types.contains($0.type.split(separator: ".").last ?? "")
    }.flatMap(\.declarations)
    _ = try named(names[1], "declaration", in: written, by: \.name)
    return written.filter { $0.name == names[1] }.map(\.code)
      .joined(separator: "\n\n")
  }

  /// All lines of two slices, with marks at those that only one of them has.
  ///
  /// Unchanged lines stay, however many come in a row, because the new code is
  /// read here and a slice is short.
  private func diff(_ words: String, used: inout WovenPage) throws -> String {
    let names = words.split(separator: " ").map(String.init)
    guard names.count == 2 else {
      throw Failure("a diff names a slice and the changed slice")
    }
    let sides = try names.map { NumberedLine.lines(of: try slice($0).code) }
    guard used.slicesAsCode.contains(names[0]) else {
      throw Failure(
        "the slice \(names[0]) is not shown above; show it as swift first")
    }
    let diff = LineDiff(from: sides[0], to: sides[1])
    guard !diff.isEmpty else {
      throw Failure(
        "the slices \(names[0]) and \(names[1]) are equal; show one of them")
    }
    used.usedSlices.insert(names[1])
    return diff.lines.map(\.line.marked).joined(separator: "\n")
  }

  private func slice(_ name: String) throws -> Slice {
    try named(name, "slice", in: slices, by: \.name)
  }

  private func named<Value>(
    _ name: String, _ what: String, in known: [Value],
    by key: (Value) -> String
  ) throws -> Value {
    if let value = known.first(where: { key($0) == name }) { return value }
    let names = Set(known.map(key)).sorted().joined(separator: ", ")
    let gap = name.isEmpty ? "names no \(what)" : "no \(what) \(name)"
    throw Failure("\(gap); there are \(names)")
  }
}

/// The lines in which a file differs from what it should be: `-` before a line
/// to remove and `+` before a line to add.
func differences(
  from actual: String, to expected: String, file: String
) -> [Finding] {
  let (old, new) = (actual.lines, expected.lines)
  return changedPlaces(from: old, to: new).flatMap { place in
    (old[place.old].map { "- \($0)" } + new[place.new].map { "+ \($0)" }).map {
      Finding(file, place.old.lowerBound + 1, "stale: \($0)")
    }
  }
}
