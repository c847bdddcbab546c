// Notices that a learner has saved a file, by looking at times and sizes: that
// works on every disk and with every editor.

/// The files of some exercises, looked at again and again.
struct FileWatch {
  /// What the files of each exercise looked like.
  typealias Snapshot = [Exercise: String]

  /// When a change was last told of.
  private var told: Snapshot
  /// When they were last looked at.
  private var last: Snapshot

  init(_ look: Snapshot) { (told, last) = (look, look) }

  /// The exercises that have changed and come to rest: an editor may write a
  /// file in several steps, so a change is told of when two looks agree.
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
  /// What the files of exercises look like now.
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
