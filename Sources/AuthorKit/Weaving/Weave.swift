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
    let woven = try workspace.weave(
      argument.map { [try workspace.catalogue.chapter($0)] }
        ?? workspace.catalogue.chapters,
      ProgressLine(display: display))
    for path in woven.written { write("wrote \(path)\n") }
    for finding in woven.findings { write("\(finding)\n") }
    if woven.written.isEmpty, woven.findings.isEmpty {
      write("nothing to weave\n")
    }
    return woven.findings.isEmpty ? 0 : 1
  }
}

extension Workspace {
  /// Fills the pages of chapters, and keeps the output of their lessons.
  ///
  /// - Returns: The files that were written, and everything that is wrong with
  ///   these pages, as `make test` says it.
  func weave(
    _ chapters: [Chapter], _ progress: ProgressLine
  ) throws -> (written: [String], findings: [Finding]) {
    guard core == .ours else {
      throw Failure(
        "the notes show what our Observation does; leave CORE=Observation out")
    }
    let checks = PageChecks(self)
    var findings: [Finding] = []
    var written: [String] = []
    for chapter in chapters {
      progress.show("weaving chapter \(chapter.number)")
      defer { progress.end() }
      do {
        let notes = try ChapterNotes(of: chapter, in: self)
        var pages = try notes.weavePages()
        let found = pages.flatMap(\.findings)
        if found.isEmpty { pages.append(try notes.transcript()) }
        for page in pages where page.text != (try? text(page.file)) {
          try write(page.text, to: page.file)
          written.append(page.file)
        }
        findings += found
      } catch let failure as Failure {
        // The words can be checked although the lesson does not run.
        findings.append(
          Finding(file: chapter.lessonFile, line: 1, text: "\(failure)"))
      }
      findings += checks.findings(of: chapter)
    }
    return (written, findings + checks.findingsInOtherPages())
  }
}
