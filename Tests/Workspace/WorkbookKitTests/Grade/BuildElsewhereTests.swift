import Foundation
import Testing

@testable import WorkbookKit

/// What a build does when no exercise's file is at fault, and what it hands to
/// the compiler.
@Suite struct BuildElsewhereTests {
  let fixture: GradingFixture

  init() throws { fixture = try GradingFixture() }

  private func compile(_ text: String = "let a = 2\n") throws -> Build {
    try fixture.build(["1.1": text]).build
  }

  @Test func `a story that does not compile is left out, and says why`() throws
  {
    let chapter = fixture.chapters[0]
    let story = "\(chapter.storyFolder)/\(chapter.story).swift"
    try fixture.fixture.write("#error(\"no\")\n", to: story)
    let build = try compile()
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1, 1.2 (stub), 1.3 (stub)",
      ])
    #expect(build.storyErrors == ["1.story": "\(story):1: no"])
    #expect(!build.has(fixture.chapters[0]))
    #expect(
      fixture.invocations.map { $0.environment["WITHOUT"] } == ["", "1.story"])
  }

  @Test func `a learner's file is mended before a story is left out`() throws {
    let chapter = fixture.chapters[0]
    let story = "\(chapter.storyFolder)/\(chapter.story).swift"
    try fixture.fixture.write("#error(\"no\")\n", to: story)
    let build = try compile("#error(\"mine\")\n")
    #expect(fixture.takeLog().count == 3)
    #expect(build.storyErrors.count == 1)
  }

  @Test(arguments: [
    (
      "/x/Core.swift.o: No space left on device",
      Failure(
        "the disk is full; make room, then grade again: nothing of yours is lost"
      )
    ),
    (
      "error: cannot write: Permission denied",
      .unwritable(".build/grading/own/scratch")
    ),
    (
      "error: cannot write: Read-only file system",
      .unwritable(".build/grading/own/scratch")
    ),
    (
      "ROOT/Sources/ObservationCore/A.swift:3:1: error: no",
      Failure(
        "Sources/ObservationCore/A.swift:3: no; "
          + "git restore Sources/ObservationCore/A.swift brings it back")
    ),
  ])
  func `a fault elsewhere ends the grading`(
    output: String, failure: Failure
  ) throws {
    let root = fixture.workspace.rootOfCompiler
    fixture.folder.start = { _ in
      ProcessResult(
        ending: .exit(1), output: output.replacing("ROOT/", with: root))
    }
    #expect(throws: failure) { try compile() }
  }

  @Test func `what the stubs cannot be built with is no learner's fault`()
    throws
  {
    fixture.folder.start = { _ in
      ProcessResult(ending: .exit(1), output: "error: out of luck")
    }
    #expect(
      throws: Failure(
        """
        swift build failed: out of luck; rm -rf .build/grading/own and try \
        again
        """)
    ) { try compile() }
  }

  @Test func `nothing of an earlier submission is built with the next`() throws
  {
    for name in ["ann", "bob"] {
      try fixture.fixture.write(
        "let a = 2\n", to: "in/\(name)/01-One/1-First/First.swift")
    }
    let ids = ["ann": "1.1", "bob": "1.2"]
    for name in ["ann", "bob"] {
      _ = try fixture.build(
        [ids[name]!: "let a = 2\n"],
        from: try Submission("in/\(name)", for: fixture.workspace))
    }
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1 (stub), 1.2, 1.3 (stub), 1.story",
      ])
  }

  @Test func `the compiler is told what to build, and where`() throws {
    try fixture.fixture.remove("Tests/01-One/3-Third")
    try fixture.fixture.remove("Tests/02-Two/Story")
    let build = try compile()
    let invocation = try #require(fixture.invocations.first)
    let workspace = fixture.workspace
    func path(_ url: URL) -> String { url.path(percentEncoded: false) }
    #expect(
      invocation.command == [
        "swift", "build", "--package-path", path(workspace.root),
        "--scratch-path", path(workspace.url(".build/grading/own/scratch")),
        "-debug-info-format", "none", "--use-integrated-swift-driver",
        "--build-tests",
      ])
    #expect(
      invocation.environment == [
        "ALL": nil, "SUBJECT": ".build/grading/own/subject", "ONLY": "1",
        "WITHOUT": "1.3,2.story", "STRICT": "1",
        "SWIFT_BACKTRACE": "enable=no",
        "TMPDIR": path(workspace.url(".build/grading/own/tmp")),
      ])
    #expect(build.exercises.map(\.id) == ["1.1", "1.2"])
    #expect(fixture.takeLog() == ["build 1.1, 1.2 (stub)"])
  }
}
