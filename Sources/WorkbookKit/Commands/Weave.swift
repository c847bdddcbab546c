// make weave.

import Foundation
import NotesKit

extension Workbook {
  /// Fills the notes of every chapter, and keeps what their lessons print.
  ///
  /// What can't be filled is left as it is and named, and the rest is written.
  func weaveNotes(
    in workspace: Workspace, _ display: Display
  ) throws -> Int32 {
    let progress = ProgressLine(display: display)
    var findings: [Finding] = []
    for chapter in workspace.catalogue.chapters {
      let notes = ChapterNotes(workspace: workspace, chapter: chapter)
      progress.show("weaving chapter \(chapter.number)")
      let woven = try notes.weave()
      findings += woven.findings
      var written: [String] = []
      if woven.notes != (try workspace.text(notes.path)) {
        try workspace.write(woven.notes, to: notes.path)
        written.append(notes.path)
      }
      if woven.findings.isEmpty {
        let transcript = try notes.transcript()
        if transcript != (try? workspace.text(notes.transcriptPath)) {
          try workspace.write(transcript, to: notes.transcriptPath)
          written.append(notes.transcriptPath)
        }
      }
      progress.end()
      write(
        "\(chapter.number) \(chapter.name): "
          + (written.isEmpty
            ? "nothing to do\n"
            : "wrote \(written.joined(separator: " and "))\n"))
    }
    for finding in findings { write("\(finding)\n") }
    return findings.isEmpty ? 0 : 1
  }
}
