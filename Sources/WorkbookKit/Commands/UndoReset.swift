// make undo-reset.

import NotesKit

extension Call {
  /// Brings back the files that the latest reset replaced. Files written since
  /// then are kept, too.
  func undoReset() throws -> Int32 {
    let backups = Backups(workspace: workspace)
    let lock = try backups.lock()
    defer { withExtendedLifetime(lock) {} }
    guard let undo = try backups.undo() else {
      write("There is no reset to undo.\n")
      return 0
    }
    for file in undo.files { write("back: \(file)\n") }
    if let kept = undo.kept {
      write("What you wrote after the reset is in \(kept.path)\n")
    }
    return 0
  }
}
