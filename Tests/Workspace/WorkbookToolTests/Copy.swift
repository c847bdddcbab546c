import Foundation
import Testing

@testable import WorkbookKit

/// A copy of this workspace, in which everything may be broken.
///
/// It lies in `.build/torture` and stays there, so that only what has changed
/// is built again. Each test begins with exercises as they were shipped, and
/// with nothing remembered.
///
/// It holds the first four chapters. The grader is the same for all of them, and
/// to build the others would take longer with each chapter of the course.
struct Copy {
  let root: URL
  let workspace: Workspace

  /// The workspace that these tests belong to.
  static let origin = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  /// - Parameter place: Where it lies, from this workspace's root.
  init(at place: String = ".build/torture") throws {
    let root = Self.origin.appending(path: place)
    self.root = root
    func copy(_ path: String, to place: String? = nil) throws {
      try sync(
        Self.origin.appending(path: path),
        root.appending(path: place ?? path))
    }
    // Else make takes the tools for those of a workspace that was moved.
    func path(_ folder: URL) -> String {
      let path = folder.path(percentEncoded: false)
      return path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    let built = ".build/place"
    let text = try String(
      contentsOf: Self.origin.appending(path: built), encoding: .utf8
    ).replacing(path(Self.origin), with: path(root), maxReplacements: 1)
    let place = root.appending(path: built)
    if (try? Data(contentsOf: place)) != Data(text.utf8) {
      try FileManager.default.createDirectory(
        at: root.appending(path: ".build"), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    // The folder of the tools is the one that SwiftPM builds in.
    let files = FileManager.default
    func link(in folder: URL) -> String {
      path(folder.appending(path: ".build/programs/bin"))
    }
    let products = try files.destinationOfSymbolicLink(
      atPath: link(in: Self.origin)
    ).replacing(path(Self.origin), with: path(root), maxReplacements: 1)
    try files.createDirectory(
      atPath: products, withIntermediateDirectories: true)
    try? files.createSymbolicLink(
      atPath: link(in: root), withDestinationPath: products)
    for path in [
      "Makefile", "README.md", ".ci", "Sources", "Tests", "Chapters",
      "Solutions", Self.tool, Self.author,
    ] { try copy(path) }
    try copy("Tests/Stubs", to: "Exercises")
    try? FileManager.default.removeItem(at: root.appending(path: ".workbook"))
    try Self.writeManifest(to: root)
    // Nor does make build them again because they are older than the manifest.
    for tool in [Self.tool, Self.author] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date()],
        ofItemAtPath: root.appending(path: tool).path(percentEncoded: false))
    }
    workspace = try Workspace(root: root)
    // Shipped, too, and kept in one place alone.
    for page in workspace.catalogue.exercises.flatMap({ [$0.task, $0.hints] }) {
      try copy(page)
    }
  }

  /// Lists the first four chapters alone.
  private static func writeManifest(to root: URL) throws {
    let whole = try String(
      contentsOf: origin.appending(path: "Package.swift"), encoding: .utf8)
    let table = try ManifestTable(in: whole)
    let short =
      whole[..<table.lists[3].upperBound] + "])," + whole[table.close...]
    let manifest = root.appending(path: "Package.swift")
    // SwiftPM plans anew for a manifest that was written again.
    guard (try? Data(contentsOf: manifest)) != Data(short.utf8) else { return }
    try Data(short.utf8).write(to: manifest)
  }

  // MARK: - Commands

  /// What a command printed, errors included, and its exit code.
  struct Run {
    let output: String
    let code: Int32

    /// The output as one line, so that it can be searched whatever its width.
    var line: String {
      output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  func grade(_ words: String...) throws -> Run {
    try run([Self.tool, "grade"] + words)
  }

  func make(_ words: String...) throws -> Run {
    try run(["env", Self.top, "make", "-s"] + words)
  }

  /// Runs the tool itself, because `make` doesn't pass on its exit codes.
  func workbook(_ words: String...) throws -> Run {
    try run([Self.tool] + words)
  }

  func author(_ words: String...) throws -> Run {
    try run([Self.author] + words)
  }

  func sh(_ script: String) throws -> Run { try run(["sh", "-c", script]) }

  static let tool = ".build/programs/bin/workbook"
  private static let author = ".build/programs/bin/author"

  /// SwiftPM plans a build anew in each new environment, so all commands have
  /// the same one, wherever these tests run. With CI set, the tool asks no questions.
  private static let environment: [String: String?] = [
    "COLUMNS": "80", "LINES": nil, "TERM": "xterm", "NO_COLOR": "1", "CI": nil,
    "EDITOR": "no-such-editor", "VISUAL": nil, "MAKELEVEL": "1",
  ]

  /// Lets make give its commands the level that all others have.
  static let top = "MAKELEVEL=0"

  private func run(_ command: [String]) throws -> Run {
    let outcome = try workspace.run(
      command, environment: Self.environment,
      limits: Limits(silence: .seconds(600)))
    guard case .exit(let code) = outcome.ending else {
      throw Failure("\(command) ended with \(outcome.ending)")
    }
    return Run(output: outcome.output, code: code)
  }

  /// A command that has yet to be started.
  func process(_ command: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment
      .filter { Self.environment[$0.key] == nil }
      .merging(Self.environment.compactMapValues { $0 }) { $1 }
    return process
  }

  /// Starts a command that runs on while the test does something.
  func start(_ command: String) throws -> Running {
    let running = Running(process: process(["sh", "-c", "exec \(command)"]))
    running.process.standardOutput = running.pipe
    running.process.standardError = running.pipe
    try running.process.run()
    return running
  }

  struct Running {
    let process: Process
    let pipe = Pipe()

    var id: pid_t { process.processIdentifier }

    /// Waits for its end, and returns what it printed.
    func end() throws -> String {
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }

  // MARK: - Files

  /// What a change may use. On macOS, Foundation has names of ours, too.
  #if canImport(Darwin)
    private static let imports = "import Darwin\n"
  #else
    private static let imports = "import Foundation\n"
  #endif

  /// Lays down the solution of an exercise, with one change.
  func solve(
    _ id: String, replacing old: String = "", with new: String = ""
  ) throws {
    let exercise = try workspace.catalogue.exercise(id)
    let name = try #require(
      workspace.names(in: "Tests/Stubs/\(exercise.path)").first)
    let text = try workspace.text("Solutions/\(exercise.path)/\(name)")
    if !old.isEmpty { try #require(text.contains(old)) }
    try write(
      old.isEmpty
        ? text
        : Self.imports + text.replacing(old, with: new), to: id)
  }

  func write(_ text: String, to id: String) throws {
    try workspace.write(text, to: file(id))
  }

  /// The learner's file of an exercise.
  func file(_ id: String) throws -> String {
    workspace.file(of: try workspace.catalogue.exercise(id))
  }

  func url(_ path: String) -> URL { root.appending(path: path) }

  func path(_ path: String) -> String {
    url(path).path(percentEncoded: false)
  }

  /// Waits for a file, and returns what is in it. The first build takes long.
  func wait(for path: String) throws -> String {
    for _ in 0..<3000 {
      if let text = try? workspace.text(path), !text.isEmpty { return text }
      usleep(100_000)
    }
    throw Failure.missing(path)
  }

  /// Whether a process ends within two seconds, or only waits to be asked
  /// how it ended.
  func ends(_ process: pid_t) throws -> Bool {
    for _ in 0..<20 {
      let state = try sh("ps -o stat= -p \(process) || :").output
      if state.isEmpty || state.hasPrefix("Z") { return true }
      usleep(100_000)
    }
    return false
  }
}

/// Whether a copy holds the files and folders of a name, such as `01-Views`.
private func isCopied(_ name: String) -> Bool {
  guard let start = name.prefixMatch(of: #/([0-9]{2})-/#) else { return true }
  return Int(start.1)! <= 4
}

/// Makes a file or folder like another, and touches only what differs.
private func sync(_ from: URL, _ to: URL) throws {
  let files = FileManager.default
  func path(_ url: URL) -> String { url.path(percentEncoded: false) }
  if FileFacts(path(from))?.kind == .folder,
    (try? files.destinationOfSymbolicLink(atPath: path(from))) == nil
  {
    if FileFacts(path(to))?.kind != .folder { try? files.removeItem(at: to) }
    try files.createDirectory(at: to, withIntermediateDirectories: true)
    let names = try files.contentsOfDirectory(atPath: path(from))
      .filter(isCopied)
    for old in try files.contentsOfDirectory(atPath: path(to))
    where !names.contains(old) {
      try files.removeItem(at: to.appending(path: old))
    }
    for name in names {
      try sync(from.appending(path: name), to.appending(path: name))
    }
  } else if !files.contentsEqual(atPath: path(from), andPath: path(to)) {
    try? files.removeItem(at: to)
    try files.createDirectory(
      at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: from, to: to)
  }
}

/// The tests that run the real tool. They build and wait, so that they run
/// one after the other, and only when `make torture` asks for them. One that
/// hangs is named, for nothing else would say which it is.
@Suite(
  .serialized, .timeLimit(.minutes(15)),
  .enabled(
    if: ProcessInfo.processInfo.environment["TORTURE"] != nil,
    "make torture runs the tool itself"))
struct Torture {}
