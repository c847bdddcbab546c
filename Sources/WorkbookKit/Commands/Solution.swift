// make solution E=N.M.

import NotesKit

extension Call {
  /// Shows how the learner's files and the solution differ, and why. If the
  /// exercise is not solved, it asks first.
  func showSolution() throws -> Int32 {
    let exercise = try exercise
    let record = try LearnerRecord.load(from: workspace)
    if workspace.standing(of: exercise, record) != .solved,
      !has(.yes)
    {
      let title = "\(exercise.id) \(exercise.name)"
      guard display.interactive else { throw Failure.notSolved(exercise) }
      write("\(title) is not solved yet.\n")
      guard ask("Show the solution?", y: "shows it") else {
        write("A hint: make hint E=\(exercise.id)\n")
        return 0
      }
    }
    try page(
      SolutionText(workspace: workspace, display: display).text(of: exercise),
      display: display)
    return 0
  }
}
