// A lock for tasks, which lets one check run at a time.

import Synchronization

/// A lock that only one task can hold at a time.
///
/// The other tasks wait, and get the lock in the order in which they asked for
/// it.
final class AsyncLock: Sendable {
  /// The lock that the checks of all exercises share.
  static let shared = AsyncLock()

  private struct Line {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let line = Mutex(Line())

  /// Waits until the caller has the lock.
  func acquire() async {
    await withCheckedContinuation { next in
      let isFree = line.withLock { line in
        if line.isTaken { line.waiting.append(next) }
        defer { line.isTaken = true }
        return !line.isTaken
      }
      if isFree { next.resume() }
    }
  }

  /// Passes the lock to the next task.
  func release() {
    line.withLock { line -> CheckedContinuation<Void, Never>? in
      line.isTaken = !line.waiting.isEmpty
      return line.isTaken ? line.waiting.removeFirst() : nil
    }?.resume()
  }
}
