// A desk is a folder in which exercises are built. It holds copies of the files
// to grade, and everything that the toolchain makes of them.
//
// A file that is saved while it is graded changes nothing: the copy was made
// before. Where a file cannot be built, the shipped stub lies on the desk
// instead. It compiles and fits its suite, so the other exercises are graded
// all the same. A file that is on the desk already, with the same text, is not
// written again, and so is not built again.

import Foundation

/// A folder that one grader at a time works in.
package struct Desk {
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

  /// Takes the learner's own desk, as soon as nobody else grades there.
  ///
  /// - Parameter wait: Called once, before waiting, if somebody else grades
  ///   there.
  static func own(
    in workspace: Workspace, whenTaken wait: () -> Void
  ) throws -> Desk {
    let path = "\(workspace.core.grading)/own"
    let lock = try Lock.wait(
      for: "\(path)/lock", in: workspace, first: wait)
    return Desk(path, lock: lock, in: workspace)
  }

  /// Takes the first free desk, or makes a new one, so that any number of
  /// graders can work at once.
  package static func free(in workspace: Workspace) throws -> Desk {
    for number in 1... {
      let path = "\(workspace.core.grading)/\(number)"
      if let lock = try Lock.take("\(path)/lock", in: workspace) {
        return Desk(path, lock: lock, in: workspace)
      }
    }
    fatalError("unreachable: the numbers have no end")
  }

  /// The folder that is shaped like `Exercises/`.
  var subject: String { "\(path)/subject" }
  /// The folder that the toolchain builds in.
  var scratch: String { "\(path)/scratch" }
  /// The folder for temporary files of the toolchain and of runs. It lies on
  /// the desk, so that nothing is left in the machine's own. The compiler's
  /// driver fails if its path is not ASCII, so a workspace in such a place uses
  /// the machine's own after all.
  var temporary: URL {
    let near = workspace.url("\(path)/tmp")
    let name = "observation-workbook-\(fingerprint(of: near.path()))"
    let places = [
      near, FileManager.default.temporaryDirectory.appending(path: name),
      URL(filePath: "/tmp/\(name)"),
    ]
    return places.first { Self.path(of: $0).utf8.allSatisfy { $0 < 0x80 } }!
  }
  /// The folder that a run starts in, and leaves its temporary files in.
  var place: URL { temporary.appending(path: "run") }
  /// The file that a run writes its events to.
  var events: String { "\(path)/events.jsonl" }
  /// The file with the grades of earlier runs.
  var grades: String { "\(path)/grades.json" }

  /// Puts files of an exercise on the desk, in place of those already there.
  func lay(_ files: [String: String], for exercise: Exercise) throws {
    let folder = "\(subject)/\(exercise.path)"
    for old in workspace.swiftFiles(in: folder)
    where files[String(old.dropFirst(folder.count + 1))] == nil {
      try remove(old)
    }
    for (name, text) in files {
      let file = "\(folder)/\(name)"
      // As bytes: texts are equal, too, if they differ in how a letter is
      // written.
      let old = try? Data(contentsOf: workspace.url(file))
      if old != Data(text.utf8) { try workspace.write(text, to: file) }
    }
  }

  /// Puts the shipped stub of an exercise on the desk.
  func layStub(for exercise: Exercise) throws {
    try lay(workspace.stub(of: exercise), for: exercise)
  }

  /// Removes the folders that each build leaves behind, two per module. They
  /// hold nothing but a hidden mark; a folder that holds more belongs to the
  /// build's plan.
  func sweep() {
    let files = FileManager.default
    let all = try? files.contentsOfDirectory(
      at: temporary, includingPropertiesForKeys: nil)
    for folder in all ?? []
    where folder.lastPathComponent.hasPrefix("TemporaryDirectory.") {
      let names = try? files.contentsOfDirectory(atPath: Self.path(of: folder))
      if names?.allSatisfy({ $0.hasPrefix(".") }) == true {
        try? files.removeItem(at: folder)
      }
    }
  }

  /// Makes the desk ready for a build: makes the folder for temporary files,
  /// and removes what was built before the workspace was moved, because that
  /// contains paths.
  func prepare() throws {
    try makeOwn(temporary)
    let home = workspace.root.path(percentEncoded: false)
    let kept = "\(path)/home"
    if (try? workspace.text(kept)) == home { return }
    if workspace.exists(kept), workspace.exists(scratch) { try remove(scratch) }
    try workspace.write(home, to: kept)
  }

  /// Removes what an earlier run may have left for the next one.
  ///
  /// - Throws: A `Failure` if it cannot be removed.
  func clear() throws {
    try? FileManager.default.removeItem(at: place)
    guard FileFacts(Self.path(of: place)) == nil else {
      throw Failure.unwritable(Self.path(of: place))
    }
    try makeOwn(place)
  }

  /// Reads the events that a run has written. There are none if the run has put
  /// something other than a file in their place, which might have no end.
  func readEvents() -> String {
    let file = workspace.url(events)
    guard let facts = FileFacts(Self.path(of: file)), facts.kind == .file,
      facts.size < 64 << 20
    else { return "" }
    // A run that was ended may have left half a character.
    return String(
      decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  /// Makes a folder that nobody else can write to.
  ///
  /// - Throws: A `Failure` if the folder belongs to somebody else, who may have
  ///   made one of this name in the machine's own folder for temporary files.
  private func makeOwn(_ folder: URL) throws {
    let files = FileManager.default
    let path = Self.path(of: folder)
    try? files.createDirectory(
      at: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let facts = try? files.attributesOfItem(atPath: path)
    guard facts?[.type] as? FileAttributeType == .typeDirectory,
      (facts?[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid()
    else { throw Failure.unwritable(path) }
  }

  private static func path(of place: URL) -> String {
    place.path(percentEncoded: false)
  }

  /// Whether no file of an exercise lies on the desk.
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
