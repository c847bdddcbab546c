// make review.

import Foundation
import NotesKit

extension Call {
  /// Asks the questions that are due, ten at most; into a pipe, lists them.
  func review() throws -> Int32 {
    if has(.reset) { return try forgetAnswers() }
    let record = try answerRecord
    let plan = ReviewPlan(record, in: workspace, at: .now)
    let text = ReviewText(plan: plan, display: display)
    guard display.interactive, !plan.due.isEmpty else {
      write(text.list)
      return 0
    }
    // Ctrl-C ends the tool at once: each answer is kept as soon as it is given.
    Interruption.unblockSignals()
    let round = ReviewRound(console: .terminal(flags)) { question, answer in
      try AnswerRecord.append(
        AnswerRecord.Answer(
          chapter: question.chapter.name, scene: question.scene,
          choice: answer, isRight: answer == question.rightAnswer),
        to: workspace.root, notice: notice)
    }
    let score = try round.ask(Array(plan.due.prefix(ReviewRound.limit)))
    let later = ReviewPlan(try answerRecord, in: workspace, at: .now)
    write(ReviewText(plan: later, display: display).closing(score))
    return 0
  }

  /// Shows what goes and asks; then removes the record of answers.
  private func forgetAnswers() throws -> Int32 {
    let answers = try answerRecord.answers
    guard !answers.isEmpty else {
      write("There are no answers to remove.\n")
      return 0
    }
    let scenes = Set(answers.map { "\($0.chapter) \($0.scene)" }).count
    write(
      """
      All of your answers to predictions go: \(counted(answers.count, "answer")) \
      to \(counted(scenes, "question")).
      Your exercises and your places in the lessons stay.

      """)
    if !has(.yes) {
      guard display.interactive else {
        throw Failure(
          "nothing was removed; make review RESET=1 YES=1 does not ask")
      }
      guard ask("Remove the answers?", y: "removes them") else {
        write("Nothing was changed.\n")
        return 0
      }
    }
    try AnswerRecord.remove(from: workspace.root)
    write("Your answers are removed. Lessons begin new ones.\n")
    return 0
  }

  private var answerRecord: AnswerRecord {
    get throws { try .load(from: workspace.root, notice: notice) }
  }
}
