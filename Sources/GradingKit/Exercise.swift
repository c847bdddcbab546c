// One exercise: its files, and whether the learner has started it. An exercise
// counts as started when the learner's files differ from the shipped stub by at
// least one character. One that is not started is not graded; the learner is
// told which file to open.

import Foundation

/// One exercise, found by the place of its suite.
///
/// The same path stands under every root: the suite of
/// `Exercises/01-Declaration/1-DeclareAStore` is in
/// `Tests/01-Declaration/1-DeclareAStore`, and its shipped stub in
/// `Tests/Stubs/01-Declaration/1-DeclareAStore`.
public struct Exercise: Sendable {
  /// The path below each root.
  public let path: String

  private let root: URL
  private let subject: String
  private let isStrict: Bool

  /// The exercise whose suite is the given file.
  ///
  /// - Parameter environment: `SUBJECT` names the root that is graded, by
  ///   default `Exercises`. With `STRICT=1` an untouched exercise counts as
  ///   started, too.
  public init(
    suite file: String = #filePath,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let folder = URL(filePath: file).deletingLastPathComponent()
    let chapter = folder.deletingLastPathComponent()
    self.init(
      path: "\(chapter.lastPathComponent)/\(folder.lastPathComponent)",
      root: chapter.deletingLastPathComponent().deletingLastPathComponent(),
      environment: environment)
  }

  private init(path: String, root: URL, environment: [String: String]) {
    self.path = path
    self.root = root
    subject = environment["SUBJECT"] ?? "Exercises"
    isStrict = environment["STRICT"] == "1"
  }

  /// Every exercise of the chapter whose story is the given file.
  public static func all(
    inChapterOf story: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Exercise] {
    let folder = URL(filePath: story).deletingLastPathComponent()
    let chapter = folder.deletingLastPathComponent()
    let tests = chapter.deletingLastPathComponent()
    let stubs = tests.appending(
      path: "Stubs/\(chapter.lastPathComponent)", directoryHint: .isDirectory)
    return names(in: stubs).map { name in
      Exercise(
        path: "\(chapter.lastPathComponent)/\(name)",
        root: tests.deletingLastPathComponent(), environment: environment)
    }
  }

  /// Whether the exercise is graded.
  public var isStarted: Bool { isStrict || !isAsShipped }

  /// Whether the learner's files are those that were shipped. WorkbookKit
  /// decides the same way.
  ///
  /// Each character counts, but neither the kind of line ends nor a mark of the
  /// encoding: an editor may change these by itself.
  private var isAsShipped: Bool {
    let (own, stubs) = (folder(subject), folder("Tests/Stubs"))
    let names = Self.sources(in: stubs)
    // Each shipped file is opened by its own name, for the sake of disks that
    // do not tell upper case from lower case.
    return !names.isEmpty && names.count == Self.sources(in: own).count
      && names.allSatisfy { name in
        let characters = Self.characters(of: own.appending(path: name))
        return characters != nil
          && characters == Self.characters(of: stubs.appending(path: name))
      }
  }

  /// The bytes of a file, as if it had been saved without a mark of the
  /// encoding, and with the line ends of Unix; nil if it cannot be read.
  private static func characters(of file: URL) -> [UInt8]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = Array(data.dropFirst(data.starts(with: mark) ? 3 : 0))
    return bytes.indices.filter { index in
      bytes[index] != UInt8(ascii: "\r") || index + 1 == bytes.count
        || bytes[index + 1] != UInt8(ascii: "\n")
    }.map { bytes[$0] }
  }

  /// The message to a learner who has not started.
  public var invitation: String { "not started: open \(file)" }

  /// The folder that is graded, relative to the workspace's root.
  var folder: String { "\(subject)/\(path)" }

  /// The file to open first, which has the first TODO.
  var file: String {
    let stubs = folder("Tests/Stubs")
    let name = filesToWrite.first ?? Self.names(in: stubs).first
    return "\(folder)/\(name ?? "")"
  }

  /// The place to edit: the file, or the folder if several files have TODOs.
  var place: String {
    filesToWrite.count > 1 ? folder : file
  }

  /// The shipped files that have TODOs, in the order of these.
  private var filesToWrite: [String] {
    let stubs = folder("Tests/Stubs")
    return Self.sources(in: stubs).compactMap {
      name -> (todo: Int, name: String)? in
      let source = try? Data(contentsOf: stubs.appending(path: name))
      return String(decoding: source ?? Data(), as: UTF8.self)
        .matches(of: /\/\/ TODO ([0-9]+):/).compactMap { Int($0.1) }.min()
        .map { (todo: $0, name: name) }
    }
    .sorted { $0 < $1 }.map(\.name)
  }

  /// The number, such as `1.3` for `01-Declaration/3-ComputedNames`.
  var id: String {
    let numbers = path.split(separator: "/").map {
      Int($0.prefix { $0 != "-" })
    }
    return numbers.compactMap { $0.map(String.init) }.joined(separator: ".")
  }

  /// The number of the chapter.
  var chapter: String { String(id.prefix { $0 != "." }) }

  /// The number and the name.
  var title: String {
    "\(id) \(path.split(separator: "-").last ?? "")"
  }

  private func folder(_ root: String) -> URL {
    self.root.appending(
      path: "\(root)/\(path)", directoryHint: .isDirectory)
  }

  /// The files that SwiftPM builds, as paths from a folder.
  ///
  /// They include files in subfolders, but not in hidden ones. Links to folders
  /// are not followed.
  private static func sources(in folder: URL) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return (paths ?? []).filter { path in
      path.hasSuffix(".swift")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
