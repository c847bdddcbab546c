// make weave.

import Foundation
import NotesKit

extension Call {
  /// Fills the notes of every chapter, and the README from the first one; and
  /// keeps what the lessons print.
  ///
  /// What can't be filled is left as it is and named, and the rest is written.
  func weaveNotes() throws -> Int32 {
    guard workspace.core == .ours else { throw Failure.weavesFromOurs }
    let progress = ProgressLine(display: display)
    var findings: [Finding] = []
    var written: [String] = []
    func put(_ text: String, _ path: String) throws {
      guard text != (try? workspace.text(path)) else { return }
      try workspace.write(text, to: path)
      written.append(path)
    }
    for chapter in workspace.catalogue.chapters {
      progress.show("weaving chapter \(chapter.number)")
      let notes = try ChapterNotes(of: chapter, in: workspace)
      for page in try notes.weavePages() {
        try put(page.text, page.file)
        findings += page.findings
      }
      if findings.isEmpty {
        try put(try notes.transcript(), notes.transcriptPath)
      }
      progress.end()
    }
    for path in written { write("wrote \(path)\n") }
    for finding in findings { write("\(finding)\n") }
    if written.isEmpty, findings.isEmpty { write("nothing to weave\n") }
    return findings.isEmpty ? 0 : 1
  }
}
