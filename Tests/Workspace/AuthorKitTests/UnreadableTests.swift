import Foundation
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// A check that can't read what it checks fails.
@Suite struct UnreadableTests {
  /// What the steps of `make test` that read files find, if one of the files
  /// is missing or holds no text.
  private func findings(
    spoiling path: String, by spoil: (Fixture) throws -> Void
  ) throws -> [String] {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    for page in PageChecks.otherPages.dropFirst() + [
      ".ci/toolchain", ".github/workflows/systems.yml",
    ] { try fixture.write("Text.\n", to: page) }
    try fixture.write(
      "// swift-tools-version: 6.2\n[.macOS(.v15), .iOS]\n" + Fixture.manifest,
      to: "Package.swift")
    try spoil(fixture)
    return try
      (workspace.treeFindings()
      + workspace.pageFindings(of: workspace.catalogue.chapters)
      + workspace.systemFindings()).map(\.description)
  }

  static let files = [
    "README.md", "Makefile", "Package.swift", "Chapters/01-One/Notes.md",
    "Chapters/01-One/Lesson.swift", "Exercises/README.md",
    "Exercises/01-One/1-First/Task.md", "Exercises/01-One/1-First/Hints.md",
    "Tests/01-One/1-First/FirstTests.swift",
    "Solutions/01-One/1-First/First.swift", ".ci/toolchain",
    ".github/workflows/systems.yml",
  ]

  @Test(arguments: files + ["Tests/Stubs/01-One/1-First"])
  func `a file that is missing is a finding`(path: String) throws {
    let found = try findings(spoiling: path) { try $0.remove(path) }
    #expect(found.contains("\(path):1: is missing"), "\(found)")
  }

  @Test(arguments: files + ["Tests/Stubs/01-One/1-First/First.swift"])
  func `a file that holds no text is a finding`(path: String) throws {
    let found = try findings(spoiling: path) {
      try Data([0xFF, 0xFE, 0x80]).write(to: $0.root.appending(path: path))
    }
    #expect(
      found.contains("\(path):1: can't be read as UTF-8 text"), "\(found)")
  }
}
