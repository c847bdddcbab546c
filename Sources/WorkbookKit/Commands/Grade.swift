// make grade, make grade-N, make grade E=N.M.

import Foundation
import NotesKit

extension Call {
  /// Grades all exercises, those of a chapter, or one.
  ///
  /// - Returns: 0 if everything that was started passes, else 1.
  func grade() throws -> Int32 {
    let options = GradeOptions(options)
    let exercises = try exercises
    let chapters = workspace.catalogue.chapters(of: exercises)
    for export in options.exports { try export.prepare(in: workspace) }

    Interruption.catchSignals()
    let start = Date()
    let progress = ProgressLine(display: display)
    let submission =
      try options.from.map { try Submission($0, for: workspace) }
      ?? Submission(of: workspace)
    let desk =
      options.from == nil
      ? try Desk.own(in: workspace, whenTaken: { notice(Self.waiting) })
      : try Desk.free(in: workspace)
    let report = try Grader(
      submission: submission, desk: desk, progress: progress,
      isStrict: ProcessInfo.processInfo.environment["STRICT"] == "1",
      remembers: options.from == nil
    ).grade(exercises, stories: chapters)

    var record = LearnerRecord()
    var trouble: (any Error)?
    // What is solved on another core, or by others, is no progress.
    let isProgress = options.from == nil && workspace.core == .ours
    if isProgress {
      do {
        record = try workspace.remember(report)
      } catch {
        trouble = error
      }
    }
    let exitCode: Int32 = trouble != nil ? 2 : report.hasFailure ? 1 : 0
    // Before the words, for they end the tool when nobody reads them.
    if !options.exports.isEmpty {
      let whole = GradingRecord(
        report, of: submission, from: start, exitCode: exitCode)
      for export in options.exports {
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

extension Workspace {
  /// Keeps what is solved. What cannot be kept is found again.
  func remember(_ report: Report) throws -> LearnerRecord {
    try LearnerRecord.update(in: self) { record in
      for grade in report.grades {
        record[grade.exercise].failing = grade.firstFailing?.name
        if grade.state == .solved {
          record[grade.exercise].solved = grade.fingerprint
        } else if record[grade.exercise].solved == grade.fingerprint {
          // A check has come that the same files do not pass.
          record[grade.exercise].solved = nil
        }
      }
    }
  }
}

/// Writes a line that is not part of the answer.
func notice(_ line: String) {
  FileHandle.standardError.write(Data("\(line.withoutControls)\n".utf8))
}
