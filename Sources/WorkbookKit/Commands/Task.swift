// make task E=N.M.

import NotesKit

extension Call {
  /// Shows the task of an exercise, in a pager.
  func showTask() throws -> Int32 {
    let exercise = try exerciseOrCurrent
    let task = Document(parsing: try workspace.text(exercise.task))
    let footnotes = workspace.footnotes(for: exercise)
    let text = Renderer(display, footnotes: footnotes)
      .render(task.blocks.map(\.block).followed(by: footnotes))
    let next = NextSteps(
      steps: [workspace.editing(exercise), "make grade E=\(exercise.id)"])
    try page(text + "\n" + next.text() + "\n", display: display)
    return 0
  }
}
