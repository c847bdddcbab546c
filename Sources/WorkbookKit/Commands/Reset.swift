// make reset E=N.M and make reset-all.

import NotesKit

extension Call {
  /// Puts an exercise's original files back, and keeps what was there.
  func resetExercise() throws -> Int32 {
    let exercise = try exercise
    return try reset(
      [exercise], nothing: "\(exercise.id) is as shipped.\n")
  }

  /// Puts the original files of every exercise back.
  func resetAll() throws -> Int32 {
    try reset(
      workspace.catalogue.exercises,
      nothing: "All exercises are as shipped.\n")
  }

  /// Shows the changes and asks; then keeps what was written, and puts the
  /// shipped files in its place. A task has no shipped copy, so git has to
  /// bring it back.
  private func reset(_ exercises: [Exercise], nothing: String) throws -> Int32 {
    let backups = Backups(workspace: workspace)
    let lock = try backups.lock()
    defer { withExtendedLifetime(lock) {} }
    let changed = try exercises.map { try WrittenFiles(of: $0, in: workspace) }
      .filter { !$0.isEmpty }
    let tasks = exercises.map(\.task).filter { !workspace.exists($0) }
    func tellMissingTasks() {
      for task in tasks { write("\(Failure.missing(task))\n") }
    }
    guard !changed.isEmpty else {
      if tasks.isEmpty { write(nothing) }
      tellMissingTasks()
      return 0
    }
    for written in changed { write(written.text(display)) }
    let ids = changed.map(\.exercise.id).joined(separator: ", ")
    if display.interactive, !has(.yes) {
      write("A copy of what you wrote is kept.\n")
      guard ask("Reset \(ids)?", y: "resets") else {
        write("Nothing was changed.\n")
        return 0
      }
    }
    let backup = try backups.reset(changed)
    write("\(ids) \(changed.count == 1 ? "is" : "are") as shipped again.\n")
    if let backup {
      write("What you wrote is in \(backup.path)\n")
      write("To get it back: make undo-reset\n")
    }
    tellMissingTasks()
    return 0
  }
}
