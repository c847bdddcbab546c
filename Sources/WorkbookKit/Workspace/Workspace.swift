// The folder that everything happens in.

import Foundation

/// A checkout of the workspace: its root, and what the manifest lists.
public struct Workspace: Sendable {
  public let root: URL
  /// What can be built on the core.
  public let catalogue: Catalogue
  /// What lessons and exercises are built on.
  let core: Core

  /// - Throws: A `Failure` if the folder holds no workspace.
  public init(root: URL, core: Core = .ours) throws {
    self.root = root
    self.core = core
    let manifest = root.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw Failure.noWorkspace(at: root.path(percentEncoded: false))
    }
    catalogue = try Catalogue(manifest: text) {
      FileFacts(root.appending(path: $0).path(percentEncoded: false)) != nil
    }.built(on: core)
  }

  func url(_ path: String) -> URL { root.appending(path: path) }

  /// The folders that the manifest asks for and that are not there: paths, and
  /// numbers of chapters and exercises.
  var missingFolders: [String] {
    catalogue.unwritten
      + catalogue.chapters.flatMap { chapter in
        [chapter.refusedFolder, chapter.notesTestsFolder]
          .filter { !exists($0) }
      }
  }

  /// What the system says of a file; nil if it is not there. An absolute path
  /// is taken as it is.
  func facts(_ path: String) -> FileFacts? {
    FileFacts(
      path.hasPrefix("/") ? path : url(path).path(percentEncoded: false))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: url(path).path(percentEncoded: false))
  }

  /// The text of a file.
  ///
  /// - Throws: A `Failure` that names the path.
  func text(_ path: String) throws -> String {
    guard let text = try? String(contentsOf: url(path), encoding: .utf8) else {
      throw Failure.missing(path)
    }
    return text
  }

  /// Replaces a file as a whole, or leaves it as it was.
  func write(_ text: String, to path: String) throws {
    do {
      try makeFolder(for: path)
      try text.write(to: url(path), atomically: true, encoding: .utf8)
    } catch {
      throw Failure.unwritable(path)
    }
  }

  /// Makes the folder that a file is to lie in.
  func makeFolder(for path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    } catch {
      throw Failure.unwritable(path)
    }
  }

  /// The names in a folder, sorted, without hidden ones.
  func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: url(folder).path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The Swift files of a folder and the folders in it, as paths.
  func swiftFiles(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return name.hasSuffix(".swift") ? [path] : swiftFiles(in: path)
    }
  }

  /// The file that a learner opens first for an exercise, as a path.
  func file(of exercise: Exercise) -> String {
    Submission(of: self).file(of: exercise)
  }

  /// What a learner edits who has begun an exercise.
  func place(of exercise: Exercise) -> String {
    Submission(of: self).place(of: exercise)
  }
}
