// The files that a learner had written before a reset or an update. Each keeps
// them in a folder of its own, and an undo brings back those of the latest
// reset.
//
//     .workbook/backups/0001-reset/Exercises/01-Declaration/…/Store.swift
//     .workbook/backups/0002-reset/…      the next undo brings this back
//     .workbook/backups/0003-undone/…     files that an undo replaced
//     .workbook/backups/0004-update/…     files that an update left alone
//
// Nothing here is ever deleted. An undo renames the folder that it has brought
// back, to `0002-given-back`. A reset that replaced nothing leaves an empty
// folder, so that an undo after it does not undo an earlier one.

import Foundation

/// The backups of a workspace.
struct Backups {
  package enum Kind: String {
    case reset
    case undone
    case givenBack = "given-back"
    case update
  }

  /// A backup: a folder with a copy of some files.
  struct Backup: Equatable {
    let number: Int
    let kind: Kind

    var path: String {
      let digits = String(number)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
      return "\(Backups.folder)/\(zeros)\(digits)-\(kind.rawValue)"
    }
  }

  static let folder = ".workbook/backups"

  let workspace: Workspace

  /// The backups there are, the oldest first.
  var all: [Backup] {
    workspace.names(in: Self.folder).compactMap { name in
      guard let match = name.wholeMatch(of: /([0-9]+)-([a-z-]+)/),
        let number = Int(match.1), number < .max,
        let kind = Kind(rawValue: String(match.2))
      else { return nil }
      return Backup(number: number, kind: kind)
    }
    .sorted { $0.number < $1.number }
  }

  /// Keeps a copy of files, which may also be folders or links.
  ///
  /// The backup appears with all of its files or not at all.
  ///
  /// - Throws: A `Failure` if a file cannot be copied; no backup is left.
  func keep(_ files: [String], as kind: Kind) throws -> Backup {
    let partial = "\(Self.folder)/.partial-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        at: workspace.url(partial), withIntermediateDirectories: true)
      for file in files {
        let copy = workspace.url("\(partial)/\(file)")
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(),
          withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: workspace.url(file), to: copy)
      }
      // Another reset may take the number at the same time.
      for _ in 0..<100 {
        let number = (all.last?.number ?? 0) + 1
        let backup = Backup(number: number, kind: kind)
        if rename(path(partial), path(backup.path)) == 0 { return backup }
      }
    } catch {}
    try? FileManager.default.removeItem(at: workspace.url(partial))
    throw Failure.notKept(files.first ?? "", in: Self.folder)
  }

  /// The files of a backup, as paths in the workspace.
  func files(of backup: Backup) -> [String] {
    func files(in folder: String) -> [String] {
      workspace.names(in: "\(backup.path)/\(folder)").flatMap { name in
        let path = "\(folder)/\(name)"
        // A folder in the place of a file stays a folder.
        let below = name.hasSuffix(".swift") ? [] : files(in: path)
        return below.isEmpty ? [path] : below
      }
    }
    return files(in: "Exercises")
  }

  /// Keeps the files that were written in exercises, and puts the shipped
  /// files in their place.
  ///
  /// - Returns: The backup; nil if there was nothing to keep, because files were
  ///   only missing.
  /// - Throws: A `Failure`. If something was changed before, it says what was,
  ///   and that an undo brings it back.
  func reset(_ exercises: [WrittenFiles]) throws -> Backup? {
    let files = exercises.flatMap(\.kept)
    var backup: Backup?
    if files.isEmpty {
      _ = try? keep([], as: .reset)
    } else {
      backup = try keep(files, as: .reset)
    }
    for (index, written) in exercises.enumerated() {
      do {
        try written.putBackStub()
      } catch {
        guard backup != nil else { throw error }
        let done = exercises[..<index].map(\.exercise.id)
        throw Failure.resetHalfway("\(error)", done: done)
      }
    }
    return backup
  }

  /// The right to reset, undo and update, which one process has at a time.
  func lock() throws -> Lock {
    try Lock.wait(for: ".workbook/reset.lock", in: workspace) {
      notice(
        """
        another reset or update is running in this folder; waiting for it to \
        finish
        """)
    }
  }

  /// What an undo brings back.
  struct Undo: Equatable {
    let backup: Backup
    /// The files; none if the reset replaced nothing.
    let files: [String]
    /// Those of them that were changed after the reset.
    let newer: [String]
  }

  /// The undo of the latest reset; nil if there is no reset to undo.
  var nextUndo: Undo? {
    all.last { $0.kind == .reset }.map { backup in
      let files = files(of: backup)
      let newer = files.filter { file in
        workspace.exists(file)
          && !workspace.same(file, shippedPath(of: file))
          && !workspace.same(file, "\(backup.path)/\(file)")
      }
      return Undo(backup: backup, files: files, newer: newer)
    }
  }

  /// Puts the files of a backup where they were. Newer ones that they replace
  /// are kept.
  ///
  /// - Returns: The backup of the newer ones; nil if there are none.
  func undo(_ undo: Undo) throws -> Backup? {
    let backup = undo.backup
    let kept = undo.newer.isEmpty ? nil : try keep(undo.newer, as: .undone)
    for file in undo.files {
      try workspace.replace(file, by: "\(backup.path)/\(file)")
    }
    let done = Backup(number: backup.number, kind: .givenBack)
    guard rename(path(backup.path), path(done.path)) == 0 else {
      throw Failure.unwritable(backup.path)
    }
    return kept
  }

  private func path(_ path: String) -> String {
    workspace.url(path).path(percentEncoded: false)
  }
}
