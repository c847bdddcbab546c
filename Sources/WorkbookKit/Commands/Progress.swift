// make progress.

import NotesKit

extension Call {
  /// Shows how every exercise stands, and which is next.
  func showProgress() throws -> Int32 {
    let record = try LearnerRecord.load(from: workspace)
    let chapters = workspace.catalogue.chapters
    var text = ""
    for chapter in chapters {
      let standings = chapter.exercises.map {
        (exercise: $0, standing: workspace.standing(of: $0, record))
      }
      let solved = standings.count { $0.standing == .solved }
      text += styled(
        "\(chapter.number) \(chapter.name)", .heading, display: display)
      text += "  \(bar(solved, of: standings.count))"
      text += "\(solved) of \(standings.count) solved\n"
      let width = standings.map(\.exercise.name.count).max() ?? 0
      for (exercise, standing) in standings {
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
      let solved = all.count { workspace.standing(of: $0, record) == .solved }
      text += "All chapters  \(bar(solved, of: all.count))"
      text += "\(solved) of \(all.count) solved\n\n"
    }
    write(text + workspace.closing(after: record, display))
    return 0
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
