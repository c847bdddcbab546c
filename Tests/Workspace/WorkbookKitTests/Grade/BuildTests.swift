import Foundation
import Results
import Testing

@testable import WorkbookKit

/// What is built, and what happens to a file that cannot be.
///
/// The log says what each build found in the folder, with a mark at each stub.
@Suite struct BuildTests {
  let fixture: GradingFixture
  let one: Chapter

  init() throws {
    fixture = try GradingFixture()
    one = fixture.chapters[0]
  }

  /// Builds the learner's files of some exercises.
  ///
  /// - Parameter fault: The state of each exercise that cannot be built.
  @discardableResult
  private func build(
    _ files: [String: String], of chapters: [Chapter]? = nil,
    faults: [String: ExerciseResult.State] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Build {
    let (build, found) = try fixture.build(files, of: chapters)
    #expect(found == faults, sourceLocation: sourceLocation)
    return build
  }

  private let good = "let a = 2\n"
  private let tooSlow = ExerciseResult.State.doesNotCompile([
    """
    didn't compile within 300 seconds; split your code up, or simplify its \
    expressions
    """
  ])
  private func bad(_ words: String) -> String { "\n#error(\"\(words)\")\n" }

  @Test func `two that do not compile are found in one build`() throws {
    try build(
      ["1.1": bad("no"), "1.2": bad("never")],
      faults: [
        "1.1": .doesNotCompile(["Exercises/01-One/1-First/First.swift:2: no"]),
        "1.2": .doesNotCompile([
          "Exercises/01-One/2-Second/Second.swift:2: never"
        ]),
      ])
    #expect(fixture.takeLog().count == 2)
  }

  @Test func `a file that its suite does not fit makes room, too`() throws {
    let suite = "Tests/01-One/1-First/T.swift"
    try fixture.fixture.write("// needs a\n", to: suite)
    try build(
      ["1.1": "let b = 2\n", "1.2": good],
      faults: [
        "1.1": .doesNotFit([
          """
          the checks need `let a`, which First.swift had originally; the \
          compiler says: cannot find 'a' in scope
          """
        ])
      ])
    #expect(
      fixture.takeLog().last == "build 1.1 (stub), 1.2, 1.3 (stub), 1.story")
  }

  @Test func `a broken suite stops no other exercise`() throws {
    let suite = "Tests/01-One/3-Third/T.swift"
    try fixture.fixture.write(bad("no"), to: suite)
    try build(
      ["1.1": good, "1.2": bad("never")],
      faults: [
        "1.2": .doesNotCompile([
          "Exercises/01-One/2-Second/Second.swift:2: never"
        ]),
        "1.3": .unusable(
          "\(suite):2: no; git restore Sources \(suite) restores the original "
            + "files"
        ),
      ])
    #expect(fixture.takeLog().last == "build 1.1, 1.2 (stub)")
  }

  @Test func `one file that takes too long is known at once`() throws {
    try build(["1.1": "// is slow\n"], faults: ["1.1": tooSlow])
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1 (stub), 1.2 (stub), 1.3 (stub), 1.story",
      ])
  }

  @Test func `one of several that takes too long is looked for`() throws {
    let build = try build(
      ["1.1": good, "1.2": "// is slow\n", "1.3": good],
      faults: ["1.2": tooSlow])
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2, 1.3, 1.story",
        "build 1.1 (stub), 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1, 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1, 1.2, 1.3 (stub), 1.story",
        "build 1.1, 1.2 (stub), 1.3, 1.story",
      ])
    let limits = try #require(fixture.invocations.first?.limits)
    #expect(limits.silence == build.patience)
    #expect(limits.time == build.patience * 2)
  }

  @Test func `what crashes the compiler unnamed is looked for`() throws {
    let words = "the compiler crashes on this file; undo your last change"
    try build(
      ["1.1": good, "1.2": good, "1.3": "// is too deep\n"],
      faults: ["1.3": .doesNotCompile([words])])
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2, 1.3, 1.story",
        "build 1.1 (stub), 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1, 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1, 1.2, 1.3 (stub), 1.story", "build 1.1, 1.2, 1.3, 1.story",
        "build 1.1, 1.2, 1.3 (stub), 1.story",
      ], "a build that has failed may have left no program")
  }

  @Test func `warnings are kept until their file changes`() throws {
    let files = ["1.1": "\n#warning(\"unused\")\n", "1.2": good]
    let warnings = [
      try fixture.exercise("1.1"):
        "Exercises/01-One/1-First/First.swift:2:1: warning: unused\n"
    ]
    #expect(try build(files).warnings == warnings)
    // A real compiler has nothing to do now, and prints nothing.
    try build(["1.2": "// another answer\n"])
    #expect(try build(files).warnings == warnings)
    #expect(try build(["1.1": good, "1.2": good]).warnings == [:])
  }

  @Test func `a crash of SwiftPM is blamed on SwiftPM`() throws {
    let failure = #expect(throws: Failure.self) {
      try build(["1.1": "// crashes SwiftPM\n"])
    }
    #expect(
      failure?.description.contains("SwiftPM crashed (signal 11)") == true)
  }

  @Test func `what was built of others stays, unless it is broken`() throws {
    try build(["1.1": good])
    try build(["1.2": good])
    #expect(fixture.takeLog().last == "build 1.1, 1.2, 1.3 (stub), 1.story")
    try fixture.folder.put(
      ["First.swift": bad("old")], for: fixture.exercise("1.1"))
    try build(
      ["1.2": good],
      faults: [
        "1.1": .doesNotCompile(["Exercises/01-One/1-First/First.swift:2: old"])
      ])
    #expect(
      fixture.takeLog().last == "build 1.1 (stub), 1.2, 1.3 (stub), 1.story")
  }

  @Test func `a chapter is built by itself, and two with all others`() throws {
    try build(["1.1": good])
    try build(["1.1": good], of: fixture.chapters)
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1, 1.2 (stub), 1.3 (stub), 1.story, 2.1 (stub), 2.story",
      ])
    #expect(
      fixture.invocations.map { $0.environment["ONLY"] } == ["1", "1,2"])
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
        swift build failed: out of luck; git restore Sources, rm -rf \
        .build/grading/own and try again
        """)
    ) { try build(["1.1": good]) }
  }

  @Test func `nothing of an earlier submission is built with the next`() throws
  {
    for (name, id) in [("ann", "1.1"), ("bob", "1.2")] {
      try fixture.fixture.write(
        good, to: "in/\(name)/01-One/1-First/First.swift")
      _ = try fixture.build(
        [id: good], from: Submission("in/\(name)", for: fixture.workspace))
    }
    #expect(
      fixture.takeLog() == [
        "build 1.1, 1.2 (stub), 1.3 (stub), 1.story",
        "build 1.1 (stub), 1.2, 1.3 (stub), 1.story",
      ])
  }
}
