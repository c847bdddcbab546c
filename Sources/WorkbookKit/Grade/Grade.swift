// make grade, make grade E=1, make grade E=1.2. Read it from here:
//
//   Grade         the command
//   Submission    reads the files that a learner has written
//   Grader        the whole pipeline: files in, results out
//   BuildFolder   the copies that are built, so that saving a file does no harm
//   Build         builds them with their suites; a stub takes the place of what
//                 does not compile
//   BuildLog      says whose fault an error is, and what a suite misses
//   TestRun       runs the suites, which write down their results themselves
//   Stop          says why a run ended too early
//   GradeReport   what the report adds to the results; its words are `Results`'
//   GradeRecord   the record for programs; Record.md describes it

import Foundation
import NotesKit
import Results

extension Call {
  /// Grades all exercises, those of a chapter, or one.
  ///
  /// - Returns: 0 if everything that was started passes, else 1.
  func grade() throws -> Int32 {
    let exercises = try exercises
    if has(.output), exercises.count != 1 {
      throw Failure(
        "--output is for one exercise: make grade E=1.1 OUTPUT=1")
    }
    let file = try value(of: .json).map(RecordFile.init)
    Interruption.catchSignals()
    let start = Date()
    let from = value(of: .from)
    // Exercises solved on another core, or by others, are no progress of yours.
    let isProgress = from == nil && workspace.core == .ours

    var grader = Grader(
      submission: try from.map { try Submission($0, for: workspace) }
        ?? Submission(of: workspace),
      folder: from == nil
        ? try .own(in: workspace) {
          notice(
            "another grading is running in this folder; waiting for it to finish"
          )
        } : try .free(in: workspace),
      progress: ProgressLine(display: display))
    grader.isStrict = ProcessInfo.processInfo.environment["STRICT"] == "1"
    let before =
      isProgress ? try LearnerRecord.load(from: workspace) : LearnerRecord()
    if isProgress { grader.solved = Standings(before, in: workspace).solved }
    let report = try grader.grade(exercises)

    var closing: String?
    var trouble: (any Error)?
    if isProgress {
      do {
        let record = try LearnerRecord.remember(report, in: workspace)
        if !report.hasFailure {
          closing = Standings(record, in: workspace)
            .closing(after: exercises, display)
        }
      } catch {
        trouble = error
      }
    }
    let exitCode: Int32 = trouble != nil ? 2 : report.hasFailure ? 1 : 0
    // Before the report, because writing it ends the tool if nobody reads it.
    do {
      try file?.write(
        GradeRecord(
          report, of: grader.submission, from: start, exitCode: exitCode))
    } catch { trouble = trouble ?? error }
    if workspace.core == .toolchain {
      write("On the toolchain's own Observation; progress is not recorded.\n\n")
    }
    write(
      GradeReport(
        report: report, workspace: workspace, display: display,
        isOwn: isProgress,
        printed: has(.output) ? .all : from == nil ? .beginning : .none,
        closing: closing
      ).text)
    if let trouble { throw trouble }
    if isProgress, before.isOfNoGrade, exitCode == 1 { explainMake() }
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
}
