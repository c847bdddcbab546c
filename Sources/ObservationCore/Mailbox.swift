// The place where a continuous observation waits for its next run.

import Synchronization

/// Room for one notice, and for one reader that waits for it.
final class Mailbox: Sendable {
  private struct State {
    /// The reason for the next run; nil if none is due. The first run is due
    /// from the start.
    var notice: Notice? = Notice(kind: .initial)
    /// The reader, while it waits.
    var reader: CheckedContinuation<Void, Never>?
    var isClosed = false
  }

  private let state = Locked(State())

  /// Puts a notice in, replacing an older one. A closed mailbox takes none.
  func put(_ notice: Notice) {
    // Releasing a key path may run the `deinit` of a captured object, so the
    // older notice outlives the lock.
    var older: Notice?
    wakeReader { state in
      if state.isClosed { return }
      (older, state.notice) = (state.notice, notice)
    }
    withExtendedLifetime(older) {}
  }

  /// Closes the mailbox. A change that is in it is still read; the notice for
  /// the first run is discarded.
  func close() {
    wakeReader { state in
      state.isClosed = true
      if state.notice?.kind == .initial { state.notice = nil }
    }
  }

  private func wakeReader(after change: (inout State) -> Void) {
    let reader = state.withLock { state in
      change(&state)
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume()
  }

  /// Returns the next notice; nil when the mailbox is closed and empty.
  ///
  /// The notice stays in the mailbox until the reader has its actor, so events
  /// until then cause no further run.
  ///
  /// - Timing: Gives up the caller's actor only to wait.
  func next(isolation: isolated (any Actor)? = #isolation) async -> Notice? {
    await withCheckedContinuation(isolation: isolation) { reader in
      let mustWait = state.withLock { state in
        let mustWait = state.notice == nil && !state.isClosed
        if mustWait { state.reader = reader }
        return mustWait
      }
      if !mustWait { reader.resume() }
    }
    return state.withLock { state in
      defer { state.notice = nil }
      return state.notice
    }
  }
}
