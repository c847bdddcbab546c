// The work that a host knows to be unfinished: the tasks of its views, and the
// tasks that a user's action has started.

/// The work of one host that hasn't ended yet.
@MainActor
final class OpenWork {
  private struct Entry { weak var work: Work? }

  private var entries: [Entry] = []

  /// A description of each piece of work, beginning with the oldest.
  var descriptions: [String] {
    entries.compactMap { $0.work?.description }
  }

  func begin(_ name: String) -> Work {
    let work = Work(name)
    entries.removeAll { $0.work == nil }
    entries.append(Entry(work: work))
    return work
  }
}

/// A piece of work, which is open until `end` is called or until no task refers
/// to it any more.
@MainActor
final class Work {
  /// The action that the user is performing. `Task { }` copies this reference,
  /// so the object stays in memory as long as any task that the action has
  /// started.
  @TaskLocal static var ofAction: Work?

  var task: Task<Void, Never>?
  private let name: String
  private var hasEnded = false

  nonisolated init(_ name: String) { self.name = name }

  func end() { hasEnded = true }

  fileprivate var description: String? {
    if hasEnded { return nil }
    return task?.isCancelled == true
      ? "\(name): cancelled, but still running" : "\(name): running"
  }
}
