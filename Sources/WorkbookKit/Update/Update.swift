// make update: the learner's files are copied to .workbook/backups, those that
// the update changes, too, make way, git merges, and they come back, to where
// their exercises are now. The learner sees the copy's name before anything
// changes, so that a kill loses nothing.

import Foundation
import NotesKit

extension Call {
  func update() throws -> Int32 {
    Interruption.catchSignals()
    try workspace.update { write(display.filled($0)) }
    return 0
  }
}

extension Workspace {
  fileprivate func update(say: (String) -> Void) throws {
    try refuseUnlessReady()
    let hasUpstream = try line("remote", "get-url", "upstream") != nil
    let remote = hasUpstream ? "upstream" : "origin"
    let fetched = try git(["fetch", "-q", remote, "HEAD"], "2>&1")
    guard fetched.succeeded, let new = try line("rev-parse", "FETCH_HEAD")
    else { throw unchanged("git fetch \(remote) says: \(fetched.output)") }
    guard let base = try line("merge-base", "HEAD", new)
    else {
      throw unchanged("this clone and \(remote) have no commit in common")
    }
    guard base != new else { return say("There's nothing new at \(remote).") }

    // An editor may change its settings by itself.
    let places = ["--", "Exercises", ".vscode"]
    let diff = ["diff", "--name-only", "--no-renames", base]
    let changed = Set(try paths(diff + [new]))
    let written = try paths(diff + places) + paths(["ls-files", "-o"] + places)
    let mine = Set(written).filter(isOccupied).sorted()
    // An exercise keeps its name if its number changes.
    let now = try exercises(of: new)
    let moves = try exercises(of: base).compactMap { before in
      now.first { $0.name == before.name }
        .map { (from: before.learnersFolder, to: $0.learnersFolder) }
    }
    let backup = mine.isEmpty ? "" : try keepCopy(of: mine, for: "update")
    if !backup.isEmpty { say("A copy of your files is in \(backup).") }

    // What follows takes a moment, and is not to be stopped halfway.
    for number in [SIGHUP, SIGINT, SIGTERM] { signal(number, SIG_IGN) }
    if Interruption.isRequested { throw Interruption() }
    let away = mine.filter(changed.contains)
    do {
      for file in away { try remove(file) }
      let options = ["-q", "--no-edit", "--no-overwrite-ignore", "-X", "ours"]
      let merged = try git(["merge"] + options + [new], "2>&1")
      guard merged.succeeded else {
        throw Failure("git merge says: \(merged.output)")
      }
    } catch {
      _ = try git(["merge", "--abort"])
      for file in away { try replace(file, by: "\(backup)/\(file)") }
      throw unchanged("\(error)")
    }
    say("Everything new at \(remote) is here now.")
    for file in mine {
      let move = moves.first { file.hasPrefix($0.from + "/") }
      let place = move.map { $0.to + file.dropFirst($0.from.count) } ?? file
      if place != file || changed.contains(file) {
        try replace(place, by: "\(backup)/\(file)")
      }
      if place != file {
        if isOccupied(file) { try remove(file) }
        // A folder in which something is left stays.
        let folder = url(file).deletingLastPathComponent()
        rmdir(folder.path(percentEncoded: false))
        say("\(file) is \(place) now.")
      } else if changed.contains(file) {
        say("\(file) has changed, but yours is kept.")
      }
    }
  }

  private func unchanged(_ why: String) -> Failure {
    Failure("nothing was changed: \(why); then run make update again")
  }

  private func refuseUnlessReady() throws {
    // A clone around the workspace belongs to something else.
    guard try line("rev-parse", "--show-prefix") == "" else {
      throw Failure(
        "this folder isn't a git clone, so there's nothing to fetch; "
          + "\"Update\" in Exercises/README.md says how to move to a new copy")
    }
    if try line("rev-parse", "-q", "--verify", "MERGE_HEAD") != nil {
      throw unchanged(
        "a merge is in progress; finish it, or run git merge --abort")
    }
    guard try line("diff", "--cached", "--quiet") != nil else {
      throw unchanged("changes are staged; commit them, or run git reset")
    }
  }

  private func exercises(of commit: String) throws -> [Exercise] {
    try Catalogue(manifest: line("show", "\(commit):Package.swift") ?? "")
      .exercises
  }

  /// The paths that a command of git's lists.
  private func paths(_ arguments: [String]) throws -> [String] {
    let list = try git(arguments.prefix(1) + ["-z"] + arguments.dropFirst())
    guard list.succeeded else { throw Failure("git \(arguments[0]) failed") }
    return list.output.split(separator: "\0").map(String.init)
  }

  /// What git prints, without the last line end; nil if it fails.
  private func line(_ arguments: String...) throws -> String? {
    let result = try git(arguments)
    return result.succeeded
      ? result.output.trimmingCharacters(in: .newlines) : nil
  }

  private func git(
    _ arguments: [String], _ errors: String = "2>/dev/null"
  ) throws -> ProcessResult {
    let options = "-c commit.gpgSign=false -c merge.directoryRenames=true"
    return try run(
      ["sh", "-c", "exec git \(options) \"$@\" </dev/null \(errors)", "sh"]
        + arguments,
      environment: [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": "1",
        "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil,
        // The learner can't answer what git asks.
        "GIT_TERMINAL_PROMPT": "0", "SSH_ASKPASS_REQUIRE": "force",
        "SSH_ASKPASS": "false",
      ])
  }
}
