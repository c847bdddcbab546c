// Exercises keep their names for ever, and may be given other numbers. What a
// learner has written then goes to the new place.

import Foundation

/// The exercises of two commits, by their names.
struct ExerciseMoves {
  let old: [String: Exercise]
  let new: [String: Exercise]
  private let oldStubs: [String: TreeEntry]
  private let newStubs: [String: TreeEntry]

  init(from: String, to: String, _ git: Git) throws {
    func exercises(_ commit: String) throws -> [String: Exercise] {
      let manifest = try git.line(["show", "\(commit):Package.swift"]) ?? ""
      let all = (try? Catalogue(manifest: manifest))?.exercises ?? []
      return Dictionary(all.map { ($0.name, $0) }) { one, _ in one }
    }
    func stubs(_ commit: String) throws -> [String: TreeEntry] {
      let pieces = try git.pieces([
        "ls-tree", "-r", "-z", commit, "--", "Tests/Stubs",
      ])
      return Dictionary(
        uniqueKeysWithValues: try pieces.map { piece in
          // 100644 blob a1b2…
          let (fields, path) = try TreeChange.fields(of: piece)
          return (path, TreeEntry(mode: fields[0], object: fields[2]))
        })
    }
    old = try exercises(from)
    new = try exercises(to)
    oldStubs = try stubs(from)
    newStubs = try stubs(to)
  }

  /// Whether an exercise is shipped with other files than before.
  func hasOtherStub(_ exercise: Exercise) -> Bool {
    guard let before = old[exercise.name] else { return false }
    func files(
      _ stubs: [String: TreeEntry], _ exercise: Exercise
    ) -> [Substring: TreeEntry] {
      let folder = exercise.stubFolder + "/"
      return Dictionary(
        uniqueKeysWithValues: stubs.filter { $0.key.hasPrefix(folder) }
          .map { ($0.key.dropFirst(folder.count), $0.value) })
    }
    return files(oldStubs, before) != files(newStubs, exercise)
  }

  /// Where a file of an exercise goes when the exercise has another number.
  private func place(of file: String) -> String? {
    for (name, before) in old {
      guard let after = new[name], after.path != before.path,
        file.hasPrefix(before.learnersFolder + "/")
      else { continue }
      return after.learnersFolder + file.dropFirst(before.learnersFolder.count)
    }
    return nil
  }

  /// Moves what a learner has committed in exercises that have another number
  /// now.
  func moveEntries(of index: Git) throws {
    var entries: [String: TreeEntry?] = [:]
    for piece in try index.pieces(["ls-files", "-s", "-z", "--", "Exercises"]) {
      let (fields, path) = try TreeChange.fields(of: piece)
      guard let place = place(of: path) else { continue }
      entries[path] = .some(nil)
      entries[place] = TreeEntry(mode: fields[0], object: fields[1])
    }
    try index.set(entries)
  }

  /// The files that a stopped update has copied from others of them.
  func copies(
    among files: [String], in workspace: Workspace
  ) -> Set<String> {
    Set(
      files.compactMap { file in
        place(of: file).flatMap { workspace.same(file, $0) ? $0 : nil }
      })
  }

  /// Copies files to the places that their exercises have now. One that is
  /// there already is left alone.
  ///
  /// - Returns: Each old place, with the new one.
  func copy(
    _ files: [String], in workspace: Workspace
  ) throws -> [String: String] {
    var moved: [String: String] = [:]
    for file in files {
      guard let place = place(of: file) else { continue }
      if !workspace.isOccupied(place) {
        try workspace.replace(place, by: file)
      }
      if workspace.same(file, place) { moved[file] = place }
    }
    return moved
  }

  /// Removes files from their old places. They are at the new ones.
  func removeOld(
    _ moved: [String: String], in workspace: Workspace
  ) throws {
    for (old, new) in moved.sorted(by: { $0.key < $1.key })
    where workspace.same(old, new) {
      try? FileManager.default.removeItem(at: workspace.url(old))
      var folder = workspace.url(old).deletingLastPathComponent()
      // Only folders without anything in them go.
      while rmdir(folder.path(percentEncoded: false)) == 0 {
        folder.deleteLastPathComponent()
      }
    }
  }
}
