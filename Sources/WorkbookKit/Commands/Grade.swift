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
    if has(.output), exercises.count != 1 {
      throw Failure(
        "--output is for one exercise: make grade E=1.1 OUTPUT=1")
    }
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
      wantsOutput: has(.output), remembers: from == nil
    ).grade(exercises, stories: chapters)

    var record = LearnerRecord()
    var isFirst = false
    var trouble: (any Error)?
    // Exercises solved on another core, or by others, are no progress of yours.
    let isProgress = from == nil && workspace.core == .ours
    if isProgress {
      do {
        isFirst = try LearnerRecord.load(from: workspace).isOfNoGrade
        record = try workspace.remember(report)
      } catch {
        trouble = error
      }
    }
    let exitCode: Int32 = trouble != nil ? 2 : report.hasFailure ? 1 : 0
    // Before the report, because writing it ends the tool if nobody reads it.
    if !exports.isEmpty {
      let whole = GradingRecord(
        report, of: submission, from: start, exitCode: exitCode)
      for export in exports {
        do { try export.write(whole) } catch { trouble = trouble ?? error }
      }
    }
    if workspace.core == .toolchain {
      write("On the toolchain's own Observation; progress is not recorded.\n\n")
    }
    write(
      GradeText(
        submission: submission,
        nextStep: isProgress
          ? Standings(record, in: workspace).closing(after: exercises, display)
          : nil,
        display: display, printouts: printouts(isOwn: from == nil)
      ).text(of: report))
    if let trouble { throw trouble }
    if isFirst, exitCode == 1 { explainMake() }
    return exitCode
  }

  /// Says once what the line is that make is going to write below the report.
  private func explainMake() {
    let environment = ProcessInfo.processInfo.environment
    guard environment["MAKELEVEL"] != nil, isatty(STDOUT_FILENO) == 1 else {
      return
    }
    let words = """
      make now adds a line with Error 1. It only repeats that a check fails; the \
      workbook works as it should.
      """
    write("\n" + Renderer(display).render([.paragraph([.text(words)])]))
  }

  /// What is shown of printed text. What others have printed is shown only if
  /// it is asked for.
  private func printouts(isOwn: Bool) -> GradeText.Printouts {
    has(.output) ? .all : isOwn ? .beginning : .none
  }

  private static let waiting =
    "another grading is running in this folder; waiting for it to finish"
}

extension Option {
  static func record(_ format: Export.Format) -> Option {
    Option("--\(format.rawValue)", "path")
  }
}
