// Notices that a learner has saved a file, by its time and size. That works on
// every disk and with every editor.

/// The files of some exercises, looked at again and again.
struct FileWatch {
  /// The times and sizes of each exercise's files.
  typealias Snapshot = [Exercise: String]

  /// The files when a change was last reported.
  private var told: Snapshot
  /// The files at the last look.
  private var last: Snapshot

  init(_ look: Snapshot) { (told, last) = (look, look) }

  /// The exercises whose files have changed and come to rest. An editor may
  /// write a file in several steps, so a change counts when two looks agree.
  mutating func changed(_ look: Snapshot) -> [Exercise] {
    let changed = look.filter { exercise, look in
      look != told[exercise] && look == last[exercise]
    }
    told.merge(changed) { $1 }
    last = look
    return changed.keys.sorted { $0.path < $1.path }
  }
}

extension Workspace {
  /// The times and sizes of the files of exercises.
  func snapshot(of exercises: [Exercise]) -> FileWatch.Snapshot {
    var look: FileWatch.Snapshot = [:]
    for exercise in exercises {
      look[exercise] = swiftFiles(in: exercise.learnersFolder)
        .map(stamp)
        .joined(separator: "\n")
    }
    return look
  }
}
