// `make test`: everything that keeps the workspace's promises, step by step.
// The steps that read files come first, and take seconds. Everything that is run
// is built in one go: the tests, the solutions and the lessons in one folder,
// the stubs in another.

import Foundation
import NotesKit
import Synchronization
import WorkbookKit

/// What is wrong, a figure if nothing is, and how to fix it.
private struct StepResult {
  let findings: [any CustomStringConvertible]
  let figure: String
  let remedy: String
}

extension Call {
  /// Tests the workspace itself, whatever the learner has written.
  ///
  /// - Returns: 0 if every step passes, else 1.
  func testWorkspace() throws -> Int32 {
    let progress = ProgressLine(display: display)
    let test = WorkspaceTest(workspace: workspace, progress: progress)
    var failed = 0
    func perform(_ name: String, _ step: () throws -> StepResult) throws {
      progress.show("testing: \(name)")
      let result = try step()
      progress.end()
      let isFine = result.findings.isEmpty
      if !isFine { failed += 1 }
      let (word, sign) = isFine ? ("passed", "✔") : ("failed", "✘")
      let mark = styled(
        display.plain ? "\(word):" : sign, isFine ? .good : .bad,
        display: display)
      let found = result.findings.map { "  \(workspace.relative("\($0)"))\n" }
      write(
        isFine
          ? "\(mark) \(name): \(result.figure)\n"
          : "\(mark) \(name)\n\(found.joined())  fix it: \(result.remedy)\n")
    }
    let isOurs = workspace.core == .ours
    if isOurs {
      try perform("files", test.testFiles)
      try perform("format", test.testFormat)
    }
    let before = failed
    try perform("build", test.build)
    if failed == before {
      try isOurs
        ? perform("notes", test.testNotes) : perform("runs", test.testRuns)
      try perform("suites", test.testSuites)
      try perform("stubs", test.testStubs)
    }
    write(failed == 0 ? "all passed\n" : "\(failed) failed\n")
    return failed == 0 ? 0 : 1
  }
}

private struct WorkspaceTest {
  let workspace: Workspace
  let progress: ProgressLine

  /// The folder that the tests, the solutions and the lessons are built in. It
  /// isn't the one of `swift test`, because without debug information, a build
  /// takes a quarter less.
  private var scratch: String {
    workspace.core == .ours ? ".build/tests" : ".build/Observation"
  }

  /// Runs SwiftPM, which plans anew for another environment.
  private func swift(
    _ words: String..., eachLine: ((Substring) -> Void)? = nil
  ) throws -> (succeeded: Bool, lines: [Substring]) {
    // The paths of what the native build system builds are known.
    let run = try workspace.run(
      ["swift"] + words
        + [
          "--build-system", "native", "--scratch-path", scratch,
          "-debug-info-format", "none",
        ],
      environment: [
        "ALL": "1", "SUBJECT": "Solutions", "STRICT": "1", "COLUMNS": "80",
        // On a Mac, Swift Testing has other symbols for people.
        "SWT_SF_SYMBOLS_ENABLED": "0",
      ], eachLine: eachLine)
    return (run.succeeded, run.output.split(separator: "\n"))
  }

  // MARK: Steps that read files

  func testFiles() throws -> StepResult {
    let (workspace, catalogue) = (workspace, workspace.catalogue)
    let checks: [@Sendable () throws -> [Finding]] = [
      workspace.treeFindings, workspace.systemFindings, workspace.bankFindings,
      { try workspace.pageFindings(of: catalogue.chapters) },
    ]
    return StepResult(
      findings: Array(try inParallel(checks) { try $0() }.joined()),
      figure: "\(catalogue.exercises.count) complete exercises",
      remedy:
        "see the lines above; make weave N=1 checks only a chapter's pages")
  }

  func testFormat() throws -> StepResult {
    let roots = [
      "Package.swift", "Sources", "Tests", "Chapters", "Solutions",
    ]
    let lint = try workspace.run(
      ["swift", "format", "lint", "--strict", "--parallel", "--recursive"]
        + roots)
    return StepResult(
      findings: lint.succeeded ? [] : lint.output.lines,
      figure: "\(roots.flatMap(workspace.swiftFiles).count) files",
      remedy: "swift format -i -r \(roots.joined(separator: " "))")
  }

  // MARK: Steps that run programs

  func build() throws -> StepResult {
    let built = try swift(
      "build", "--build-tests", eachLine: progress.show(buildLine:))
    let errors = built.lines.filter { $0.contains("error: ") }
    return StepResult(
      findings: built.succeeded ? [] : wrong(errors, of: built.lines),
      figure: "tests, solutions and lessons",
      remedy: "ALL=1 SUBJECT=Solutions swift build --build-tests builds it")
  }

  /// The lines that say what is wrong or, if no line does, the last ones.
  private func wrong(
    _ errors: [Substring], of lines: [Substring]
  ) -> [Substring] {
    let shown = errors.isEmpty ? lines.suffix(20) : errors
    return shown.isEmpty ? ["it failed without printing anything"] : shown
  }

  /// Compares the notes with their sources and their runs.
  func testNotes() throws -> StepResult {
    let woven = try eachChapter { notes in
      try notes.weavePages() + [notes.transcript()].compactMap(\.self)
    }.joined()
    let findings = try woven.flatMap { page in
      try page.findings
        + differences(
          from: workspace.contents(of: page.file), to: page.text,
          file: page.file)
    }
    let blocks = woven.map { $0.usedSlices.count + $0.usedRuns.count }
    return StepResult(
      findings: findings,
      figure: "\(blocks.reduce(0, +)) blocks are up to date",
      remedy: "make weave fills stale blocks; fix the rest where it says")
  }

  /// Does the same for each chapter, several at a time.
  private func eachChapter<Value: Sendable>(
    _ work: @Sendable (ChapterNotes) throws -> Value
  ) throws -> [Value] {
    let (workspace, binaries) = (workspace, "\(scratch)/debug")
    return try inParallel(workspace.catalogue.chapters) { chapter in
      try work(ChapterNotes(of: chapter, in: workspace, binaries: binaries))
    }
  }

  func testRuns() throws -> StepResult {
    let found = try eachChapter { try $0.comparison() }
    return StepResult(
      findings: found.flatMap(\.findings),
      figure: """
        \(found.map(\.compared).reduce(0, +)) outputs are the same on the \
        toolchain's own Observation; the others show what it can't do
        """,
      remedy: "teach what's true for both, or say where they differ")
  }

  /// Checks that the workspace's own tests pass, and that the solutions pass
  /// the learner's.
  func testSuites() throws -> StepResult {
    let run = try swift("test", "--skip-build")
    let passed = run.lines.last {
      $0.contains(/Test run with .* passed/) || $0.contains(/Executed [1-9]/)
    }
    let stories = run.lines.count { $0.hasSuffix("plays to its end") }
    var failed: [Substring] = []
    if !run.succeeded || passed == nil {
      failed = wrong(failures(among: run.lines), of: run.lines)
    } else if stories != workspace.catalogue.chapters.count {
      failed = ["the last lines name \(stories) stories that play to their end"]
    }
    return StepResult(
      findings: failed,
      figure: String(passed ?? "").replacing(#/^.*Test run with /#, with: "")
        .replacing(#/ passed.*$/#, with: " passed"),
      remedy:
        "see the lines above; ALL=1 SUBJECT=Solutions swift test runs them")
  }

  /// Checks that the first check of each suite refuses the shipped stub.
  func testStubs() throws -> StepResult {
    let exercises = workspace.catalogue.exercises
    var grader = Grader(
      submission: try Submission("Tests/Stubs", for: workspace),
      folder: try .free(in: workspace), progress: progress)
    (grader.isStrict, grader.hasStories) = (true, false)
    let report = try grader.grade(exercises)
    let wrong = report.grades.compactMap { grade -> Finding? in
      let (suite, result) = (grade.exercise.suiteFile, grade.result)
      guard let first = result.checks.first, result.state == .failing else {
        return Finding(
          suite, 1, "the shipped stub is not refused: \(result.state)")
      }
      return first.outcome == .failed
        ? nil
        : Finding(suite, first.line, "the first check lets the stub pass")
    }
    return StepResult(
      findings: wrong,
      figure: "\(exercises.count) refused, each by its first check",
      remedy: "put the check that the stub fails first")
  }
}

/// The lines of a test run that say what failed, each with its comments below.
func failures(among lines: [Substring]) -> [Substring] {
  var isFailure = false
  return lines.filter { line in
    isFailure =
      line.contains(": error: ")
      || line.hasPrefix("✘") && line.contains(" recorded an issue ")
      || isFailure && line.hasPrefix("↳")
    return isFailure
  }
}

/// Does the same for each element, several at a time.
///
/// - Returns: The results, in the order of the elements.
/// - Throws: The error of the first element that has one.
func inParallel<Element: Sendable, Value: Sendable>(
  _ elements: [Element], _ work: @Sendable (Element) throws -> Value
) throws -> [Value] {
  let results = Mutex<[Int: Result<Value, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = Result { try work(elements[index]) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { found in
    try elements.indices.map { try found[$0]!.get() }
  }
}
