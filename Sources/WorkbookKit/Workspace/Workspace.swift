// The workspace: a folder, and the chapters that its manifest lists.

import Foundation

/// A checkout of the workspace: its root, and the chapters that the manifest
/// lists.
public struct Workspace: Sendable {
  public let root: URL
  /// The chapters and exercises that can be built on the core.
  public let catalogue: Catalogue
  /// The Observation that lessons and exercises are built on.
  package let core: Core

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

  /// The parts that the manifest asks for and that are missing: paths of folders,
  /// and numbers of chapters and exercises.
  var missingFolders: [String] {
    catalogue.unwritten
      + catalogue.chapters.flatMap { chapter in
        [chapter.refusedFolder, chapter.notesTestsFolder]
          .filter { !exists($0) }
      }
  }
}
