// A lock for tasks, which lets one check run at a time.

import Synchronization

/// A turn, which one task has at a time.
///
/// The others wait, first come, first served.
final class Turn: Sendable {
  /// The turn that all checks of all exercises share.
  static let ofChecks = Turn()

  private struct Line {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let line = Mutex(Line())

  /// Waits until it is the caller's turn.
  func take() async {
    await withCheckedContinuation { next in
      let isFree = line.withLock { line in
        if line.isTaken { line.waiting.append(next) }
        defer { line.isTaken = true }
        return !line.isTaken
      }
      if isFree { next.resume() }
    }
  }

  /// Passes the turn to the next task.
  func give() {
    line.withLock { line -> CheckedContinuation<Void, Never>? in
      line.isTaken = !line.waiting.isEmpty
      return line.isTaken ? line.waiting.removeFirst() : nil
    }?.resume()
  }
}
