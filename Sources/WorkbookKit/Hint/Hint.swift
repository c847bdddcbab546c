// make hint, and h in make watch. Hints has what stands in Hints.md.

import NotesKit

extension Call {
  /// Shows one more hint each time; after the last, the first again.
  func showHint() throws -> Int32 {
    let exercise = try exerciseOrCurrent
    write(
      try nextHint(
        for: exercise, about: value(of: .word), in: workspace, display))
    return 0
  }
}

/// The next hint for an exercise; records that it was shown.
///
/// - Parameters:
///   - word: A word of the check that the hint is for. Nil for the check that
///     failed when the exercise was last graded.
///   - key: The key that shows the next hint; nil if a command does.
func nextHint(
  for exercise: Exercise, about word: String? = nil, in workspace: Workspace,
  _ display: Display, by key: String? = nil
) throws -> String {
  let before = try LearnerRecord.load(from: workspace)
  guard workspace.standing(of: exercise, before) != .solved else {
    let next = NextSteps(
      steps: (key == nil ? [] : ["q leaves"]) + [
        "make solution E=\(exercise.id) shows yours beside the solution"
      ])
    return "\(exercise.id) \(exercise.name) is solved.\n\(next.text())\n"
  }
  let hints = try Hints(for: exercise, in: workspace)
  let ladder =
    try word.map { try hints.ladder(naming: $0) }
    ?? hints.ladder(for: before[exercise].failing)
  guard let ladder, !ladder.rungs.isEmpty else {
    throw Failure.missing("a hint in \(exercise.suiteFolder)/Hints.md")
  }
  // For another check the hints start over.
  var shown = 0
  _ = try LearnerRecord.update(in: workspace) { record in
    let memory = record[exercise]
    if memory.hintsFor == ladder.check {
      shown = max(0, memory.hints) % ladder.rungs.count
    }
    record[exercise].hints = shown + 1
    record[exercise].hintsFor = ladder.check
  }

  let footnotes = workspace.footnotes(for: exercise)
  let renderer = Renderer(display, footnotes: footnotes)
  var title = "\(exercise.id) \(exercise.name)"
  if let check = ladder.check { title += ", where it fails: \(check)" }
  let about = word.map { $0.contains(" ") ? " W=\"\($0)\"" : " W=\($0)" }
  let next = key ?? "make hint E=\(exercise.id)" + (about ?? "")
  let more =
    switch ladder.rungs.count - shown - 1 {
    case 0: ". The next one is the first again."
    case 1: "; one more: \(next)"
    case let left: "; \(left) more: \(next)"
    }
  return renderer.render([.paragraph([.text(title)])]) + "\n"
    + renderer.render(ladder.rungs[shown].followed(by: footnotes))
    + "\nHint \(shown + 1) of \(ladder.rungs.count)\(more)\n"
}
