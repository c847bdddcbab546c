// The record as Exercism's results.json, version 3. Its tests are in the order
// of the suites. Each has its source, because a student cannot open the file.

/// The record as Exercism reads it.
struct ExercismResults: Encodable {
  struct Test: Encodable {
    let name: String
    let status: String
    let message: String?
    let output: String?
    let test_code: String
  }

  let version = 3
  let status: String
  let message: String?
  let tests: [Test]

  /// Makes the results of a record. The status `error` means that no test could
  /// run; the message then says why.
  init(_ record: GradingRecord) {
    tests = record.exercises.flatMap { exercise in
      exercise.checks.map { check in
        let hasPassed = check.outcome == .passed
        let isNew = exercise.state == "notStarted"
        return Test(
          name: "\(exercise.id) \(exercise.name): \(check.name)",
          status: hasPassed ? "pass" : check.isError ? "error" : "fail",
          message: hasPassed
            ? nil : isNew ? "not started" : check.message(in: exercise),
          output: Self.output(of: check), test_code: check.code)
      }
    }
    let reasons = record.exercises.map(\.explanation).filter { !$0.isEmpty }
    let hasRun = record.exercises.contains { $0.explanation.isEmpty }
    status =
      hasRun
      ? tests.allSatisfy { $0.status == "pass" } ? "pass" : "fail" : "error"
    message = hasRun ? nil : reasons.joined(separator: "\n")
  }

  /// What was printed, in at most 500 characters; Exercism shows no more.
  private static func output(of check: GradingRecord.Check) -> String? {
    guard !check.output.isEmpty else { return nil }
    let isLong = check.output.count > 500
    return isLong ? check.output.prefix(499) + "…" : check.output
  }
}
