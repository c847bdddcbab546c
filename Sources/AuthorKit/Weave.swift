// make weave.

import NotesKit
import WorkbookKit

extension Author {
  /// Fills the notes of every chapter, or of one, and the README from chapter 1;
  /// and keeps the output of the lessons.
  ///
  /// A block that cannot be filled is named and left as it is; the others are
  /// written.
  func weaveNotes() throws -> Int32 {
    guard workspace.core == .ours else { throw Failure.weavesFromOurs }
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
