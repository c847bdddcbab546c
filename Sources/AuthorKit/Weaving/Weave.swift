// `make weave`: fills the notes from compiled source and runs, keeps what the
// first lesson prints, and says everything that is wrong with their pages.

import NotesKit
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
