// Where exercises are built: a folder with copies of the files to grade, and
// everything the toolchain makes of them.
//
// A copy is what was there when grading began, whatever is saved meanwhile. A
// file that cannot be built has the shipped stub in its place, which compiles
// and fits its suite, so that the others are graded as if nothing were amiss.
// What is already there and equal isn't written again, and so isn't built
// again.

import Foundation

/// A folder that one grader at a time works in.
struct Desk {
  let workspace: Workspace
  /// The folder, from the workspace's root.
  let path: String
  private let lock: Lock

  /// The learner's own desk.
  ///
  /// - Parameter wait: Is called once, if somebody else grades here.
  static func own(
    in workspace: Workspace, whenTaken wait: () -> Void
  ) throws -> Desk {
    let path = "\(workspace.core.desks)/own"
    return Desk(
      workspace: workspace, path: path,
      lock: try Lock.wait(for: "\(path)/lock", in: workspace, first: wait))
  }

  /// The first desk that is free, or a new one: as many can be graded at once
  /// as there are graders.
  static func free(in workspace: Workspace) throws -> Desk {
    for number in 1... {
      let path = "\(workspace.core.desks)/\(number)"
      if let lock = try Lock.take("\(path)/lock", in: workspace) {
        return Desk(workspace: workspace, path: path, lock: lock)
      }
    }
    fatalError("numbers do not end")
  }

  /// The folder that is shaped like `Exercises/`.
  var subject: String { "\(path)/subject" }
  /// The folder for the toolchain.
  var scratch: String { "\(path)/scratch" }
  /// The folder for what the toolchain would leave in the machine's own.
  var temporary: String { "\(path)/tmp" }
  /// The file that a run writes its events to.
  var events: String { "\(path)/events.jsonl" }
  /// What earlier runs have found.
  var verdicts: String { "\(path)/verdicts.json" }

  /// Lays down files for an exercise, in place of those that lie there.
  func lay(_ files: [String: String], for exercise: Exercise) throws {
    let folder = "\(subject)/\(exercise.path)"
    for old in workspace.swiftFiles(in: folder)
    where files[String(old.dropFirst(folder.count + 1))] == nil {
      try remove(old)
    }
    for (name, text) in files
    where (try? workspace.text("\(folder)/\(name)")) != text {
      try workspace.write(text, to: "\(folder)/\(name)")
    }
  }

  /// Lays down the shipped stub of an exercise.
  func layStub(for exercise: Exercise) throws {
    try lay(workspace.stub(of: exercise), for: exercise)
  }

  /// Removes the empty folders that each build leaves behind, two a module.
  /// What is in the others belongs to the build's plan.
  func sweep() {
    for name in workspace.names(in: temporary)
    where name.hasPrefix("TemporaryDirectory.")
      && workspace.names(in: "\(temporary)/\(name)").isEmpty
    {
      try? remove("\(temporary)/\(name)")
    }
  }

  func isBare(for exercise: Exercise) -> Bool {
    workspace.swiftFiles(in: "\(subject)/\(exercise.path)").isEmpty
  }

  private func remove(_ path: String) throws {
    do {
      try FileManager.default.removeItem(at: workspace.url(path))
    } catch {
      throw Failure.unwritable(path)
    }
  }
}

extension Workspace {
  /// The shipped files of an exercise, by their names.
  ///
  /// - Throws: A `Failure` that says how to get them back.
  func stub(of exercise: Exercise) throws -> [String: String] {
    let folder = "Tests/Stubs/\(exercise.path)"
    let names = names(in: folder).filter { $0.hasSuffix(".swift") }
    guard !names.isEmpty else { throw Failure.missing(folder) }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try text("\(folder)/\($0)")) })
  }
}
