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

  /// The folders that the manifest asks for and that are not there: paths, and
  /// numbers of chapters and exercises.
  var missingFolders: [String] {
    catalogue.unwritten
      + catalogue.chapters.flatMap { chapter in
        [chapter.refusedFolder, chapter.notesTestsFolder]
          .filter { !exists($0) }
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
