// make undo-reset.

import NotesKit

extension Call {
  /// Brings back the files that the latest reset replaced. If they were changed
  /// since then, it shows the changes and asks; what was written is kept, too.
  func undoReset() throws -> Int32 {
    let backups = Backups(workspace: workspace)
    let lock = try backups.lock()
    defer { withExtendedLifetime(lock) {} }
    guard let undo = backups.nextUndo else {
      write("There is no reset to undo.\n")
      return 0
    }
    guard try undo.newer.isEmpty || agrees(to: undo) else {
      write("Nothing was changed.\n")
      return 0
    }
    let kept = try backups.undo(undo)
    if undo.files.isEmpty {
      write("The latest reset replaced nothing that you wrote.\n")
      if backups.nextUndo != nil {
        write("To undo the reset before it: make undo-reset\n")
      }
    }
    for file in undo.files { write("back: \(file)\n") }
    if let kept {
      write("What you wrote after the reset is in \(kept.path)\n")
      write("To get it back: cp -R \(kept.path)/Exercises .\n")
    }
    return 0
  }

  /// Shows what goes and what comes, and asks.
  ///
  /// - Throws: A `Failure` if nobody can be asked.
  private func agrees(to undo: Backups.Undo) throws -> Bool {
    for file in undo.newer {
      write("\(file)\n")
      write(
        workspace.change(
          of: file, to: "\(undo.backup.path)/\(file)", display))
    }
    if has(.yes) { return true }
    guard display.interactive else {
      throw Failure.newerThanReset(undo.newer)
    }
    let files = undo.newer.count == 1 ? "this file" : "these files"
    write(
      "You changed \(files) after the reset. A copy of what you wrote is kept.\n"
    )
    return ask("Bring back what was there before?", y: "brings it back")
  }
}
