// make review: the predictions of lessons that were missed last time, and the
// way back to each. The lesson asks it again, and keeps the new answer.

import Course
import NotesKit

extension Call {
  /// Lists the missed predictions.
  func review() throws -> Int32 {
    let missed = try workspace.missedPredictions()
    guard !missed.isEmpty else {
      write("You have no missed predictions. Lessons ask for them.\n")
      return 0
    }
    let title = "Predictions you got wrong, and the way back to each:"
    try show(
      .paragraph([.text(title)]),
      missed.map { chapter, title in
        [
          .text("\(chapter.number) \(chapter.name), \(title): "),
          .code("make chapter-\(chapter.number)"), .text(", then "),
          .code("g \(title)"),
        ]
      })
    return 0
  }
}

extension Workspace {
  /// The sections with predictions whose last answer was wrong, in the order of
  /// the notes. A prediction that the notes no longer ask for is left out.
  func missedPredictions() throws -> [(chapter: Chapter, title: String)] {
    let answers = try AnswerRecord.load(from: root, notice: notice).answers
    return try catalogue.chapters.flatMap {
      chapter -> [(chapter: Chapter, title: String)] in
      let isRight = Dictionary(
        answers.filter { $0.chapter == chapter.name }
          .map { ("predict \($0.scene)", $0.isRight) }
      ) { $1 }
      guard isRight.values.contains(false) else { return [] }
      var title = ""
      return try blocks(chapter.notes).compactMap { block in
        if case .heading(_, let words) = block { title = words.words }
        guard case .comment(let text) = block, isRight[text] == false else {
          return nil
        }
        return (chapter, title)
      }
    }
  }
}
