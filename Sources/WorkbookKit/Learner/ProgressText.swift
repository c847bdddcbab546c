// What make progress shows: a line for each chapter, and the exercises of those
// that are begun.

import NotesKit

/// Tells how the chapters stand.
struct ProgressText {
  let standings: Standings
  let display: Display

  private var catalogue: Catalogue { standings.workspace.catalogue }

  /// The chapters with their bars, and all of them together.
  ///
  /// Only chapters that are begun or come next list their exercises, so that
  /// the page fits a screen.
  var chapters: String {
    let chapters = catalogue.chapters.filter { !$0.exercises.isEmpty }
    let titles = chapters.map { "\($0.number) \($0.name)" } + ["All chapters"]
    let width = titles.map(\.count).max() ?? 0
    var text = ""
    for (chapter, title) in zip(chapters, titles) {
      text += line(title, of: chapter.exercises, width: width)
      if lists(chapter) { text += exercises(of: chapter) }
    }
    if chapters.count > 1 {
      text += "\n"
      text += line("All chapters", of: catalogue.exercises, width: width)
    }
    return text + "\n"
  }

  private func lists(_ chapter: Chapter) -> Bool {
    let isBegun = chapter.exercises.contains { standings[$0] != .notStarted }
    return isBegun && !standings.isSolved(chapter)
      || chapter.exercises.contains { $0 == standings.next }
  }

  private func line(
    _ title: String, of exercises: [Exercise], width: Int
  ) -> String {
    let solved = exercises.count { standings[$0] == .solved }
    let gap = String(repeating: " ", count: width - title.count + 2)
    return styled(title, .heading, display: display) + gap
      + bar(solved, of: exercises.count)
      + "\(solved) of \(exercises.count) solved\n"
  }

  private func exercises(of chapter: Chapter) -> String {
    let width = chapter.exercises.map(\.name.count).max() ?? 0
    return chapter.exercises.map { exercise in
      let standing = standings[exercise]
      let role: Role = standing == .solved ? .good : .dim
      let gap = String(repeating: " ", count: width - exercise.name.count + 2)
      return "  \(exercise.id) \(exercise.name)\(gap)"
        + styled(standing.rawValue, role, display: display) + "\n"
    }.joined()
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
