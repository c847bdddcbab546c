// make weave.

import Foundation
import NotesKit

extension Call {
  /// Fills the notes of every chapter, or of one, and the README from the
  /// first one; and keeps what the lessons print.
  ///
  /// What can't be filled is left as it is and named, and the rest is written.
  func weaveNotes() throws -> Int32 {
    guard workspace.core == .ours else { throw Failure.weavesFromOurs }
    let catalogue = workspace.catalogue
    let woven = try workspace.weave(
      try argument.map { [try catalogue.chapter($0)] } ?? catalogue.chapters,
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
  /// Fills the pages of chapters, and keeps what their lessons print.
  ///
  /// - Returns: The files that were written, and what could not be filled.
  func weave(
    _ chapters: [Chapter], _ progress: ProgressLine
  ) throws -> (written: [String], findings: [Finding]) {
    var findings: [Finding] = []
    var written: [String] = []
    func put(_ text: String, _ path: String) throws {
      guard text != (try? self.text(path)) else { return }
      try write(text, to: path)
      written.append(path)
    }
    for chapter in chapters {
      progress.show("weaving chapter \(chapter.number)")
      defer { progress.end() }
      let notes = try ChapterNotes(of: chapter, in: self)
      var isWhole = true
      for page in try notes.weavePages() {
        try put(page.text, page.file)
        findings += page.findings
        isWhole = isWhole && page.findings.isEmpty
      }
      if isWhole { try put(try notes.transcript(), notes.transcriptPath) }
    }
    return (written, findings)
  }
}
