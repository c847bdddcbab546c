// What a host still waits for: the tasks of its views, and those that a user's
// action started.

/// The work of one host that hasn't ended.
@MainActor
final class OpenWork {
  private struct Entry { weak var work: Work? }

  private var entries: [Entry] = []

  /// A description for each piece of work, the oldest first.
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

/// A piece of work. It's open until `end` is called, or until no task refers to
/// it any more.
@MainActor
final class Work {
  /// The action that the user is performing. `Task { }` copies it, so it stays
  /// in memory as long as a task that the action started.
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
