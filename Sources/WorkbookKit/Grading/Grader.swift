// Grades exercises: builds them with their suites, runs the suites, and says
// how each exercise stands. `grade` is the whole pipeline. Each of its steps
// has a folder, and a `GradingSession` holds what the steps share.

import Foundation

/// Grades a submission at a desk.
///
///     let report = try Grader(
///       submission: Submission(of: workspace), desk: desk, progress: line
///     ).grade(workspace.catalogue.exercises, stories: [])
package struct Grader {
  let submission: Submission
  let desk: Desk
  let progress: ProgressLine
  /// Whether untouched exercises are graded, too.
  var isStrict = false
  /// Whether all that was printed is wanted. A kept grade has only the
  /// beginning of it.
  var wantsOutput = false
  /// Whether grades are kept, and used again while nothing changes.
  var remembers = false

  package init(
    submission: Submission, desk: Desk, progress: ProgressLine,
    isStrict: Bool = false, wantsOutput: Bool = false, remembers: Bool = false
  ) {
    self.submission = submission
    self.desk = desk
    self.progress = progress
    self.isStrict = isStrict
    self.wantsOutput = wantsOutput
    self.remembers = remembers
  }

  var workspace: Workspace { submission.workspace }

  /// Grades exercises, and plays the story of each chapter whose exercises are
  /// all solved. An exercise of these chapters that is not graded now counts as
  /// solved if its kept grade says so.
  ///
  /// - Throws: A `Failure` if the fault is in none of the exercises.
  package func grade(_ exercises: [Exercise], stories: [Chapter]) throws
    -> Report
  {
    var session = GradingSession(of: self)
    let others = stories.flatMap(\.exercises).filter { !exercises.contains($0) }
    session.submit(exercises + others)
    try session.gradeOpenExercises(among: exercises)
    let played = try session.play(stories)
    try session.end()
    return Report(
      grades: exercises.map { session.grades[$0]! }, stories: played)
  }
}
