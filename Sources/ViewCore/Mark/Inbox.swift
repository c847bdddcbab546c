// The inbox of a graph. When something changes, on whatever thread, a note is
// left here, and the next pass reads it.

import Foundation

/// The notes that are left for the next pass.
final class Inbox: @unchecked Sendable {
  enum Note: Sendable {
    /// The note that a node is due for evaluation.
    ///
    /// It holds the name of the view whose body was being evaluated at that
    /// moment, if there was one.
    case mark(Place, Change, during: String?, isMain: Bool)
    /// The note that an action is due.
    case action(@MainActor @Sendable () -> Void)
  }

  private let lock = NSLock()
  private var notes: [Note] = []
  private var isClosed = false

  func add(_ note: Note) {
    lock.withLock { if !isClosed { notes.append(note) } }
  }

  /// Drops all notes and every later one, because no pass will read them any
  /// more.
  ///
  /// If it didn't, the notes would keep the places alive, and the places would
  /// keep the inbox alive.
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
