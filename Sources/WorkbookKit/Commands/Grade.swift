// make grade, make grade-N, make grade E=N.M.

import Foundation
import NotesKit

extension Call {
  /// Grades all exercises, those of a chapter, or one.
  ///
  /// - Returns: 0 if everything that was started passes, else 1.
  func grade() throws -> Int32 {
    let from = value(of: .from)
    let exports = Export.Format.allCases.compactMap { format in
      value(of: .record(format)).map { Export(format: format, path: $0) }
    }
    let exercises = try exercises
    let chapters = workspace.catalogue.chapters(of: exercises)
    for export in exports { try export.prepare(in: workspace) }

    Interruption.catchSignals()
    let start = Date()
    let progress = ProgressLine(display: display)
    let submission =
      try from.map { try Submission($0, for: workspace) }
      ?? Submission(of: workspace)
    let desk =
      from == nil
      ? try Desk.own(in: workspace, whenTaken: { notice(Self.waiting) })
      : try Desk.free(in: workspace)
    let report = try Grader(
      submission: submission, desk: desk, progress: progress,
      isStrict: ProcessInfo.processInfo.environment["STRICT"] == "1",
      remembers: from == nil
    ).grade(exercises, stories: chapters)

    var record = LearnerRecord()
    var trouble: (any Error)?
    // What is solved on another core, or by others, is no progress.
    let isProgress = from == nil && workspace.core == .ours
    if isProgress {
      do {
        record = try workspace.remember(report)
      } catch {
        trouble = error
      }
    }
    let exitCode: Int32 = trouble != nil ? 2 : report.hasFailure ? 1 : 0
    // Before the words, for they end the tool when nobody reads them.
    if !exports.isEmpty {
      let whole = GradingRecord(
        report, of: submission, from: start, exitCode: exitCode)
      for export in exports {
        do { try export.write(whole) } catch { trouble = trouble ?? error }
      }
    }
    if workspace.core == .toolchain {
      write("On the toolchain's own Observation; progress is not kept.\n\n")
    }
    write(
      GradeText(
        submission: submission,
        nextStep: isProgress
          ? Standings(record, in: workspace).closing(after: exercises, display)
          : nil,
        display: display
      ).text(of: report))
    if let trouble { throw trouble }
    return exitCode
  }

  private static let waiting =
    "somebody else is grading in this folder; waiting for them to finish"
}
