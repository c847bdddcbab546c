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
      throw Failure(
        """
        no workbook in \(root.path(percentEncoded: false)); run make in the \
        folder of Package.swift
        """)
    }
    catalogue = try Catalogue(manifest: text, core: core)
  }
}
