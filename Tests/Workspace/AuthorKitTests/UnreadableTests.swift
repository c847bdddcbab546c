import Foundation
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// A check that can't read what it checks fails.
@Suite final class UnreadableTests: FixtureSuite {
  /// What the steps of `make test` that read files find, if one of the files
  /// is missing or holds no text.
  private func findings(
    spoiledBy spoil: () throws -> Void
  ) throws -> [String] {
    for page in PageChecks.otherPages.dropFirst() + [
      ".ci/toolchain", ".github/workflows/systems.yml",
    ] { try fixture.write("Text.\n", to: page) }
    try fixture.write(
      "// swift-tools-version: 6.2\n[.macOS(.v15), .iOS]\n" + Fixture.manifest,
      to: "Package.swift")
    try spoil()
    return try
      (workspace.treeFindings()
      + workspace.pageFindings(of: workspace.catalogue.chapters)
      + workspace.systemFindings()).map(\.description)
  }

  static let stub = "Tests/Stubs/01-One/1-First/First.swift"
  static let files = [
    "README.md", "Makefile", "Package.swift", "Chapters/01-One/Notes.md",
    "Chapters/01-One/Lesson.swift", "Exercises/README.md",
    "Exercises/01-One/1-First/Task.md", "Exercises/01-One/1-First/Hints.md",
    "Tests/01-One/1-First/FirstTests.swift",
    "Solutions/01-One/1-First/First.swift", ".ci/toolchain",
    ".github/workflows/systems.yml",
  ]

  @Test(
    arguments: files + [stub], ["is missing", "can't be read as UTF-8 text"])
  func `a file that is missing or holds no text is a finding`(
    path: String, finding: String
  ) throws {
    let found = try findings {
      if finding == "is missing" {
        try fixture.remove(path)
      } else {
        try Data([0xFF, 0xFE, 0x80]).write(to: workspace.url(path))
      }
    }
    // A folder without a file isn't a stub.
    let isFolder = path == Self.stub && finding == "is missing"
    let place = isFolder ? "Tests/Stubs/01-One/1-First" : path
    #expect(found.contains("\(place):1: \(finding)"), "\(found)")
  }
}
