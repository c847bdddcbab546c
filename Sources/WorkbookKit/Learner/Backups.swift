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
// back, to `0002-given-back`.

import Foundation

/// The backups of a workspace.
struct Backups {
  enum Kind: String {
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
    let backup = files.isEmpty ? nil : try keep(files, as: .reset)
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

  /// Puts the files of the latest backup where they were. The files that they
  /// replace are kept, unless they are shipped ones.
  ///
  /// - Returns: The files, and the backup of what they replaced; nil if there
  ///   is no reset to undo.
  func undo() throws -> (files: [String], kept: Backup?)? {
    guard let backup = all.last(where: { $0.kind == .reset }) else {
      return nil
    }
    let files = files(of: backup)
    let replaced = files.filter { file in
      let stub = shippedPath(of: file)
      return workspace.exists(file) && !workspace.same(file, stub)
        && !workspace.same(file, "\(backup.path)/\(file)")
    }
    let kept = replaced.isEmpty ? nil : try keep(replaced, as: .undone)
    for file in files {
      try workspace.replace(file, by: "\(backup.path)/\(file)")
    }
    let done = Backup(number: backup.number, kind: .givenBack)
    guard rename(path(backup.path), path(done.path)) == 0 else {
      throw Failure.unwritable(backup.path)
    }
    return (files, kept)
  }

  private func path(_ path: String) -> String {
    workspace.url(path).path(percentEncoded: false)
  }
}
