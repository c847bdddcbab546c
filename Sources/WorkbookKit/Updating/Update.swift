// make update, in four steps that may be stopped anywhere:
//
//     fetch        asks the remote what is new; nothing else changes
//     keep         copies what the learner has written to .workbook/backups
//     write        git writes the files that are not the learner's
//     move         the clone's index and branch go to the new commit
//
// The learner's files are never written to: git is told, in an index of the
// update's own, that they are up to date. The journal stands from before the
// first write until after the move. If it is there, the next update does the
// same steps again, which changes nothing where they are done.

import Foundation
import NotesKit

/// An update of the learner's clone.
struct Update {
  /// What an update was about to do.
  struct Journal: Codable, Equatable {
    var version = 1
    let from: String
    let to: String
    /// The name of the branch that the new commits come from.
    let branch: String
    /// Files of which a merge has taken the learner's version.
    var chosen: [String] = []
    var backup: String?

    static let path = "\(Git.folder)/journal.json"

    /// The journal of an update that was stopped; nil if none was.
    static func load(from workspace: Workspace) -> Journal? {
      guard let data = try? Data(contentsOf: workspace.url(path)),
        let journal = try? JSONDecoder().decode(Journal.self, from: data),
        journal.version == 1
      else { return nil }
      return journal
    }

    func save(to workspace: Workspace) throws {
      let data = try JSONEncoder().encode(self)
      try workspace.write(String(decoding: data, as: UTF8.self), to: Self.path)
    }
  }

  /// A copy of the manifest, without which there is no workspace.
  private static let manifest = "\(Git.folder)/Package.swift"

  /// Puts the manifest back if an update was stopped while git wrote it.
  static func mendManifest(in folder: URL) {
    let manifest = folder.appending(path: "Package.swift")
    let copy = folder.appending(path: Self.manifest)
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    guard (try? Catalogue(manifest: text ?? "")) == nil,
      let data = try? Data(contentsOf: copy)
    else { return }
    try? data.write(to: manifest, options: .atomic)
  }

  let workspace: Workspace
  let progress: ProgressLine
  private var git: Git { Git(workspace: workspace) }

  /// Finishes an update that was stopped, and makes a new one.
  ///
  /// - Parameter tell: Is called with what each of the two has brought.
  /// - Returns: What it has looked at.
  func run(
    _ tell: (UpdateNews) -> Void
  ) throws -> (clone: Clone, branch: String) {
    defer { if Journal.load(from: workspace) == nil { forget() } }
    tidy()
    var clone = try Clone(of: workspace)
    if let journal = Journal.load(from: workspace) {
      if journal.from == clone.head {
        progress.show("finishing the update that was stopped")
        tell(try carryOut(journal, isResumed: true))
        clone = try Clone(of: workspace)
      } else {
        forget()
      }
    }
    progress.show("asking \(clone.address) for news")
    let (branch, fetched) = try clone.fetch()
    if let journal = try clone.destination(branch, fetched) {
      progress.show("updating")
      tell(try carryOut(journal, isResumed: false))
    }
    return (clone, branch)
  }

  /// Goes from one commit to another.
  private func carryOut(
    _ journal: Journal, isResumed: Bool
  ) throws -> UpdateNews {
    var journal = journal
    let moves = try ExerciseMoves(from: journal.from, to: journal.to, git)
    var isResumed = isResumed
    for attempt in 1... {
      let plan = try UpdatePlan(
        from: journal.from, to: journal.to, isResumed: isResumed,
        in: workspace)
      let copies = moves.copies(among: plan.written, in: workspace)
      journal.backup = try keep(
        plan.written.filter { !copies.contains($0) }, journal.backup)
      if !isResumed {
        try workspace.replace(Self.manifest, by: "Package.swift")
      }
      try journal.save(to: workspace)
      isResumed = true
      do {
        let moved = try moves.copy(plan.written, in: workspace)
        try write(
          moved.isEmpty
            ? plan
            : UpdatePlan(
              from: journal.from, to: journal.to, isResumed: true,
              in: workspace),
          journal, leaving: Array(moved.keys))
        try moves.removeOld(moved, in: workspace)
        try git.run([
          "update-ref", "-m", "make update", "HEAD", journal.to, journal.from,
        ])
        forget()
        return try UpdateNews(
          journal, plan: plan, moves: moves, moved: moved, workspace)
      } catch let failure as GitFailure {
        // A file was saved in between, most likely.
        if attempt == 3 { throw Failure.stoppedHalfway(failure.line) }
      }
    }
    fatalError("an attempt returns or throws")
  }

  /// Copies files to a backup, unless a stopped update has done so.
  private func keep(
    _ files: [String], _ before: String?
  ) throws -> String? {
    if files.isEmpty { return before }
    if let before,
      files.allSatisfy({ workspace.same($0, "\(before)/\($0)") })
    {
      return before
    }
    return try Backups(workspace: workspace).keep(files, as: .update).path
  }

  /// Lets git write what is not the learner's, and takes the index over.
  private func write(
    _ plan: UpdatePlan, _ journal: Journal, leaving places: [String]
  ) throws {
    for path in plan.begun {
      try FileManager.default.removeItem(at: workspace.url(path))
    }
    let path = "\(Git.folder)/index"
    try workspace.copyIndex(of: git, to: path)
    let index = git.on(index: path)
    let settled = Set((plan.staying + plan.done).map(\.path))
    let start = Dictionary(
      uniqueKeysWithValues: plan.changes.map {
        ($0.path, settled.contains($0.path) ? $0.new : $0.old)
      })
    try index.set(
      start.merging(places.map { ($0, nil) }) { entry, _ in entry })
    _ = try index.line(["update-index", "-q", "--refresh"])
    // Where a file is settled, git is to see no difference between the trees.
    let tree = git.on(index: "\(Git.folder)/tree")
    try tree.run(["read-tree", journal.from])
    try tree.set(start)
    let from = try tree.run(["write-tree"]).trimmingCharacters(in: .newlines)
    try index.run(["read-tree", "-m", "-u", from, journal.to])
    try replaceIndex(by: path)
  }

  /// Puts an index in the place of the clone's, by the lock that git itself
  /// takes for that.
  private func replaceIndex(by path: String) throws {
    let original = try git.path("index")
    let lock = original + ".lock"
    let copy = workspace.url(path).path(percentEncoded: false)
    // An editor that looks at the clone is done in a moment.
    for _ in 0..<50 {
      if link(copy, lock) == 0 {
        guard rename(lock, original) == 0 else { break }
        return
      }
      if errno != EEXIST { break }
      if Interruption.isRequested { throw Interruption() }
      usleep(100_000)
    }
    throw FileFacts(lock) == nil
      ? Failure.unwritable(original)
      : .stoppedHalfway("another git is at work in this folder")
  }

  /// Removes what a killed git has left. Its locks would stop the next one.
  private func tidy() {
    let kept = [Journal.path, Self.manifest]
    for name in workspace.names(in: Git.folder) {
      let path = "\(Git.folder)/\(name)"
      guard !kept.contains(path) else { continue }
      try? FileManager.default.removeItem(at: workspace.url(path))
    }
  }

  /// Ends an update: the journal goes first, because with it the rest counts.
  private func forget() {
    for path in [Journal.path, Git.folder] {
      try? FileManager.default.removeItem(at: workspace.url(path))
    }
  }
}
