// Notices that a learner has saved a file, by looking at times and sizes: that
// works on every disk and with every editor.

/// The files of some exercises, looked at again and again.
struct FileWatch {
  /// What the files of each exercise looked like.
  typealias Look = [Exercise: String]

  /// When a change was last told of.
  private var told: Look
  /// When they were last looked at.
  private var last: Look

  init(_ look: Look) { (told, last) = (look, look) }

  /// The exercises that have changed and come to rest: an editor may write a
  /// file in several steps, so a change is told of when two looks agree.
  mutating func changed(_ look: Look) -> [Exercise] {
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
  func look(at exercises: [Exercise]) -> FileWatch.Look {
    var look: FileWatch.Look = [:]
    for exercise in exercises {
      look[exercise] = swiftFiles(in: "Exercises/\(exercise.path)")
        .map { path in
          let entry = Entry(url(path).path(percentEncoded: false))
          return "\(path) \(entry?.size ?? -1) \(entry?.modified ?? 0)"
        }
        .joined(separator: "\n")
    }
    return look
  }
}
