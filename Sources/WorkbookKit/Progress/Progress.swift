// make progress: a line for each chapter, the exercises of those that are begun,
// and what comes next. FOR=server chooses a path. And make review: the
// predictions that were missed last time, and the way back to each. The lesson
// asks it again, and keeps the new answer.

import Course
import NotesKit

extension Call {
  func showProgress() throws -> Int32 {
    if let word = value(of: "--for") {
      guard let path = CoursePath(rawValue: word) else {
        let paths = CoursePath.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure("there is no path for \(word); there are \(paths)")
      }
      try workspace.write(path.rawValue + "\n", to: CoursePath.file)
    }
    let standings = try workspace.standings()
    let left = standings.timeLeft
    let path = left.path
    write(chapterList(standings, display) + "Left: ")
    if path != .all, left.minutes(on: path) > 0 {
      write("\(hours(left.minutes(on: path))) on \(path.title), ")
    }
    write("\(hours(left.onAll)) on all chapters\n")
    // Progress is shown even if the answers cannot be read.
    let missed = (try? workspace.missedPredictions())?.count ?? 0
    if missed > 0 { write("Missed predictions: \(missed): make review\n") }
    write("\n" + standings.nextStep)
    return 0
  }
}

/// The chapters with their bars, and all of them together. Those that are begun
/// or come next list their exercises. Those off the path say so.
func chapterList(_ standings: Standings, _ display: Display) -> String {
  let path = CoursePath.chosen(in: standings.workspace.root) ?? .app
  let off = path == .app ? ", goes deeper" : ", off the path"
  let catalogue = standings.workspace.catalogue
  let chapters = catalogue.chapters.filter { !$0.exercises.isEmpty }
  let titles = chapters.map { "\($0.number) \($0.name)" } + ["All chapters"]
  let width = titles.map(\.count).max() ?? 0
  func line(
    _ title: String, of exercises: [Exercise], _ remark: String = ""
  ) -> String {
    let solved = exercises.count { standings[$0] == .solved }
    return styled(title, .heading, display: display)
      + String(repeating: " ", count: width - title.count + 2)
      + bar(solved, of: exercises.count, display)
      + "\(solved) of \(exercises.count) solved\(remark)\n"
  }
  var text = ""
  for (chapter, title) in zip(chapters, titles) {
    let remark = path.contains(chapter.name) ? "" : off
    text += line(title, of: chapter.exercises, remark)
    let isOpen = chapter.exercises.contains {
      $0 == standings.next || standings[$0] != .notStarted
    }
    guard isOpen, !standings.isSolved(chapter) else { continue }
    let names = chapter.exercises.map(\.name.count).max() ?? 0
    for exercise in chapter.exercises {
      let standing = standings[exercise]
      let gap = String(repeating: " ", count: names - exercise.name.count + 2)
      let role: Role = standing == .solved ? .good : .dim
      text +=
        "  \(exercise.title)\(gap)"
        + styled(standing.rawValue, role, display: display) + "\n"
    }
  }
  return text + "\n" + line("All chapters", of: catalogue.exercises)
}

/// A bar of at most twenty marks.
private func bar(_ done: Int, of all: Int, _ display: Display) -> String {
  guard !display.plain else { return "" }
  let length = min(all, 20)
  let marks = done * length / all
  return "[" + String(repeating: "#", count: marks)
    + String(repeating: "-", count: length - marks) + "]  "
}

// MARK: - Missed predictions

extension Call {
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
