// make test: everything that keeps the workspace's promises, step by step.

import Foundation
import NotesKit
import WorkbookKit

/// The result of a step: a figure if all is well, or else what is wrong and how
/// to mend it.
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
      ? files + grading + [
        Step(name: "notes", run: { try testNotes(workspace) })
      ]
      : grading + [Step(name: "runs", run: { try testRuns(workspace) })]
    var failed = 0
    for step in steps {
      progress.show("testing: \(step.name)")
      let result = try step.run()
      progress.end()
      switch result {
      case .fine(let figure):
        let mark = display.plain ? "passed:" : "✔"
        write(styled(mark, .good, display: display))
        write(" \(step.name): \(figure)\n")
      case .wrong(let findings, let remedy):
        failed += 1
        let mark = display.plain ? "failed:" : "✘"
        write(styled(mark, .bad, display: display))
        write(" \(step.name)\n")
        for finding in findings { write("  \(finding)\n") }
        write("  mend it: \(remedy)\n")
      }
    }
    write("\(steps.count - failed) passed, \(failed) failed\n")
    return failed == 0 ? 0 : 1
  }

  /// Checks that every Swift file is in the house format.
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

  /// Checks that the workspace's own tests pass, and that the solutions pass
  /// the learner's.
  private func testSuites(_ progress: ProgressLine) throws -> StepResult {
    let run = try workspace.run(
      ["swift", "test", "--scratch-path", workspace.core.programs],
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

  /// Checks that the first check of each suite refuses the shipped stub.
  private func testStubs(_ progress: ProgressLine) throws -> StepResult {
    let exercises = workspace.catalogue.exercises
    var grader = Grader(
      submission: try Submission("Tests/Stubs", for: workspace),
      folder: try .free(in: workspace), progress: progress)
    grader.isStrict = true
    let report = try grader.grade(exercises)
    let wrong = report.grades.compactMap { grade -> String? in
      let suite = grade.exercise.suiteFile
      let result = grade.result
      guard let first = result.checks.first, result.state == .failing else {
        return "\(suite):1: the shipped stub is not refused: \(result.state)"
      }
      return first.outcome == .failed
        ? nil
        : "\(suite):\(first.line): the first check lets the stub pass"
    }
    return wrong.isEmpty
      ? .fine("\(exercises.count) refused, each by its first check")
      : .wrong(wrong, remedy: "put the check that the stub fails first")
  }
}
