import Foundation
import Testing

@testable import WorkbookKit

/// Whether an exercise counts as started, for the grader and for what is known
/// without grading.
@Suite struct StartedTests {
  @Test(arguments: StartedCase.all)
  func `the grader decides as the suites do`(case: StartedCase) throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let exercise = workspace.catalogue.exercises[0]
    for folder in [exercise.stubFolder, exercise.learnersFolder] {
      try fixture.write(StartedCase.shipped, to: "\(folder)/First.swift")
    }
    try `case`.happen(workspace.url(exercise.learnersFolder))

    // A file that cannot be used has been made so by somebody.
    let files = try? Submission(of: workspace).files(of: exercise)
    let isUntouched =
      files.map { workspace.shippedFiles(of: exercise).areUntouched($0) }
      ?? false
    #expect(isUntouched == !`case`.isStarted)
    #expect(
      (workspace.standing(of: exercise, LearnerRecord()) != .notStarted)
        == `case`.isStarted)
  }
}
