// make progress.

import NotesKit

extension Call {
  /// Shows how all chapters stand, and what comes next.
  func showProgress() throws -> Int32 {
    let standings = Standings(
      try LearnerRecord.load(from: workspace), in: workspace)
    var text = ProgressText(standings: standings, display: display).chapters
    let due = dueLine
    if !due.isEmpty { text += due + "\n" }
    write(text + standings.nextStep)
    return 0
  }

  /// How many questions are due for a review; empty if none is.
  private var dueLine: String {
    // Progress is shown even if the answers cannot be read.
    let record = try? AnswerRecord.load(from: workspace.root, notice: notice)
    guard let record, !record.answers.isEmpty else { return "" }
    return ReviewText(
      plan: ReviewPlan(record, in: workspace, at: .now), display: display
    ).line
  }
}
