// A folder in which exercises are built. It holds copies of the files to grade,
// and everything that the toolchain makes of them.
//
// A file that is saved while it is graded changes nothing: the copy was made
// before. Where a file cannot be built, the shipped stub takes its place. It
// compiles and fits its suite, so the other exercises are graded all the same.

import Foundation
import Results

/// A folder that one grader at a time builds in.
package struct BuildFolder {
  package let workspace: Workspace
  /// The folder, from the workspace's root.
  let path: String
  private let lock: Lock
  /// Starts programs: the compiler, and the tests that it has built. Tests
  /// replace it.
  var start: (Invocation) throws -> ProcessResult

  private init(_ path: String, lock: Lock, in workspace: Workspace) {
    self.workspace = workspace
    self.path = path
    self.lock = lock
    start = workspace.run
  }

  /// Takes the learner's own folder, as soon as nobody else grades there.
  ///
  /// - Parameter wait: Called once, before waiting, if somebody else does.
  static func own(
    in workspace: Workspace, whenTaken wait: () -> Void
  ) throws -> BuildFolder {
    let path = "\(workspace.core.grading)/own"
    let lock = try Lock.wait(for: "\(path)/lock", in: workspace, first: wait)
    return BuildFolder(path, lock: lock, in: workspace)
  }

  /// Takes the first free folder, or makes a new one, so that any number of
  /// graders can work at once.
  package static func free(in workspace: Workspace) throws -> BuildFolder {
    for number in 1... {
      let path = "\(workspace.core.grading)/\(number)"
      if let lock = try Lock.take("\(path)/lock", in: workspace) {
        return BuildFolder(path, lock: lock, in: workspace)
      }
    }
    fatalError("unreachable: the numbers have no end")
  }

  /// The folder that is shaped like `Exercises/`.
  var subject: String { "\(path)/subject" }
  /// The folder that the toolchain builds in.
  var scratch: String { "\(path)/scratch" }
  /// The folder that the tests start in, and leave their temporary files in.
  var runFolder: URL { workspace.url("\(path)/run") }
  /// The file that the tests write their results to.
  var results: URL { workspace.url("\(path)/results.jsonl") }

  /// The variables for temporary files of the toolchain. They stay in this
  /// folder, unless its path is not ASCII: the compiler's driver cannot take
  /// such a path.
  var variables: [String: String?] {
    let temporary = workspace.url("\(path)/tmp").path(percentEncoded: false)
    return temporary.utf8.allSatisfy { $0 < 0x80 } ? ["TMPDIR": temporary] : [:]
  }

  /// Puts files of an exercise into the folder, in place of those already
  /// there. One that is there already, with the same text, is not written
  /// again, and so is not built again.
  func put(_ files: [String: String], for exercise: Exercise) throws {
    let folder = "\(subject)/\(exercise.path)"
    for old in buildableFiles(in: workspace.url(folder)) where files[old] == nil
    {
      try remove("\(folder)/\(old)")
    }
    for (name, text) in files {
      let file = "\(folder)/\(name)"
      // As bytes: texts are equal, too, if they differ in how a letter is
      // written.
      let old = try? Data(contentsOf: workspace.url(file))
      if old != Data(text.utf8) { try workspace.write(text, to: file) }
    }
  }

  /// Whether no file of an exercise is in the folder.
  func lacks(_ exercise: Exercise) -> Bool {
    buildableFiles(in: workspace.url("\(subject)/\(exercise.path)")).isEmpty
  }

  /// Makes the folder ready for a build: removes what was built before the
  /// workspace was moved, because that contains paths.
  func prepareBuild() throws {
    try workspace.makeFolder(for: "\(path)/tmp/file")
    let home = workspace.root.path(percentEncoded: false)
    let kept = "\(path)/home"
    if (try? workspace.text(kept)) == home { return }
    if workspace.exists(kept), workspace.exists(scratch) { try remove(scratch) }
    try workspace.write(home, to: kept)
  }

  /// Removes the folders that each build leaves behind, two per module. They
  /// hold nothing but a hidden mark; one that holds more belongs to the build's
  /// plan.
  func tidyUp() {
    let temporary = "\(path)/tmp"
    for name in workspace.names(in: temporary)
    where workspace.names(in: "\(temporary)/\(name)").isEmpty {
      try? remove("\(temporary)/\(name)")
    }
  }

  /// Removes what an earlier run of the tests has left.
  ///
  /// - Throws: A `Failure` if it cannot be removed.
  func prepareRun() throws {
    for file in [results, ResultsFile.printed(beside: results)] {
      unlink(file.path(percentEncoded: false))
    }
    try empty("\(path)/run")
  }

  private func empty(_ folder: String) throws {
    if workspace.facts(folder) != nil { try remove(folder) }
    try workspace.makeFolder(for: "\(folder)/file")
  }

  private func remove(_ path: String) throws {
    do {
      try FileManager.default.removeItem(at: workspace.url(path))
    } catch {
      throw Failure.unwritable(path)
    }
  }
}
