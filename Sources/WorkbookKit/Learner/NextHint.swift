// The next hint for an exercise.

import NotesKit

extension Workspace {
  /// The next hint for an exercise, as text; records that it was shown. For a
  /// solved exercise the text says so, and names the next step.
  ///
  /// - Parameters:
  ///   - word: A word of the check that the hint is for; nil for the check that
  ///     failed.
  ///   - key: The key that shows the next hint; nil if a command does.
  func nextHint(
    for exercise: Exercise, about word: String? = nil, _ display: Display,
    by key: String? = nil
  ) throws -> String {
    let standing = standing(of: exercise, try LearnerRecord.load(from: self))
    guard standing != .solved else {
      let next = NextSteps(
        steps: (key == nil ? [] : ["q leaves"]) + [
          "make solution E=\(exercise.id) shows yours beside the solution"
        ])
      return "\(exercise.id) \(exercise.name) is solved.\n\(next.text())\n"
    }
    let hints = try hints(for: exercise)
    let wanted = try word.map { word in
      guard let ladder = hints.ladder(naming: word) else {
        throw Failure.noHints(
          about: word, in: exercise, besides: hints.ladders.compactMap(\.check))
      }
      return ladder
    }
    var hint: (ladder: Hints.Ladder, rung: Int)?
    _ = try LearnerRecord.update(in: self) { record in
      var entry = record[exercise]
      guard let ladder = wanted ?? hints.ladder(for: entry.failing),
        !ladder.rungs.isEmpty
      else {
        throw Failure.missing("a hint in \(exercise.suiteFolder)/Hints.md")
      }
      let isSame = entry.hintsFor == ladder.check
      let rung = isSame ? max(0, entry.hints) % ladder.rungs.count : 0
      (entry.hints, entry.hintsFor) = (rung + 1, ladder.check)
      record[exercise] = entry
      hint = (ladder, rung)
    }
    let about = word.map { $0.contains(" ") ? " W=\"\($0)\"" : " W=\($0)" }
    let command = "make hint E=\(exercise.id)" + (about ?? "")
    return hint.map {
      text(of: exercise, $0.ladder, $0.rung, display, next: key ?? command)
    } ?? ""
  }

  private func text(
    of exercise: Exercise, _ ladder: Hints.Ladder, _ rung: Int,
    _ display: Display, next: String
  ) -> String {
    var title = "\(exercise.id) \(exercise.name)"
    if let check = ladder.check { title += ", where it fails: \(check)" }
    let more =
      switch ladder.rungs.count - rung - 1 {
      case 0: ". The next one is the first again."
      case 1: "; one more: \(next)"
      case let left: "; \(left) more: \(next)"
      }
    let footnotes = footnotes(for: exercise)
    let renderer = Renderer(display, footnotes: footnotes)
    return renderer.render([.paragraph([.text(title)])]) + "\n"
      + renderer.render(ladder.rungs[rung].followed(by: footnotes))
      + "\nHint \(rung + 1) of \(ladder.rungs.count)\(more)\n"
  }
}
