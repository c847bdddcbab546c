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
  /// Starts programs: the compiler, and the tests that it has built. Tests put
  /// something else in its place.
  var start: (Invocation) throws -> ProcessResult

  private init(_ path: String, lock: Lock, in workspace: Workspace) {
    self.workspace = workspace
    self.path = path
    self.lock = lock
    start = workspace.run
  }

  /// The learner's own desk.
  ///
  /// - Parameter wait: Is called once, if somebody else grades here.
  static func own(
    in workspace: Workspace, whenTaken wait: () -> Void
  ) throws -> Desk {
    let path = "\(workspace.core.desks)/own"
    let lock = try Lock.wait(
      for: "\(path)/lock", in: workspace, first: wait)
    return Desk(path, lock: lock, in: workspace)
  }

  /// The first desk that is free, or a new one: as many can be graded at once
  /// as there are graders.
  static func free(in workspace: Workspace) throws -> Desk {
    for number in 1... {
      let path = "\(workspace.core.desks)/\(number)"
      if let lock = try Lock.take("\(path)/lock", in: workspace) {
        return Desk(path, lock: lock, in: workspace)
      }
    }
    fatalError("numbers do not end")
  }

  /// The folder that is shaped like `Exercises/`.
  var subject: String { "\(path)/subject" }
  /// The folder for the toolchain.
  var scratch: String { "\(path)/scratch" }
  /// The folder for what the toolchain and a run would leave in the machine's
  /// own. The compiler's driver breaks down where this path is not ASCII, so
  /// for a workspace in such a place it is in the machine's own all the same.
  var temporary: URL {
    let near = workspace.url("\(path)/tmp")
    let name = "observation-workbook-\(fingerprint(of: near.path()))"
    let places = [
      near, FileManager.default.temporaryDirectory.appending(path: name),
      URL(filePath: "/tmp/\(name)"),
    ]
    return places.first { Self.path(of: $0).utf8.allSatisfy { $0 < 0x80 } }!
  }
  /// The folder in which a run begins, and leaves what is temporary.
  var place: URL { temporary.appending(path: "run") }
  /// The file that a run writes its events to.
  var events: String { "\(path)/events.jsonl" }
  /// The grades of earlier runs.
  var grades: String { "\(path)/grades.json" }

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

  /// Removes the folders that each build leaves behind, two a module, with
  /// nothing in them but a hidden mark.
  /// What is in the others belongs to the build's plan.
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

  /// Makes the desk ready: with a folder for what is temporary, and without
  /// what was built when the workspace lay elsewhere, for paths are part of it.
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

  /// What a run has written to its events; nothing, if it has put something
  /// else in their place, which might have no end.
  func readEvents() -> String {
    let file = workspace.url(events)
    guard let facts = FileFacts(Self.path(of: file)), facts.kind == .file,
      facts.size < 64 << 20
    else { return "" }
    // A run that was ended may have left half a character.
    return String(
      decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  /// Makes a folder that nobody else can write to. In the machine's own for
  /// what is temporary, somebody else may have made one of this name.
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
