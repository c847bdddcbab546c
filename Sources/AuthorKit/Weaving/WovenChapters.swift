// Writes the woven pages, and the output of the lessons.

import NotesKit
import WorkbookKit

extension Workspace {
  /// Fills the pages of chapters, and keeps the output of their lessons.
  ///
  /// - Returns: The files that were written, and a finding for each block that
  ///   could not be filled.
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
