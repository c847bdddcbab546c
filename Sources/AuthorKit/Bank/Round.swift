// Rounds of grading. A round has one answer to each of several exercises, so
// that one build and one run serve them all.

import NotesKit
import WorkbookKit

/// Makes rounds of lists. The k-th round holds the k-th entry of every list
/// that is long enough.
func rounds<Element>(of lists: [[Element]]) -> [[Element]] {
  let count = lists.map(\.count).max() ?? 0
  return (0..<count).map { round in
    lists.filter { $0.count > round }.map { $0[round] }
  }
}

/// Grades answers to several exercises at once.
struct RoundRun {
  let desk: Desk
  /// The chapters that each round builds.
  let chapters: [Chapter]
  let progress: ProgressLine

  /// Grades the files of some exercises.
  ///
  /// - Parameter root: The folder that they come from, for messages.
  /// - Throws: A `Failure` if the fault is in none of the files.
  func grade(
    _ files: [Exercise: [String: String]], from root: String
  ) throws -> Round {
    let workspace = desk.workspace
    var build = Build(
      chapters, of: try Submission(root, for: workspace), on: desk,
      without: Set(workspace.catalogue.chapters.map(\.storyID)))
    let faults = try build.compile(files, progress)

    let exercises = workspace.catalogue.exercises.filter { files[$0] != nil }
    let suites = try exercises.filter { faults[$0] == nil }
      .map { try Suite(of: $0, in: workspace) }
    let run = SuiteRun(build: build, progress: progress)
    let checks = try run.run(suites)
    return Round(
      grades: Dictionary(
        uniqueKeysWithValues: exercises.map { exercise in
          (
            exercise,
            faults[exercise].map { Grade(exercise: exercise, state: $0) }
              ?? Grade(
                exercise: exercise, checks: checks[exercise.suite] ?? [])
          )
        }),
      suites: suites, run: run, checks: checks)
  }
}

/// The results of a round.
struct Round {
  let grades: [Exercise: Grade]
  /// The suites of the exercises that were built.
  let suites: [Suite]
  let run: SuiteRun
  /// The checks with their outcomes, by suite.
  let checks: [String: [Check]]
}

extension RoundRun {
  /// A run for some exercises, at a desk of its own.
  init(
    of exercises: [Exercise], in workspace: Workspace, _ display: Display
  ) throws {
    desk = try Desk.free(in: workspace)
    chapters = workspace.catalogue.chapters(of: exercises)
    progress = ProgressLine(display: display)
  }
}
