// Grades exercises: builds them with their suites, runs the suites, and says
// how each exercise stands. This is the whole way; each of its steps has a
// folder, and what they share while it lasts is a `GradingSession`.

import Foundation

/// Grades what is handed in, at a desk.
///
///     let report = try Grader(
///       submission: Submission(of: workspace), desk: desk, progress: line
///     ).grade(workspace.catalogue.exercises, stories: [])
struct Grader {
  let submission: Submission
  let desk: Desk
  let progress: ProgressLine
  /// Whether an exercise that nobody has touched is graded, too.
  var isStrict = false
  /// Whether grades are kept, and hold while nothing changes.
  var remembers = false

  var workspace: Workspace { submission.workspace }

  /// Grades exercises, and plays the story of each chapter whose exercises are
  /// all solved. An exercise of these chapters that is not graded now counts as
  /// solved if it was, and nothing has changed.
  ///
  /// - Throws: A `Failure` if the fault is in none of the exercises.
  func grade(_ exercises: [Exercise], stories: [Chapter]) throws -> Report {
    var session = GradingSession(of: self)
    let others = stories.flatMap(\.exercises).filter { !exercises.contains($0) }
    session.submit(exercises + others)
    try session.gradeWhatIsOpen(among: exercises)
    let played = try session.play(stories)
    try session.end()
    return Report(
      grades: exercises.map { session.grades[$0]! }, stories: played)
  }
}
