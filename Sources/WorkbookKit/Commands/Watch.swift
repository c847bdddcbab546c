// make watch and make watch E=N.M.

import Foundation
import NotesKit

extension Call {
  /// Grades again whenever a file is saved, until q or Ctrl-C.
  ///
  /// - Returns: 0, or 128 plus the number of another signal that ended it.
  func watch() throws -> Int32 {
    guard workspace.core == .ours else { throw Failure.watchesOurs }
    let exercises = try exercises
    Interruption.catchSignals()
    let keyboard = isatty(STDOUT_FILENO) == 1 ? Keyboard.listen() : nil
    defer { Keyboard.giveBack() }
    var round = WatchRound(
      workspace: workspace, display: display, exercises: exercises,
      hasKeys: keyboard != nil)
    var files = FileWatch(workspace.snapshot(of: exercises))
    do {
      try round.begin()
      while !Interruption.isRequested, isRead {
        for key in keyboard?.take() ?? [] {
          switch WatchKey(rawValue: key) {
          case .hint: try round.hint()
          case .edit: try round.edit(lending: keyboard!)
          case .help: round.listKeys()
          case .leave, nil: break
          }
        }
        let changed = files.changed(workspace.snapshot(of: exercises))
        if !changed.isEmpty { try round.grade(changed) }
        usleep(100_000)
      }
    } catch let interruption as Interruption {
      return round.end(interruption)
    }
    return round.end(Interruption())
  }
}

/// Whether anybody still reads the output.
var isRead: Bool {
  var output = pollfd(
    fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
  return poll(&output, 1, 0) < 1
    || output.revents & Int16(POLLERR | POLLHUP) == 0
}
