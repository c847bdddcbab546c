// make test: everything that keeps the workspace's promises, step by step.

import Foundation
import NotesKit

/// What a step of the tests has found: a figure if all is well, else what is
/// wrong and the command that mends it.
enum StepResult {
  case fine(String)
  case wrong([String], remedy: String)
}

/// The tests of the workspace itself. They do not depend on what the learner
/// has written, and leave it alone.
struct WorkspaceTest {
  let workspace: Workspace
  let display: Display

  private struct Step {
    let name: String
    let run: () throws -> StepResult
  }

  func run() throws -> Int32 {
    let progress = ProgressLine(display: display)
    let files = [
      Step(name: "tree", run: { testTree(workspace) }),
      Step(name: "skeletons", run: { testSkeletons(workspace) }),
      Step(name: "sources", run: { testSources(workspace) }),
      Step(name: "bank", run: { testBank(workspace) }),
      Step(name: "format", run: testFormat),
    ]
    let grading = [
      Step(name: "suites", run: { try testSuites(progress) }),
      Step(name: "stubs", run: { try testStubs(progress) }),
    ]
    let steps =
      workspace.core == .ours
      ? files + grading + [Step(name: "notes", run: testNotes)]
      : grading + [Step(name: "runs", run: testRuns)]
    var failed = 0
    for step in steps {
      progress.show("testing: \(step.name)")
      let result = try step.run()
      progress.end()
      switch result {
      case .fine(let figure):
        write(styled("✔", .good, display: display))
        write(" \(step.name): \(figure)\n")
      case .wrong(let findings, let remedy):
        failed += 1
        write(styled("✘", .bad, display: display))
        write(" \(step.name)\n")
        for finding in findings { write("  \(finding)\n") }
        write("  mend it: \(remedy)\n")
      }
    }
    write("\(steps.count - failed) passed, \(failed) failed\n")
    return failed == 0 ? 0 : 1
  }

  /// Every Swift file is in the house format.
  private func testFormat() throws -> StepResult {
    let roots = [
      "Package.swift", "Sources", "Tests", "Chapters", "Solutions",
    ]
    let lint = try workspace.run(
      ["swift", "format", "lint", "--strict", "--recursive"] + roots)
    guard !lint.succeeded else {
      let count = roots.flatMap { workspace.swiftFiles(in: $0) }.count
      return .fine("\(count) files")
    }
    return .wrong(
      lint.output.split(separator: "\n").map {
        workspace.relative(String($0))
      },
      remedy: "swift format -i -r \(roots.joined(separator: " "))")
  }

  /// The workspace's own tests pass, and the solutions pass the learner's.
  private func testSuites(_ progress: ProgressLine) throws -> StepResult {
    let run = try workspace.run(
      ["swift", "test", "--scratch-path", workspace.core.scratch],
      environment: [
        "ALL": workspace.core == .ours ? "1" : nil, "SUBJECT": "Solutions",
        "STRICT": "1",
      ],
      eachLine: progress.show(buildLine:))
    let lines = run.output.split(separator: "\n")
    let passed = lines.filter {
      $0.contains(/Test run with .* passed/) || $0.contains(/Executed [1-9]/)
    }
    guard run.succeeded, !passed.isEmpty else {
      let failures = lines.filter {
        $0.contains(": error: ") || $0.contains(" recorded an issue ")
          || $0.contains("↳")
      }
      return .wrong(
        (failures.isEmpty ? lines.suffix(20) : failures[...])
          .map { workspace.relative(String($0)) },
        remedy: """
          see the lines above; ALL=1 SUBJECT=Solutions swift test runs them
          """)
    }
    return .fine(
      String(passed.last!).replacing(#/^.*Test run with /#, with: "")
        .replacing(#/ passed.*$/#, with: " passed"))
  }

  /// Every shipped stub is refused by the first check of its suite.
  private func testStubs(_ progress: ProgressLine) throws -> StepResult {
    let exercises = workspace.catalogue.exercises
    let report = try Grader(
      submission: Submission("Tests/Stubs", for: workspace),
      desk: Desk.free(in: workspace), progress: progress, isStrict: true
    ).grade(exercises, stories: [])
    let wrong = report.grades.compactMap { grade -> String? in
      let suite = grade.exercise.suiteFile
      guard let first = grade.checks.first, grade.state == .failing else {
        return "\(suite):1: the shipped stub is not refused: \(grade.state)"
      }
      return first.outcome == .failed
        ? nil
        : "\(suite):\(first.line): the first check lets the stub pass"
    }
    return wrong.isEmpty
      ? .fine("\(exercises.count) refused, each by its first check")
      : .wrong(wrong, remedy: "put the check that the stub fails first")
  }

  /// The notes are what their source and their runs say.
  private func testNotes() throws -> StepResult {
    var findings: [String] = []
    var blocks = 0
    func compare(_ expected: String, _ path: String) {
      findings += differences(
        from: (try? workspace.text(path)) ?? "", to: expected, file: path)
    }
    for chapter in workspace.catalogue.chapters {
      let notes = try ChapterNotes(of: chapter, in: workspace)
      for page in try notes.weavePages() {
        blocks += page.usedSlices.count + page.usedScenes.count
        findings += page.findings.map(\.description)
        compare(page.text, page.file)
      }
      compare(try notes.transcript(), notes.transcriptPath)
    }
    for page in ["README.md"] + workspace.taskPages {
      findings += pageFindings(
        in: try workspace.text(page), file: page, workspace: workspace
      ).map(\.description)
    }
    return findings.isEmpty
      ? .fine("\(blocks) blocks are what they show")
      : .wrong(
        findings,
        remedy: "make weave fills what is stale; the rest, where it says")
  }

  /// On the core at hand the lessons print what the notes show.
  private func testRuns() throws -> StepResult {
    var findings: [String] = []
    var (compared, leftOut) = (0, 0)
    for chapter in workspace.catalogue.chapters {
      let comparison = try ChapterNotes(of: chapter, in: workspace)
        .comparison()
      compared += comparison.compared
      leftOut += comparison.leftOut
      findings += comparison.findings.map(\.description)
    }
    return findings.isEmpty
      ? .fine(
        """
        \(compared) outputs are the same on the toolchain's own; \(leftOut) \
        show what it cannot do
        """)
      : .wrong(
        findings,
        remedy: "teach what holds on both, or say where they differ")
  }
}

extension Workspace {
  /// The tasks and hints of all exercises.
  var taskPages: [String] {
    catalogue.exercises.flatMap {
      [$0.task, $0.hints]
    }
  }
}

/// The lines in which a file differs from what it should be: a place, then the
/// lines to go and the lines to come.
func differences(
  from actual: String, to expected: String, file: String
) -> [String] {
  let old = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let new = expected.split(separator: "\n", omittingEmptySubsequences: false)
  return new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, 0, "- \(line)")
    case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
    }
  }
  .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  .map { "\(file):\($0.0 + 1): stale: \($0.2)" }
}
