// `make export`: the record that `make grade JSON=…` writes, in the formats of
// other programs. The record is described beside the code that writes it, in
// Record.md.

import Foundation
import Results
import WorkbookKit

extension Call {
  func export() throws -> Int32 {
    let path = try required("export which record? make export JSON=grade.json")
    let writers: [(option: String, text: (GradeRecord) throws -> String)] = [
      ("--junit", junit), ("--exercism", { try json(ExercismResults($0)) }),
      ("--gradescope", { try json(GradescopeResults($0)) }),
    ]
    guard writers.contains(where: { has($0.option) }) else {
      throw Failure(
        "name a file for JUNIT, EXERCISM or GRADESCOPE, such as JUNIT=grade.xml"
      )
    }
    let record = try gradeRecord(workspace.text(path), from: path)
    for writer in writers {
      guard let target = value(of: writer.option) else { continue }
      try workspace.write(writer.text(record), to: target)
    }
    return 0
  }
}

/// - Throws: A `Failure` if the text is no record of this version.
func gradeRecord(_ text: String, from path: String) throws -> GradeRecord {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  let record = try? decoder.decode(GradeRecord.self, from: Data(text.utf8))
  guard let record, record.version == 1 else {
    throw Failure("\(path) isn't a record; make grade JSON=\(path) writes one")
  }
  return record
}

extension GradeRecord.GradedExercise {
  fileprivate var title: String { "\(id) \(name)" }

  /// The message of a check that did not pass: its own, or else the exercise's.
  fileprivate func message(of check: GradeRecord.GradedCheck) -> String {
    if state == "notStarted" { return "not started" }
    if !check.message.isEmpty { return check.message }
    return explanation.isEmpty ? "this check did not report" : explanation
  }

  /// Something for each check, with its number and whether it passed.
  fileprivate func tests<Test>(
    _ test: (_ check: GradeRecord.GradedCheck, Int, _ passed: Bool) -> Test
  ) -> [Test] {
    zip(checks, 1...).map { test($0, $1, $0.outcome == .passed) }
  }
}

/// The record as Exercism reads it: results.json, version 3. Each test has its
/// source, because a student cannot open the file.
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

  /// The status `error` means that no test could run; the message says why.
  init(_ record: GradeRecord) {
    tests = record.exercises.flatMap { exercise in
      exercise.tests { check, _, hasPassed in
        // Exercism shows 500 characters, and no more.
        let isLong = check.output.count > 500
        let shown = isLong ? check.output.prefix(499) + "…" : check.output
        let isFailure = [.failed, .skipped].contains(check.outcome)
        return Test(
          name: "\(exercise.title): \(check.name)",
          status: hasPassed ? "pass" : isFailure ? "fail" : "error",
          message: hasPassed ? nil : exercise.message(of: check),
          output: shown.isEmpty ? nil : shown, test_code: check.code)
      }
    }
    if record.exercises.contains(where: \.explanation.isEmpty) {
      let hasPassed = tests.allSatisfy { $0.status == "pass" }
      (status, message) = (hasPassed ? "pass" : "fail", nil)
    } else {
      status = "error"
      message = record.exercises.map(\.explanation).joined(separator: "\n")
    }
  }
}

/// The record as Gradescope's results.json, with one point per check.
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

  init(_ record: GradeRecord) {
    execution_time = record.seconds
    output = record.exercises.map { "\($0.title): \($0.state)" }
      .joined(separator: "\n")
    tests = record.exercises.flatMap { exercise in
      exercise.tests { check, number, hasPassed in
        Test(
          score: hasPassed ? 1 : 0, status: hasPassed ? "passed" : "failed",
          name: check.name, number: "\(exercise.id).\(number)",
          output: [hasPassed ? "" : exercise.message(of: check), check.output]
            .filter { !$0.isEmpty }.joined(separator: "\n\n"))
      }
    }
  }
}

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [
    .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
  ]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

// MARK: - JUnit

/// The record as JUnit XML, valid against the schema of Ant's JUnit task and that
/// of Jenkins: one suite per exercise and one case per check, in reading order.
func junit(_ record: GradeRecord) -> String {
  let exercises = record.exercises.map { exercise in
    let cases = exercise.checks.map {
      JUnitCase(
        name: $0.name, group: exercise.name, seconds: $0.seconds,
        outcome: $0.outcome, message: exercise.message(of: $0))
    }
    return (name: exercise.title, cases: cases)
  }
  let stories = record.stories.map { story in
    // The tests of a story that passed have numbers for names.
    let passed = (0..<story.passed).map {
      JUnitCase(name: "test \($0 + 1)", group: story.name)
    }
    let failed = story.failures.map {
      JUnitCase(name: $0, group: story.name, outcome: .failed, message: $0)
    }
    return (name: story.name, cases: passed + failed)
  }
  let date = record.started.ISO8601Format(
    .init(dateSeparator: .dash, timeSeparator: .colon)
  ).prefix(19)
  let suites = (exercises + stories).enumerated().map { number, suite in
    func count(_ kind: String) -> Int { suite.cases.count { $0.kind == kind } }
    return """
        <testsuite package="ObservationWorkbook" id="\(number)" \
      name=\(quoted(suite.name)) timestamp="\(date)" hostname="localhost" \
      tests="\(suite.cases.count)" failures="\(count("failure"))" \
      errors="\(count("error"))" skipped="\(count("skipped"))" \
      time="\(decimal(suite.cases.map(\.seconds).reduce(0, +)))">
          <properties/>
      \(suite.cases.map(\.xml).joined())    <system-out/>
          <system-err/>
        </testsuite>

      """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>

    """ + suites.joined() + "</testsuites>\n"
}

/// One `testcase`.
private struct JUnitCase {
  let name: String
  let group: String
  var seconds = 0.0
  var outcome = CheckResult.Outcome.passed
  var message = ""

  /// The name of the element that says how it went; nil if it passed.
  var kind: String? {
    switch outcome {
    case .passed: nil
    case .skipped: "skipped"
    case .failed: "failure"
    default: "error"
    }
  }

  var xml: String {
    let head =
      "    <testcase name=\(quoted(name)) classname=\(quoted(group)) "
      + "time=\"\(decimal(seconds))\""
    guard let kind else { return "\(head)/>\n" }
    let words =
      outcome == .skipped
      ? "" : " type=\(quoted(outcome.rawValue)) message=\(quoted(message))"
    return "\(head)><\(kind)\(words)/></testcase>\n"
  }
}

private func decimal(_ seconds: Double) -> String {
  String(format: "%.3f", seconds)
}

/// A text as an attribute's value: escaped, and with U+FFFD for the characters
/// that XML cannot contain.
private func quoted(_ text: String) -> String {
  let escapes: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;",
    "\t": "&#9;",
  ]
  let escaped = text.unicodeScalars.map { scalar in
    let isKnown = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
    return escapes[scalar] ?? (isKnown ? "\(scalar)" : "\u{FFFD}")
  }
  return "\"\(escaped.joined())\""
}
