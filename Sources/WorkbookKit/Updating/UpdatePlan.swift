// What an update does to each file that it brings, decided from three things:
// what the clone's commit has, what the new one has, and what is on the disk.

import Foundation

/// A file that differs between two commits. Nil stands for no file.
struct TreeChange: Equatable {
  let path: String
  let old: TreeEntry?
  let new: TreeEntry?

  /// The changes from one commit to another.
  static func all(from: String, to: String, _ git: Git) throws -> [TreeChange] {
    let pieces = try git.pieces([
      "diff-tree", "-r", "-z", "--raw", "--no-renames", from, to,
    ])
    return stride(from: 0, to: pieces.count - 1, by: 2).map { index in
      // :100644 100644 a1b2… c3d4… M
      let fields = pieces[index].dropFirst().split(separator: " ")
        .map(String.init)
      func entry(_ mode: String, _ object: String) -> TreeEntry? {
        mode == "000000" ? nil : TreeEntry(mode: mode, object: object)
      }
      return TreeChange(
        path: pieces[index + 1], old: entry(fields[0], fields[2]),
        new: entry(fields[1], fields[3]))
    }
  }

  /// The fields before a tab, and the path behind it.
  static func fields(of piece: String) throws -> ([String], path: String) {
    let parts = piece.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2 else { throw Failure.stoppedHalfway(piece) }
    return (
      parts[0].split(separator: " ").map(String.init), String(parts[1])
    )
  }
}

/// What an update does.
struct UpdatePlan {
  let changes: [TreeChange]
  /// The learner's files that the update would bring, too. They stay as they
  /// are.
  private(set) var staying: [TreeChange] = []
  /// Files that are as the new commit has them already.
  private(set) var done: [TreeChange] = []
  /// Files that a stopped update has begun to write.
  private(set) var begun: [String] = []
  /// Everything in Exercises that the learner has written.
  private(set) var written: [String] = []

  /// Reads the disk, and changes nothing.
  ///
  /// - Parameter isResumed: Whether an update from one of the commits to the
  ///   other was stopped here.
  /// - Throws: A `Failure` if the update would take something away.
  init(
    from: String, to: String, isResumed: Bool, in workspace: Workspace
  ) throws {
    let git = Git(workspace: workspace)
    changes = try TreeChange.all(from: from, to: to, git)
    let before = try Self.index("before", of: git)
    try before.run(["read-tree", "-m", "-i", from])
    // An entry that is set has no time, so git reads the file itself.
    try before.set(
      Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0.old) }))
    let differFromOld = try before.changedFiles()
    let after = try Self.index("after", of: git)
    try after.run(["read-tree", "-m", "-i", to])
    try after.set(
      Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0.new) }))
    let differFromNew = try after.changedFiles()

    if let file = workspace.obstacles(to: changes).first {
      throw Failure.isInTheWay([file])
    }
    var blocking: [TreeChange] = []
    for change in changes where workspace.isOccupied(change.path) {
      if change.old != nil, !differFromOld.contains(change.path) { continue }
      if change.new != nil, !differFromNew.contains(change.path) {
        done.append(change)
      } else if isResumed, workspace.isBeginning(change, of: to, git) {
        begun.append(change.path)
      } else if isLearners(change.path) {
        staying.append(change)
      } else {
        blocking.append(change)
      }
    }
    if !blocking.isEmpty {
      let changed = blocking.filter { $0.old != nil }.map(\.path)
      throw changed.isEmpty
        ? Failure.isInTheWay(blocking.map(\.path)) : .bothChanged(changed)
    }
    try refuseStaged(from: from, git)

    let new = Set(done.map(\.path))
    let others = try before.pieces([
      "ls-files", "-z", "--others", "--exclude-standard", "--", "Exercises",
    ])
    written = Set(differFromOld).union(others)
      .filter { $0.hasPrefix("Exercises/") && !new.contains($0) }
      .union(staying.map(\.path))
      .filter(workspace.isOccupied).sorted()
    // What lies in a folder, or behind a link, is kept with it or not moved.
    let all = Set(written)
    written.removeAll { path in
      path.indices.contains {
        path[$0] == "/" && all.contains(String(path[..<$0]))
      }
    }
  }

  /// A copy of the clone's index, so that what has not changed is not read.
  private static func index(_ name: String, of git: Git) throws -> Git {
    let path = "\(Git.folder)/\(name)"
    try git.workspace.copyIndex(of: git, to: path)
    return git.on(index: path)
  }

  /// Refuses to forget what is staged and not on the disk.
  private func refuseStaged(from: String, _ git: Git) throws {
    let staged = try git.pieces([
      "diff-index", "-z", "--raw", "--no-renames", "--cached", from,
    ])
    guard !staged.isEmpty else { return }
    let coming = Dictionary(
      uniqueKeysWithValues: changes.map { ($0.path, $0.new) })
    let unlike = try git.changedFiles()
    for index in stride(from: 0, to: staged.count - 1, by: 2) {
      let (fields, path) = (
        staged[index].split(separator: " "), staged[index + 1]
      )
      guard let new = coming[path], unlike.contains(path),
        fields[1] != "000000", new?.object != String(fields[3])
      else { continue }
      throw Failure.isStaged(path)
    }
  }
}

extension Workspace {
  /// Whether something is in a place, be it a link that leads nowhere.
  func isOccupied(_ path: String) -> Bool {
    var status = stat()
    return lstat(url(path).path(percentEncoded: false), &status) == 0
  }

  /// Files of the learner's in the places of folders that come.
  fileprivate func obstacles(to changes: [TreeChange]) -> Set<String> {
    let going = Set(changes.filter { $0.old != nil }.map(\.path))
    var found: Set<String> = []
    for change in changes where change.new != nil && !isOccupied(change.path) {
      for slash in change.path.indices where change.path[slash] == "/" {
        let parent = String(change.path[..<slash])
        let kind = facts(parent)?.kind
        if kind != nil, kind != .folder, !going.contains(parent) {
          found.insert(parent)
        }
      }
    }
    return found
  }

  /// Copies the clone's index; an update works on copies.
  ///
  /// The copy has the time of the original: git looks into files that are not
  /// older than the index, because a change in the same moment does not show.
  func copyIndex(of git: Git, to path: String) throws {
    let original = try git.path("index")
    let copy = url(path)
    try makeFolder(for: path)
    try? FileManager.default.removeItem(at: copy)
    guard FileFacts(original) != nil else { return }
    let run = try run([
      "cp", "-p", original, copy.path(percentEncoded: false),
    ])
    guard run.succeeded else { throw Failure.unwritable(path) }
  }

  /// Whether a file holds the beginning of what a commit has in its place, as
  /// it does when git was killed while it wrote the file.
  fileprivate func isBeginning(
    _ change: TreeChange, of commit: String, _ git: Git
  ) -> Bool {
    guard change.new != nil,
      let found = try? Data(contentsOf: url(change.path)),
      let all = try? git.run([
        "cat-file", "--filters", "\(commit):\(change.path)",
      ])
    else { return false }
    return Data(all.utf8).starts(with: found)
  }
}
