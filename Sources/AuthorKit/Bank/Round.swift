// Rounds of grading. A round has one answer to each of several exercises, so
// that one build and one run serve them all.

import NotesKit
import WorkbookKit

/// Makes rounds of lists. The k-th round holds the k-th entry of every list
/// that is long enough.
func roundRobin<Element>(_ lists: [[Element]]) -> [[Element]] {
  let count = lists.map(\.count).max() ?? 0
  return (0..<count).map { round in
    lists.filter { $0.count > round }.map { $0[round] }
  }
}

/// Grades answers to several exercises at once.
struct RoundGrading {
  let folder: BuildFolder
  /// The chapters that each round builds.
  let chapters: [Chapter]
  let progress: ProgressLine

  var workspace: Workspace { folder.workspace }

  /// A run for some exercises, in a build folder of its own.
  init(
    of exercises: [Exercise], in workspace: Workspace, _ display: Display
  ) throws {
    folder = try BuildFolder.free(in: workspace)
    chapters = workspace.catalogue.chapters(of: exercises)
    progress = ProgressLine(display: display)
  }

  /// Grades the files of some exercises.
  ///
  /// - Parameter root: The folder that they come from, for messages.
  /// - Returns: The results, and a run that can run the same suites again.
  /// - Throws: A `Failure` if the fault is in none of the files.
  func grade(
    _ files: [Exercise: [String: String]], from root: String
  ) throws -> (grades: [Exercise: Grade], run: TestRun) {
    var grader = Grader(
      submission: try Submission(root, for: workspace), folder: folder,
      progress: progress)
    grader.hasStories = false
    let exercises = workspace.catalogue.exercises.filter { files[$0] != nil }
    let (results, run) = try grader.grade(
      files, of: chapters, running: exercises)
    let grades = exercises.map { ($0, Grade($0, results[$0]!)) }
    return (Dictionary(uniqueKeysWithValues: grades), run)
  }
}
