// make progress.

import NotesKit

extension Call {
  /// Shows how every exercise stands, and which is next.
  func showProgress() throws -> Int32 {
    let standings = Standings(
      try LearnerRecord.load(from: workspace), in: workspace)
    let chapters = workspace.catalogue.chapters
      .filter { !$0.exercises.isEmpty }
    var text = ""
    for chapter in chapters {
      let solved = chapter.exercises.count { standings[$0] == .solved }
      text += styled(
        "\(chapter.number) \(chapter.name)", .heading, display: display)
      text += "  \(bar(solved, of: chapter.exercises.count))"
      text += "\(solved) of \(chapter.exercises.count) solved\n"
      let width = chapter.exercises.map(\.name.count).max() ?? 0
      for exercise in chapter.exercises {
        let standing = standings[exercise]
        let gap = String(
          repeating: " ", count: width - exercise.name.count + 2)
        let role: Role = standing == .solved ? .good : .dim
        text += "  \(exercise.id) \(exercise.name)\(gap)"
        text += styled(standing.rawValue, role, display: display) + "\n"
      }
      text += "\n"
    }
    if chapters.count > 1 {
      let all = workspace.catalogue.exercises
      let solved = all.count { standings[$0] == .solved }
      text += "All chapters  \(bar(solved, of: all.count))"
      text += "\(solved) of \(all.count) solved\n\n"
    }
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

  /// A bar of at most twenty marks.
  private func bar(_ done: Int, of all: Int) -> String {
    guard !display.plain, all > 0 else { return "" }
    let length = min(all, 20)
    let marks = done * length / all
    return "["
      + String(repeating: "#", count: marks)
      + String(repeating: "-", count: length - marks) + "]  "
  }
}
