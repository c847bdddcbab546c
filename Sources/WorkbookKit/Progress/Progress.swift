// make progress: a line for each chapter, the exercises of those that are begun,
// and what comes next.

import NotesKit

extension Call {
  /// Shows how all chapters stand, on a screen of 24 rows if they fit there.
  func showProgress() throws -> Int32 {
    let standings = Standings(
      try LearnerRecord.load(from: workspace), in: workspace)
    // Progress is shown even if the answers cannot be read.
    let due = (try? ReviewPlan(in: workspace))?.line ?? ""
    let next = "\n" + (due.isEmpty ? "" : due + "\n") + standings.nextStep
    let text = ProgressText(standings: standings, display: display)
    let room = display.interactive ? display.rows - 1 : .max
    let fits = { ($0 + next).count(where: \.isNewline) <= room }
    let all = text.chapters(.names)
    write((fits(all) ? all : text.chapters(.numbers)) + next)
    return 0
  }
}

/// The numbers of exercises by their standings, such as `solved: 1.1 1.2`.
func overview(of exercises: [Exercise], _ standings: Standings) -> String {
  Standing.allCases.compactMap { standing -> String? in
    let ids = exercises.filter { standings[$0] == standing }.map(\.id)
    return ids.isEmpty
      ? nil : "\(standing.rawValue): \(ids.joined(separator: " "))"
  }.joined(separator: "; ")
}

struct ProgressText {
  let standings: Standings
  let display: Display

  /// How exercises are listed: by their names, in all chapters that are begun
  /// or come next; or by their numbers, in the one that comes next.
  enum Listing { case names, numbers }

  /// The chapters with their bars, and all of them together.
  func chapters(_ listing: Listing) -> String {
    let catalogue = standings.workspace.catalogue
    let chapters = catalogue.chapters.filter { !$0.exercises.isEmpty }
    let titles = chapters.map { "\($0.number) \($0.name)" } + ["All chapters"]
    let width = titles.map(\.count).max() ?? 0
    var text = ""
    for (chapter, title) in zip(chapters, titles) {
      text += line(title, of: chapter.exercises, width: width)
      let isNext = chapter.exercises.contains { $0 == standings.next }
      let isBegun =
        chapter.exercises.contains { standings[$0] != .notStarted }
        && !standings.isSolved(chapter)
      if listing == .numbers, isNext {
        text += "  \(overview(of: chapter.exercises, standings))\n"
      } else if listing == .names, isNext || isBegun {
        text += names(chapter.exercises)
      }
    }
    return text + "\n"
      + line("All chapters", of: catalogue.exercises, width: width)
  }

  private func line(
    _ title: String, of exercises: [Exercise], width: Int
  ) -> String {
    let solved = exercises.count { standings[$0] == .solved }
    return styled(title, .heading, display: display)
      + String(repeating: " ", count: width - title.count + 2)
      + bar(solved, of: exercises.count)
      + "\(solved) of \(exercises.count) solved\n"
  }

  private func names(_ exercises: [Exercise]) -> String {
    let width = exercises.map(\.name.count).max() ?? 0
    return exercises.map { exercise in
      let standing = standings[exercise]
      let gap = String(repeating: " ", count: width - exercise.name.count + 2)
      return "  \(exercise.id) \(exercise.name)\(gap)"
        + styled(
          standing.rawValue, standing == .solved ? .good : .dim,
          display: display) + "\n"
    }.joined()
  }

  /// A bar of at most twenty marks.
  private func bar(_ done: Int, of all: Int) -> String {
    guard !display.plain else { return "" }
    let length = min(all, 20)
    let marks = done * length / all
    return "["
      + String(repeating: "#", count: marks)
      + String(repeating: "-", count: length - marks) + "]  "
  }
}
