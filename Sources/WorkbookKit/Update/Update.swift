// make update: git merges what is new, and what the learner has written stays.
//
//     fetch       git asks the remote what is new
//     keep        what the learner has written is copied to .workbook/backups
//     merge       files that the update changes, too, make way, and git goes
//                 to the new commit; if the learner has commits, to a merge
//     put back    they come back, to where their exercises are now
//
// Nothing is changed before the copy is complete. From then on a file names the
// copy, so that after a kill the next update puts it back. Git.swift runs git.

import Foundation
import NotesKit

extension Call {
  /// Brings the clone up to date, and leaves the learner's files alone.
  func update() throws -> Int32 {
    Interruption.catchSignals()
    let progress = ProgressLine(display: display)
    progress.show("asking for news")
    defer { progress.end() }
    let news = try Update(workspace: workspace).run()
    progress.end()
    write(Renderer(display).render(news.map { .paragraph([.text($0)]) }))
    return 0
  }
}

/// An update of the learner's clone.
struct Update {
  /// The file that names the copy of an update that is under way.
  static let marker = ".workbook/updating"
  /// Where the learner's version of a file wins: an editor may change its
  /// settings by itself.
  private static let places = ["Exercises", ".vscode"]

  let workspace: Workspace
  private var git: Git { Git(workspace: workspace) }

  /// - Returns: What is new, in paragraphs.
  func run() throws -> [String] {
    let remote = try remote()
    if let backup = try? workspace.text(Self.marker) {
      try recover(backup)
    }
    do {
      let all = "+refs/heads/*:refs/remotes/\(remote)/*"
      try git.run(["fetch", remote, "HEAD", all])
    } catch is Failure {
      throw unchanged("nothing is fetched until git fetch \(remote) works")
    }
    guard let new = try git.line(["rev-parse", "FETCH_HEAD"]),
      let base = try git.line(["merge-base", "HEAD", new])
    else { throw unchanged("this clone and \(remote) share no commit") }
    guard base != new else { return ["There is nothing new at \(remote)."] }

    let head = try git.line(["rev-parse", "HEAD"])
    let committed = try files(["--diff-filter=d", base, "HEAD"])
    let target =
      base == head ? new : try merge(new, and: committed, since: base)
    let coming = Set(try files(["HEAD", target]))
    if let file = try changes().filter({ !$0.value.contains(/[ ?]/) }).keys
      .min()
    {
      throw unchanged(
        "\(file) is staged in one version and saved in another; git add \(file)"
          + " takes the saved one")
    }
    let written = try written(committed, since: base)
    let news = try news(written, from: base, to: new)
    let backup =
      written.isEmpty
      ? nil : try Backups(workspace: workspace).keep(written, for: "update")
    // What follows takes a moment, and is not to be stopped halfway.
    for number in [SIGHUP, SIGINT, SIGTERM] { signal(number, SIG_IGN) }
    if Interruption.isRequested { throw Interruption() }
    try workspace.write(backup ?? "", to: Self.marker)
    do {
      try git.run(["reset", "-q"])
      for file in written where coming.contains(file) {
        guard workspace.same(file, "\(backup!)/\(file)") else {
          throw Failure("\(file) has just been changed")
        }
        try workspace.remove(file)
      }
      try git.run(["merge", "--ff-only", "--no-overwrite-ignore", "-q", target])
    } catch {
      try recover(backup ?? "")
      throw unchanged(
        "\(error); move files of yours that it names away, and git checkout "
          + "HEAD FILE brings back the workbook's")
    }
    try putBack(backup ?? "")
    if !committed.isEmpty {
      let folders = try folders(of: new)
      let places = committed.map { place(of: $0, in: folders) }
      try git.run(["add", "--"] + places.filter(workspace.isOccupied))
      try git.run(["commit", "-q", "--no-verify", "--amend", "--no-edit"])
    }
    return news + (backup.map { ["A copy of your files is in \($0)."] } ?? [])
  }

  private func unchanged(_ why: String) -> Failure {
    Failure("nothing was changed: \(why); then run make update again")
  }

  /// The remote to fetch from.
  ///
  /// - Throws: A `Failure` if the clone cannot be updated now.
  private func remote() throws -> String {
    // A clone around the workspace is somebody else's.
    guard try git.line(["rev-parse", "--show-prefix"]) == "" else {
      throw Failure(
        """
        this folder is no clone of git's, so nothing can be fetched into it; \
        "Update" in Exercises/README.md says how to move to a new copy
        """)
    }
    if try git.line(["rev-parse", "-q", "--verify", "MERGE_HEAD"]) != nil {
      throw unchanged(
        "a merge is under way; finish it, or leave it with git merge --abort")
    }
    guard try git.line(["symbolic-ref", "-q", "HEAD"]) != nil else {
      throw unchanged("this clone is on no branch; go to one: git switch main")
    }
    let all = (try git.line(["remote"]) ?? "").split(separator: "\n")
    return all.contains("upstream") ? "upstream" : "origin"
  }

  /// The files in which two commits, or a commit and the disk, differ.
  private func files(_ arguments: [String]) throws -> [String] {
    try git.pieces(["diff", "--name-only", "--no-renames", "-z"] + arguments)
  }

  /// The files that are not as the branch has them, each with git's letters
  /// for what is staged and for what is saved.
  private func changes() throws -> [String: String] {
    let lines = try git.pieces(
      ["status", "--porcelain", "-z", "-uall", "--no-renames"])
    return Dictionary(
      lines.map { (String($0.dropFirst(3)), String($0.prefix(2))) }
    ) { $1 }
  }

  /// Takes back what a stopped update has written, be it the beginning of a
  /// file, and puts the learner's files back.
  private func recover(_ backup: String) throws {
    try git.run(["reset", "-q"])
    let changes = try changes()
    for file in try files(["HEAD", "FETCH_HEAD"]) where changes[file] != nil {
      if workspace.isOccupied(file) {
        guard let here = try? Data(contentsOf: workspace.url(file)),
          let new = try git.output(
            ["cat-file", "--filters", "FETCH_HEAD:\(file)"]),
          Data(new.utf8).starts(with: here)
        else { continue }
      }
      if try git.line(["checkout", "HEAD", "--", file]) == nil {
        try workspace.remove(file)
      }
    }
    try putBack(backup)
  }

  /// What the learner has written, committed or not.
  private func written(
    _ committed: [String], since base: String
  ) throws -> [String] {
    let changed = try files([base, "--"] + Self.places)
    let others = try git.pieces(["ls-files", "-oz", "--"] + Self.places)
    return Set(committed + changed + others).filter(workspace.isOccupied)
      .sorted()
  }

  /// A commit that follows both the learner's and the new one, and that has the
  /// files of the new one. The learner's come in when they are put back.
  private func merge(
    _ new: String, and committed: [String], since base: String
  ) throws -> String {
    let coming = Set(try files([base, new]))
    let both = committed.first { file in
      coming.contains(file)
        && !Self.places.contains { file.hasPrefix("\($0)/") }
    }
    if let both {
      throw unchanged(
        "your commits and the update change \(both); git merge FETCH_HEAD lets "
          + "you choose")
    }
    let message = "Merge the workbook's update"
    guard
      let commit = try git.line(
        [
          "commit-tree", "\(new)^{tree}", "-p", "HEAD", "-p", new, "-m",
          message,
        ])
    else { throw unchanged("git commit does not know your name") }
    return commit
  }

  /// Puts a copy's files where their exercises are now. What has been changed
  /// since stays.
  private func putBack(_ backup: String) throws {
    let folders = try folders(of: "HEAD")
    let changes = try changes()
    for file in Backups(workspace: workspace).files(of: backup) {
      let copy = "\(backup)/\(file)"
      let place = place(of: file, in: folders)
      let isOlder = changes[place] == nil || !workspace.isOccupied(place)
      if isOlder, !workspace.same(place, copy) {
        try workspace.replace(place, by: copy)
      }
      if place != file, workspace.isOccupied(file), workspace.same(file, copy) {
        try workspace.remove(file)
        // A folder in which something is left stays.
        rmdir(
          workspace.url(file).deletingLastPathComponent()
            .path(percentEncoded: false))
      }
    }
    try workspace.remove(Self.marker)
  }
}

// Exercises keep their names, and may be given other numbers.

extension Update {
  /// The folders of a commit's exercises, such as `01-One/1-First`, by name.
  private func folders(of commit: String) throws -> [String: String] {
    let all = try git.pieces(
      ["ls-tree", "-rd", "--name-only", "-z", commit, "--", "Exercises"])
    return Dictionary(
      all.compactMap { exercise(of: $0 + "/") }
    ) { first, _ in first }
  }

  /// The name and the folder of the exercise that a file belongs to.
  private func exercise(of file: String) -> (name: String, folder: String)? {
    file.prefixMatch(of: #/Exercises/([^/]+/[0-9]+-([^/]+))//#)
      .map { (String($0.2), String($0.1)) }
  }

  /// Where a file belongs.
  private func place(of file: String, in folders: [String: String]) -> String {
    guard let (name, old) = exercise(of: file), let folder = folders[name]
    else { return file }
    return "Exercises/\(folder)" + file.dropFirst("Exercises/\(old)".count)
  }

  /// What an update brings, as far as a learner wants to know.
  private func news(
    _ written: [String], from base: String, to new: String
  ) throws -> [String] {
    let count = try git.line(["rev-list", "--count", "HEAD..\(new)"]) ?? ""
    var news = ["\(count) new \(count == "1" ? "change" : "changes")."]
    let (old, now) = (try folders(of: base), try folders(of: new))
    func title(_ folder: String) -> String {
      folder.replacing(#/0*([0-9]+)-.*/([0-9]+)-(.*)/#) {
        "\($0.1).\($0.2) \($0.3)"
      }
    }
    let begun = Set(written.compactMap { exercise(of: $0)?.name })
    for (name, before) in old.sorted(by: { $0.value < $1.value })
    where begun.contains(name) && now[name] != before {
      news.append(
        now[name].map {
          "\(title(before)) is \(title($0)) now, with your files."
        }
          ?? "\(title(before)) is gone. Your files stay.")
    }
    let changed = Set(try files(["--diff-filter=d", base, new]))
    news += written.filter(changed.contains)
      .map { "\($0) has changed, and yours stays." }
    let added = now.filter { old[$0.key] == nil }.values.sorted().map(title)
    if !added.isEmpty { news.append("New: \(added.joined(separator: ", ")).") }
    return news
  }
}
