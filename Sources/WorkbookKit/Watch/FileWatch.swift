// Notices that a file was saved, by its time and size. That works on every disk
// and with every editor.

/// Some files, looked at again and again.
struct FileWatch {
  private let workspace: Workspace
  /// The paths, which may be others each time.
  private let files: () -> [String]
  /// The files when a change was last told, and at the last look.
  private var told: [String: String] = [:]
  private var last: [String: String] = [:]

  init(in workspace: Workspace, _ files: @escaping () -> [String]) {
    (self.workspace, self.files) = (workspace, files)
    (told, last) = (look(), look())
  }

  /// The files that have changed, come or gone since the last change was told,
  /// in order. An editor may write a file in several steps, so a change counts
  /// when two looks agree.
  mutating func changed() -> [String] {
    let now = look()
    defer { last = now }
    let changed = Set(now.keys).union(told.keys).filter {
      now[$0] != told[$0] && now[$0] == last[$0]
    }
    for file in changed { told[file] = now[file] }
    return changed.sorted()
  }

  private func look() -> [String: String] {
    Dictionary(files().map { ($0, workspace.stamp(of: $0)) }) { $1 }
  }
}
