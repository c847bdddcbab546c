// The record as Gradescope's results.json, with one point per check.

/// The record as Gradescope reads it.
struct GradescopeResults: Encodable {
  struct Test: Encodable {
    let score: Double
    let max_score = 1.0
    let status: String
    let name: String
    let number: String
    let output: String
    let visibility = "visible"
  }

  let execution_time: Double
  let visibility = "visible"
  let stdout_visibility = "hidden"
  let output: String
  let tests: [Test]

  init(_ record: GradingRecord) {
    execution_time = record.seconds
    output = record.exercises
      .map { "\($0.id) \($0.name): \($0.state)" }.joined(separator: "\n")
    tests = record.exercises.flatMap { exercise in
      exercise.checks.enumerated().map { index, check in
        let hasPassed = check.outcome == .passed
        let isNew = exercise.state == "notStarted"
        let message =
          hasPassed ? "" : isNew ? "not started" : check.message(in: exercise)
        return Test(
          score: hasPassed ? 1 : 0, status: hasPassed ? "passed" : "failed",
          name: check.name, number: "\(exercise.id).\(index + 1)",
          output: [message, check.output].filter { !$0.isEmpty }
            .joined(separator: "\n\n"))
      }
    }
  }
}
