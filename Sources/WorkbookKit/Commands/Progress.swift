// make hint E=N.M and make progress.

import NotesKit

extension Workbook {
  /// Shows one more hint each time; after the last, the first again.
  func hint(
    for name: String, in workspace: Workspace, _ display: Display
  ) throws -> Int32 {
    let exercise = try workspace.catalogue.exercise(name)
    let hints = try workspace.hints(for: exercise)
    var record = try LearnerRecord.load(from: workspace)
    let index = record[exercise].hints % hints.count
    record[exercise].hints = index + 1
    try record.save(to: workspace)

    let isLast = index == hints.count - 1
    write(
      Renderer(display).render(hints[index])
        + "\nHint \(index + 1) of \(hints.count)"
        + (isLast
          ? ". The next is the first again.\n"
          : ". One more: make hint E=\(exercise.id)\n"))
    return 0
  }

  /// Shows how every exercise stands, and which is next.
  func showProgress(
    in workspace: Workspace, _ display: Display
  ) throws -> Int32 {
    let record = try LearnerRecord.load(from: workspace)
    var text = ""
    for chapter in workspace.catalogue.chapters {
      let standings = chapter.exercises.map {
        (exercise: $0, standing: workspace.standing(of: $0, record))
      }
      let solved = standings.count { $0.standing == .solved }
      text += styled(
        "\(chapter.number) \(chapter.name)", .heading, display: display)
      text += "  \(bar(solved, of: standings.count, display))"
      text += "\(solved) of \(standings.count) solved\n"
      let width = standings.map(\.exercise.name.count).max() ?? 0
      for (exercise, standing) in standings {
        let gap = String(
          repeating: " ", count: width - exercise.name.count + 2)
        text += "  \(exercise.id) \(exercise.name)\(gap)"
        text += styled(
          standing.rawValue, standing == .solved ? .good : .dim,
          display: display)
        text += "\n"
      }
    }
    text += "\n" + workspace.nextStep(after: record)
    write(text)
    return 0
  }

  private func bar(_ done: Int, of all: Int, _ display: Display) -> String {
    guard !display.plain else { return "" }
    return "["
      + String(repeating: "#", count: done)
      + String(repeating: "-", count: all - done) + "]  "
  }
}

/// How an exercise stands, as far as is known without grading it.
enum Standing: String {
  case notStarted = "not started"
  case started
  case solved
  /// It was solved, and the file has changed since.
  case changed = "changed since it was solved"
}

extension Workspace {
  func standing(of exercise: Exercise, _ record: LearnerRecord) -> Standing {
    let sources = sources(of: exercise, under: "Exercises")
    if sources == self.sources(of: exercise, under: "Tests/Stubs") {
      return .notStarted
    }
    switch record[exercise].solved {
    case nil: return .started
    case fingerprint(of: sources): return .solved
    default: return .changed
    }
  }

  /// What to do next, in two lines.
  func nextStep(after record: LearnerRecord) -> String {
    let next = catalogue.exercises.first {
      standing(of: $0, record) != .solved
    }
    guard let next else {
      return "All exercises are solved. Compare yours with Solutions/.\n"
    }
    let isNew = standing(of: next, record) == .notStarted
    let page = isNew ? "Exercises/\(next.path)/Task.md" : file(of: next)
    return (isNew ? "Next: read \(page)\n" : "Next: go on in \(page)\n")
      + "then: make grade E=\(next.id)\n"
  }

  /// The rungs of an exercise's hints, the gentlest first.
  func hints(for exercise: Exercise) throws -> [[Block]] {
    let text = try text("Tests/\(exercise.path)/Hints.md")
    var rungs: [[Block]] = []
    for located in Document(parsing: text).blocks {
      if case .heading(2, _) = located.block { rungs.append([]) }
      if !rungs.isEmpty { rungs[rungs.count - 1].append(located.block) }
    }
    guard !rungs.isEmpty else {
      throw Failure.missing("a hint in Tests/\(exercise.path)/Hints.md")
    }
    return rungs
  }
}
