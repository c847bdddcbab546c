// make hint E=N.M.

import NotesKit

extension Call {
  /// Shows one more hint each time; after the last, the first again.
  ///
  /// The hints are those for the check that failed when the exercise was last
  /// graded, or for the one that a word names. For another check they start
  /// over.
  func showHint() throws -> Int32 {
    write(
      try workspace.nextHint(
        for: exerciseOrCurrent, about: value(of: .word), display))
    return 0
  }
}
