import Foundation
import Results
import Testing

@testable import WorkbookKit

private let good = "let a = 2\n"
private func bad(_ words: String) -> String { "\n#error(\"\(words)\")\n" }
private func refused(
  _ file: String, with words: String
) -> ExerciseResult.State {
  .doesNotCompile(["Exercises/01-One/\(file).swift:2: \(words)"])
}
private let tooSlow = ExerciseResult.State.doesNotCompile([
  """
  didn't compile within 300 seconds; split your code up, or simplify its \
  expressions
  """
])
private let tooDeep = ExerciseResult.State.doesNotCompile([
  "the compiler crashes on this file; undo your last change"
])

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

  @Test func `two that do not compile are found in one build`() throws {
    try build(
      ["1.1": bad("no"), "1.2": bad("never")],
      faults: [
        "1.1": refused("1-First/First", with: "no"),
        "1.2": refused("2-Second/Second", with: "never"),
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
        "1.2": refused("2-Second/Second", with: "never"),
        "1.3": .unusable(
          "\(suite):2: no; git restore Sources \(suite) restores the original "
            + "files"
        ),
      ])
    #expect(fixture.takeLog().last == "build 1.1, 1.2 (stub)")
  }

  /// The files of 1.1, 1.2 and 1.3, the one that stops the compiler without a
  /// word, and the builds that find it.
  @Test(arguments: [
    (
      ["// is slow\n"], "1.1", tooSlow,
      ["1.1, 1.2 (stub), 1.3 (stub)", "1.1 (stub), 1.2 (stub), 1.3 (stub)"]
    ),
    (
      [good, "// is slow\n", good], "1.2", tooSlow,
      [
        "1.1, 1.2, 1.3", "1.1 (stub), 1.2 (stub), 1.3 (stub)",
        "1.1, 1.2 (stub), 1.3 (stub)", "1.1, 1.2, 1.3 (stub)",
        "1.1, 1.2 (stub), 1.3",
      ]
    ),
    (
      [good, good, "// is too deep\n"], "1.3", tooDeep,
      [
        "1.1, 1.2, 1.3", "1.1 (stub), 1.2 (stub), 1.3 (stub)",
        "1.1, 1.2 (stub), 1.3 (stub)", "1.1, 1.2, 1.3 (stub)", "1.1, 1.2, 1.3",
        // A build that has failed may have left no program.
        "1.1, 1.2, 1.3 (stub)",
      ]
    ),
  ])
  func `a file that stops the compiler without a word is found`(
    files: [String], id: String, fault: ExerciseResult.State, builds: [String]
  ) throws {
    let ids = ["1.1", "1.2", "1.3"]
    let build = try build(
      Dictionary(uniqueKeysWithValues: zip(ids, files)), faults: [id: fault])
    #expect(fixture.takeLog() == builds.map { "build \($0), 1.story" })
    let limits = try #require(fixture.invocations.first?.limits)
    #expect(limits.silence == build.patience)
    #expect(limits.time == build.patience * 2)
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
    #expect(
      failure { try build(["1.1": "// crashes SwiftPM\n"]) }
        .contains("SwiftPM crashed (signal 11)"))
  }

  @Test func `what was built of others stays, unless it is broken`() throws {
    try build(["1.1": good])
    try build(["1.2": good])
    #expect(fixture.takeLog().last == "build 1.1, 1.2, 1.3 (stub), 1.story")
    try fixture.folder.put(
      ["First.swift": bad("old")], for: fixture.exercise("1.1"))
    try build(
      ["1.2": good], faults: ["1.1": refused("1-First/First", with: "old")])
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
