// The inbox of a graph. A change on any thread leaves a note here, and the next
// pass reads it.

import Foundation

/// The notes that wait for the next pass.
final class Inbox: @unchecked Sendable {
  enum Note: Sendable {
    /// A node is due for evaluation.
    ///
    /// The note has the name of the view whose body was being evaluated at that
    /// moment, if any.
    case mark(Place, Change, during: String?, isMain: Bool)
    /// An action is due.
    case action(@MainActor @Sendable () -> Void)
  }

  private let lock = NSLock()
  private var notes: [Note] = []
  private var isClosed = false

  func add(_ note: Note) {
    lock.withLock { if !isClosed { notes.append(note) } }
  }

  /// Drops all notes, and every later one, because no pass will come any more.
  ///
  /// The notes would keep the places alive, and the places the inbox.
  func close() {
    let dropped = lock.withLock {
      isClosed = true
      defer { notes = [] }
      return notes
    }
    withExtendedLifetime(dropped) {}
  }

  var isEmpty: Bool { lock.withLock { notes.isEmpty } }

  /// Removes all notes, and returns them.
  func empty() -> [Note] {
    lock.withLock {
      defer { notes = [] }
      return notes
    }
  }
}
