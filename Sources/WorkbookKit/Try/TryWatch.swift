// make try W=1: runs a file again whenever it is saved.

import Foundation
import NotesKit

/// A file that is watched and run.
struct TryWatch {
  let trying: Trying

  /// Goes on until q or Ctrl-C. A save ends what still runs.
  ///
  /// - Returns: 0; 128 and the signal's number, if another signal ended it.
  func run() throws -> Int32 {
    let keyboard = isatty(STDOUT_FILENO) == 1 ? Keyboard.listen() : nil
    defer { Keyboard.giveBack() }
    var watch = FileWatch(in: trying.workspace) { trying.files }
    var isSaved = false
    // A change is told once, and here it is asked for more than once.
    func hasChanged() -> Bool {
      if !isSaved { isSaved = !watch.changed().isEmpty }
      return isSaved
    }
    do {
      while true {
        isSaved = false
        try runOnce(hasKeys: keyboard != nil, isOver: hasChanged)
        while !hasChanged() {
          if Interruption.isRequested { throw Interruption() }
          guard isRead else { return 0 }
          usleep(100_000)
        }
      }
    } catch let interruption as Interruption {
      let isLeft = interruption.exitCode == 128 + SIGINT
      write(isLeft ? "left\n" : "ended\n")
      return isLeft ? 0 : interruption.exitCode
    }
  }

  private func runOnce(
    hasKeys: Bool, isOver: @escaping () -> Bool
  ) throws {
    let display = trying.display
    let clears = !display.plain && isatty(STDOUT_FILENO) == 1
    let keys = hasKeys ? "q leaves" : "Ctrl-C leaves"
    write(
      (clears ? "\u{1B}[H\u{1B}[2J" : "")
        + styled("Trying \(trying.file)", .heading, display: display) + "  "
        + styled(keys, .dim, display: display) + "\n\n")
    let start = ContinuousClock.now
    do {
      _ = try trying.run(isOver: isOver)
    } catch let failure as Failure {
      write("\(failure)\n")
    }
    let time = start.duration(to: .now) / .milliseconds(100)
    write(
      "\n"
        + styled(
          "after \((time.rounded() / 10).description) s; waiting for a change",
          .dim, display: display) + "\n")
  }
}
