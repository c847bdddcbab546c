// make new-chapter.

import NotesKit
import WorkbookKit

extension Author {
  /// Makes a chapter that plays, and lists it.
  func beginChapter() throws -> Int32 {
    guard workspace.core == .ours else { throw Failure.weavesFromOurs }
    let chapter = try NewNames(workspace: workspace).chapter(
      required("which chapter? make new-chapter N=5 NAME=Environment"),
      name: value(of: "--name"), on: value(of: "--on"))
    report(
      try Skeleton(of: chapter, in: workspace).make(),
      try workspace.list(chapter))
    let after = try Workspace(root: workspace.root)
    let woven = try after.weave([chapter], ProgressLine(display: display))
    for path in woven.written { write("wrote \(path)\n") }
    for finding in woven.findings { write("\(finding)\n") }
    next(
      "make chapter-\(chapter.number)",
      "make new-exercise E=\(chapter.number).1 NAME=…")
    return woven.findings.isEmpty ? 0 : 1
  }
}
