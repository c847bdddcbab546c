// Pages show what was compiled and run. A page that shows something else is
// stale.

import WorkbookKit

/// Compares the notes with their sources and their runs.
///
/// - Throws: A `Failure` if a lesson does not compile or run.
func testNotes(_ workspace: Workspace) throws -> StepResult {
  var findings: [String] = []
  var blocks = 0
  func compare(_ expected: String, _ path: String) {
    findings += differences(
      from: (try? workspace.text(path)) ?? "", to: expected, file: path)
  }
  for chapter in workspace.catalogue.chapters {
    let notes = try ChapterNotes(of: chapter, in: workspace)
    for page in try notes.weavePages() {
      blocks += page.usedSlices.count + page.usedScenes.count
      findings += page.findings.map(\.description)
      compare(page.text, page.file)
    }
    compare(try notes.transcript(), notes.transcriptPath)
  }
  let tasks = workspace.catalogue.exercises.flatMap { [$0.task, $0.hints] }
  for page in ["README.md"] + tasks {
    findings += pageFindings(
      in: try workspace.text(page), file: page, workspace: workspace
    ).map(\.description)
  }
  return findings.isEmpty
    ? .fine("\(blocks) blocks are what they show")
    : .wrong(
      findings,
      remedy: "make weave fills what is stale; the rest, where it says")
}

/// Compares what the notes show with what the lessons print on the
/// toolchain's own Observation.
///
/// - Throws: A `Failure` if a lesson does not compile or run.
func testRuns(_ workspace: Workspace) throws -> StepResult {
  var findings: [String] = []
  var (compared, leftOut) = (0, 0)
  for chapter in workspace.catalogue.chapters {
    let comparison = try ChapterNotes(of: chapter, in: workspace)
      .comparison()
    compared += comparison.compared
    leftOut += comparison.leftOut
    findings += comparison.findings.map(\.description)
  }
  return findings.isEmpty
    ? .fine(
      """
      \(compared) outputs are the same on the toolchain's own; \(leftOut) \
      show what it cannot do
      """)
    : .wrong(
      findings,
      remedy: "teach what holds on both, or say where they differ")
}

/// The lines in which a file differs from what it should be: for each its
/// place, then `-` before a line to remove and `+` before a line to add.
func differences(
  from actual: String, to expected: String, file: String
) -> [String] {
  let old = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let new = expected.split(separator: "\n", omittingEmptySubsequences: false)
  return new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, 0, "- \(line)")
    case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
    }
  }
  .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  .map { "\(file):\($0.0 + 1): stale: \($0.2)" }
}
