// A lock for tasks, which lets one check run at a time.

import Synchronization

/// A lock that one task has at a time.
///
/// The others wait, first come, first served.
final class AsyncLock: Sendable {
  /// The lock that all checks of all exercises share.
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
