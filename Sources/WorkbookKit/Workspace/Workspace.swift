// The workspace: a folder, and the chapters that its manifest lists; and its
// files, by their paths from the root.

import Foundation

/// A checkout of the workspace.
public struct Workspace: Sendable {
  public let root: URL
  public let catalogue: Catalogue
  /// The Observation that lessons and exercises are built on.
  package let core: Core

  public init(root: URL, core: Core = .ours) throws {
    (self.root, self.core) = (root, core)
    let manifest = root.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw Failure(
        "no workbook in \(root.path(percentEncoded: false)); run make in the "
          + "folder of Package.swift")
    }
    catalogue = try Catalogue(manifest: text, core: core)
  }

  /// SwiftPM's build system that `.ci/toolchain` has chosen: the native one makes
  /// one program of all tests, and Swift Build one of each chapter's.
  package var buildSystem: String {
    let name = (try? text(".build/system")) ?? ""
    return name.isEmpty ? "native" : name.trimmingCharacters(in: .newlines)
  }
}

/// The module behind `import ObservationCore`: ours, or the toolchain's own in
/// its place, which shows that both behave alike. The manifest reads the same
/// variable.
public enum Core: Sendable {
  case ours
  case toolchain

  /// The core that the variable `CORE` chooses.
  package init(_ environment: [String: String]) throws {
    switch environment["CORE"] ?? "" {
    case "": self = .ours
    case "Observation": self = .toolchain
    case let name:
      throw Failure("there is no CORE=\(name); there is CORE=Observation")
    }
  }

  /// Whether a chapter can be built on this core.
  func carries(_ chapter: Chapter) -> Bool {
    self == .ours || chapter.core == "ObservationCore"
  }

  /// The folder that programs such as lessons are built in. The Makefile names
  /// it, too.
  package var programs: String { "\(folder)/programs" }

  package var grading: String { "\(folder)/grading" }

  private var folder: String {
    self == .ours ? ".build" : ".build/Observation"
  }
}

// MARK: - Files

extension Workspace {
  /// A file of the workspace; one that may lie outside, if the path is
  /// absolute.
  package func url(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path)
  }

  /// A text in which paths go from the workspace's root. On macOS, tools write
  /// `/private/tmp` for `/tmp`.
  package func relative(_ text: String) -> String {
    let path = root.path(percentEncoded: false)
    let folder = path.hasSuffix("/") ? path : path + "/"
    return text.replacing("/private" + folder, with: "")
      .replacing(folder, with: "")
  }

  func facts(_ path: String) -> FileFacts? {
    FileFacts(url(path).path(percentEncoded: false))
  }

  /// A line that changes whenever the file does. A file has changed if its time
  /// or its size has.
  func stamp(of file: String) -> String {
    let facts = facts(file)
    return "\(file) \(facts?.size ?? -1) \(facts?.modified ?? 0)"
  }

  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: url(path).path(percentEncoded: false))
  }

  /// The text of a file. A `Failure` names the path.
  package func text(_ path: String) throws -> String {
    guard exists(path) else { throw Failure.missing(path) }
    guard let text = try? String(contentsOf: url(path), encoding: .utf8) else {
      throw Failure("\(path) isn't UTF-8 text")
    }
    return text
  }

  /// Whether two files hold the same bytes.
  func same(_ one: String, _ other: String) -> Bool {
    guard let data = try? Data(contentsOf: url(one)) else { return false }
    return data == (try? Data(contentsOf: url(other)))
  }

  /// The names in a folder, sorted, without hidden ones.
  package func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url(folder).path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The Swift files of a folder and the folders in it, as paths.
  package func swiftFiles(in folder: String) -> [String] {
    files(in: folder, endingIn: [".swift"])
  }

  package func files(in folder: String, endingIn ends: [String]) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return ends.contains(where: name.hasSuffix)
        ? [path] : files(in: path, endingIn: ends)
    }
  }

  /// Replaces a file as a whole, or leaves it as it was.
  package func write(_ text: String, to path: String) throws {
    try makeFolder(for: path)
    try changing(path) {
      try text.write(to: $0, atomically: true, encoding: .utf8)
    }
  }

  /// Replaces a file, a folder or a link by a copy of another. At no time is
  /// there half a file.
  func replace(_ path: String, by source: String) throws {
    let target = url(path).path(percentEncoded: false)
    let copy = target + ".new-\(UUID().uuidString)"
    // Nothing is there any more if all has gone well.
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try makeFolder(for: path)
    try changing(path) { _ in
      try FileManager.default.copyItem(
        atPath: url(source).path(percentEncoded: false), toPath: copy)
      // `rename` replaces neither a folder by a file nor a file by a folder.
      if let old = FileFacts(target)?.kind,
        old == .folder || FileFacts(copy)?.kind == .folder
      {
        try FileManager.default.removeItem(atPath: target)
      }
      guard rename(copy, target) == 0 else { throw Failure.unwritable(path) }
    }
  }

  /// Removes a file, or a folder with all that is in it.
  func remove(_ path: String) throws {
    try changing(path, FileManager.default.removeItem)
  }

  package func makeFolder(for path: String) throws {
    try changing(path) {
      try FileManager.default.createDirectory(
        at: $0.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
  }

  /// Changes a file. A `Failure` names the path, whatever the error is.
  func changing(_ path: String, _ change: (URL) throws -> Void) throws {
    do { try change(url(path)) } catch { throw Failure.unwritable(path) }
  }
}

/// The system's facts about the file, the folder or other thing at a path,
/// without opening it.
struct FileFacts {
  package enum Kind { case file, folder, other }

  let kind: Kind
  let size: Int
  /// Seconds since 1970.
  let modified: Double
  /// Equal for two paths to one file, as there are where upper and lower case
  /// are one.
  let identity: [UInt64]

  /// Nil if the path leads nowhere.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    identity = [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino),
    ]
  }
}

// MARK: - Locks

/// The right to work in a folder, held as long as the value lives.
///
/// The system releases it when its owner ends, however that ends; an empty file
/// stays behind.
struct Lock {
  private let file: FileHandle

  /// Takes the lock on a file; nil if another process has it.
  ///
  /// On a disk without locks it always succeeds.
  ///
  /// - Throws: A `Failure` if the file cannot be made.
  static func take(_ path: String, in workspace: Workspace) throws -> Lock? {
    try workspace.makeFolder(for: path)
    let descriptor = open(
      workspace.url(path).path(percentEncoded: false),
      O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure.unwritable(path) }
    let lock = Lock(
      file: FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      ? lock : nil
  }

  /// Takes the lock on a file, as soon as no other process has it.
  ///
  /// - Parameter wait: Is called once, if another process has it.
  static func wait(
    for path: String, in workspace: Workspace, first wait: () -> Void
  ) throws -> Lock {
    if let lock = try take(path, in: workspace) { return lock }
    wait()
    while true {
      usleep(100_000)
      if Interruption.isRequested { throw Interruption() }
      if let lock = try take(path, in: workspace) { return lock }
    }
  }
}
