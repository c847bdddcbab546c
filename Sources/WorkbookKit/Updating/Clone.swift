// The clone that a learner works in: whether it can be updated now, and from
// where.

import Foundation

/// The learner's clone, on a branch, with nothing under way.
struct Clone {
  let git: Git
  /// The commit that the branch is at.
  let head: String
  /// What is fetched from: `upstream` in the clone of a fork, else what the
  /// branch follows.
  let remote: String
  /// The address that is fetched from, without a password.
  let address: String

  /// - Throws: A `Failure` that says why nothing can be fetched into it.
  init(of workspace: Workspace) throws {
    git = Git(workspace: workspace)
    do {
      // A clone around the workspace is somebody else's.
      guard try git.run(["rev-parse", "--show-prefix"]) == "\n" else {
        throw Failure.isNoClone
      }
    } catch let failure as GitFailure {
      throw failure.words.contains("not a git repository")
        ? Failure.isNoClone : .git(failure)
    }
    guard
      let head = try git.line(["rev-parse", "-q", "--verify", "HEAD^{commit}"])
    else { throw Failure.isNoClone }
    self.head = head
    try Self.refuseUnfinished(git)
    try git.waitForIndex()
    guard
      let branch = try git.line(["symbolic-ref", "-q", "--short", "HEAD"])
    else { throw Failure.isDetached }
    let remotes = try git.run(["remote"]).split(separator: "\n")
      .map(String.init)
    let followed = try git.line(["config", "branch.\(branch).remote"])
    let candidates: [String?] = ["upstream", followed, "origin", remotes.first]
    guard
      let remote = candidates.compactMap(\.self).first(where: remotes.contains)
    else { throw Failure.hasNoRemote }
    self.remote = remote
    let address = try git.line(["remote", "get-url", remote]) ?? remote
    self.address = address.replacing(#/:\/\/[^\/@]*@/#, with: "://")
  }

  /// What leaves a clone in between, each with the files that tell so.
  private static func refuseUnfinished(_ git: Git) throws {
    for (file, what) in [
      ("rebase-merge", "rebase"), ("rebase-apply", "rebase"),
      ("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick"),
      ("REVERT_HEAD", "revert"),
    ] {
      let path = try git.path(file)
      if FileFacts(path) != nil { throw Failure.isUnderWay(what) }
    }
    guard try git.pieces(["ls-files", "-u", "-z"]).isEmpty else {
      throw Failure.hasConflicts
    }
  }

  /// Fetches what is new, and changes nothing else.
  ///
  /// - Returns: The name of the remote's main branch, and its commit.
  func fetch() throws -> (branch: String, commit: String) {
    var environment: [String: String?] = [:]
    let isChosen = try git.line(["config", "core.sshCommand"]) != nil
    let given = ProcessInfo.processInfo.environment
    if !isChosen, given["GIT_SSH_COMMAND"] == nil, given["GIT_SSH"] == nil {
      // Nobody could answer what it asks.
      environment["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes"
    }
    do {
      try git.run(
        ["fetch", "--progress", remote], environment: environment,
        silence: .seconds(120))
    } catch let failure as GitFailure {
      throw Failure.notFetched(remote, failure)
    }
    for name in ["HEAD", "main", "master"] {
      let reference = "refs/remotes/\(remote)/\(name)"
      if let commit = try git.line([
        "rev-parse", "-q", "--verify", "\(reference)^{commit}",
      ]) {
        let target = try git.line(["symbolic-ref", "-q", "--short", reference])
        return (target ?? "\(remote)/\(name)", commit)
      }
    }
    throw Failure.hasNoBranch(remote)
  }

  /// Where the branch goes: to the fetched commit, or if both sides have
  /// commits, to a merge of the two. Nil if there is nothing new.
  ///
  /// A merge never touches a file, nor the clone's index. In a learner's own
  /// place the learner's version wins.
  func destination(
    _ branch: String, _ fetched: String
  ) throws -> Update.Journal? {
    guard let base = try git.line(["merge-base", head, fetched]) else {
      throw Failure.isUnrelated(branch)
    }
    if base == fetched { return nil }
    if base == head {
      return Update.Journal(from: head, to: fetched, branch: branch)
    }
    let path = "\(Git.folder)/merge"
    try? FileManager.default.removeItem(at: git.workspace.url(path))
    let index = git.on(index: path)
    try index.run(
      ["read-tree", "-i", "-m", "--aggressive", base, head, fetched])
    var sides: [String: [Int: TreeEntry]] = [:]
    for piece in try index.pieces(["ls-files", "-u", "-z"]) {
      let (fields, path) = try TreeChange.fields(of: piece)
      sides[path, default: [:]][Int(fields[2])!] =
        TreeEntry(mode: fields[0], object: fields[1])
    }
    let others = sides.keys.filter { !isLearners($0) }.sorted()
    guard others.isEmpty else { throw Failure.bothCommitted(others, branch) }
    // Where the learner has removed a file, the new one comes.
    try index.set(sides.mapValues { $0[2] ?? $0[3] })
    let moves = try ExerciseMoves(from: base, to: fetched, git)
    try moves.moveEntries(of: index)
    let tree = try index.run(["write-tree"]).trimmingCharacters(in: .newlines)
    let merge = try git.run([
      "commit-tree", tree, "-p", head, "-p", fetched,
      "-m", "Merge the workbook's update",
    ]).trimmingCharacters(in: .newlines)
    let chosen = sides.filter { $0.value[2] != nil && $0.value[3] != nil }
    return Update.Journal(
      from: head, to: merge, branch: branch, chosen: chosen.keys.sorted())
  }
}

/// Whether a path belongs to the learner: an exercise, or the settings of an
/// editor.
func isLearners(_ path: String) -> Bool {
  path.hasPrefix("Exercises/") || path.hasPrefix(".")
}

extension Git {
  /// Waits for another git, such as an editor's, that changes the index.
  ///
  /// - Throws: A `Failure` if that takes longer than a moment.
  fileprivate func waitForIndex() throws {
    let lock = try path("index.lock")
    for _ in 0..<20 {
      if FileFacts(lock) == nil { return }
      if Interruption.isRequested { throw Interruption() }
      usleep(100_000)
    }
    throw Failure.indexIsBusy(lock)
  }

  /// The absolute path of a file of git's own, wherever the clone keeps it.
  func path(_ name: String) throws -> String {
    let path = try run(["rev-parse", "--git-path", name])
      .trimmingCharacters(in: .newlines)
    return path.hasPrefix("/")
      ? path : workspace.url(path).path(percentEncoded: false)
  }
}
