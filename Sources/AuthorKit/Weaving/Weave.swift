// `make weave`: fills the notes from compiled source and runs, keeps what the
// lessons print, and says everything that is wrong with their pages.

import NotesKit
import WorkbookKit

extension Author {
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
    let checks = PageChecks(workspace)
    let found =
      chapters.flatMap(checks.findings) + checks.findingsInOtherPages()
    for finding in found { write("\(finding)\n") }
    if woven.written.isEmpty { write("nothing to weave\n") }
    return woven.isWhole && found.isEmpty ? 0 : 1
  }

  /// Fills the pages of chapters, and says which were written and what could
  /// not be filled.
  func weave(
    _ chapters: [Chapter], in workspace: Workspace
  ) throws -> (written: [String], isWhole: Bool) {
    let woven = try workspace.weave(chapters, ProgressLine(display: display))
    for path in woven.written { write("wrote \(path)\n") }
    for finding in woven.findings { write("\(finding)\n") }
    return (woven.written, woven.findings.isEmpty)
  }
}

extension Workspace {
  /// Fills the pages of chapters, and keeps the output of their lessons.
  ///
  /// - Returns: The files that were written, and a finding for each block that
  ///   could not be filled.
  func weave(
    _ chapters: [Chapter], _ progress: ProgressLine
  ) throws -> (written: [String], findings: [Finding]) {
    guard core == .ours else {
      throw Failure(
        "the notes show what our Observation does; leave CORE=Observation out")
    }
    var findings: [Finding] = []
    var written: [String] = []
    for chapter in chapters {
      progress.show("weaving chapter \(chapter.number)")
      defer { progress.end() }
      do {
        let notes = try ChapterNotes(of: chapter, in: self)
        func keep(_ page: WovenPage) throws {
          guard page.text != (try? text(page.file)) else { return }
          try write(page.text, to: page.file)
          written.append(page.file)
        }
        let pages = try notes.weavePages()
        let found = pages.flatMap(\.findings)
        try pages.forEach(keep)
        // The lesson reads the notes that have just been filled.
        if found.isEmpty { try keep(notes.transcript()) }
        findings += found
      } catch let failure as Failure {
        // The words can be checked although the lesson does not run.
        findings.append(Finding(chapter.lessonFile, 1, "\(failure)"))
      }
    }
    return (written, findings)
  }
}
