import Foundation
import Testing

@testable import WorkbookKit

/// What git says of the files that no learner writes.
@Suite struct SourcesAtFaultTests {
  let fixture: Fixture
  let workspace: Workspace

  init() throws {
    fixture = try Fixture()
    for name in ["A", "B", "C"] {
      try fixture.write("let a = 1\n", to: "Sources/Kit/\(name).swift")
    }
    workspace = try fixture.workspace()
  }

  private func clone() throws {
    for words in ["init -q", "add -A"] {
      let command = ["git"] + words.split(separator: " ").map(String.init)
      let result = try workspace.run(command)
      try #require(result.succeeded, "\(result.output)")
    }
  }

  @Test func `a missing file is named with the error that shows elsewhere`()
    throws
  {
    try clone()
    try fixture.remove("Sources/Kit/B.swift")
    #expect(
      workspace.remedy(forErrorIn: "Sources/Kit/A.swift") == """
        , and Sources/Kit/B.swift is missing; git restore Sources/Kit/B.swift \
        brings it back
        """)
  }

  @Test func `two missing files come back with one command`() throws {
    try clone()
    try fixture.remove("Sources/Kit/B.swift")
    try fixture.remove("Sources/Kit/C.swift")
    #expect(
      workspace.missingSources == """
        Sources/Kit/B.swift and 1 more are missing; git restore Sources \
        brings them back
        """)
  }

  @Test func `a changed file is named, unless it has the error itself`() throws
  {
    try clone()
    try fixture.write("let b = 2\n", to: "Sources/Kit/B.swift")
    #expect(
      workspace.remedy(forErrorIn: "Sources/Kit/A.swift") == """
        , and Sources/Kit/B.swift was changed; git restore \
        Sources/Kit/B.swift brings it back
        """)
    #expect(
      workspace.remedy(forErrorIn: "Sources/Kit/B.swift")
        == "; git restore Sources/Kit/B.swift brings it back")
    let suite = "Tests/01-One/1-First/FirstTests.swift"
    try fixture.write("let a = \n", to: suite)
    #expect(
      workspace.remedy(forErrorIn: suite)
        == "; git restore \(suite) brings it back")
  }

  @Test func `without a clone the file with the error has to do`() throws {
    try fixture.remove("Sources/Kit/B.swift")
    #expect(workspace.missingSources == nil)
    #expect(
      workspace.remedy(forErrorIn: "Sources/Kit/A.swift")
        == "; git restore Sources/Kit/A.swift brings it back")
  }
}
