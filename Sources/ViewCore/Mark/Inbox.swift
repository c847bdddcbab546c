// Where every change is noted, on whichever thread it is made, until the next
// pass looks at it.

import Foundation

/// What waits for the next pass.
final class Inbox: @unchecked Sendable {
  enum Note: Sendable {
    /// A node is to be evaluated; and, if a body was being evaluated at that
    /// moment, the name of its view.
    case mark(Place, Change, during: String?, isMain: Bool)
    /// Something is to be done.
    case action(@MainActor @Sendable () -> Void)
  }

  private let lock = NSLock()
  private var notes: [Note] = []
  private var isClosed = false

  func add(_ note: Note) {
    lock.withLock { if !isClosed { notes.append(note) } }
  }

  /// Throws away what is noted, and everything from now on: there will be no
  /// pass any more. What is noted would hold the places, and they the inbox.
  func close() {
    let dropped = lock.withLock {
      isClosed = true
      defer { notes = [] }
      return notes
    }
    withExtendedLifetime(dropped) {}
  }

  var isEmpty: Bool { lock.withLock { notes.isEmpty } }

  /// Everything that is noted, and nothing is left.
  func empty() -> [Note] {
    lock.withLock {
      defer { notes = [] }
      return notes
    }
  }
}
