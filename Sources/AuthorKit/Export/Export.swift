// `make export`: the record that `make grade JSON=…` writes, in the formats of
// other programs. The record is described beside the code that writes it, in
// Record.md.

import Foundation
import NotesKit
import Results
import WorkbookKit

extension Call {
  /// Writes a record in other formats.
  func export() throws -> Int32 {
    let path = try required("export which record? make export JSON=grade.json")
    let writers: [(option: Option, text: (GradeRecord) throws -> String)] = [
      ("--junit", junit), ("--gradescope", { try json(GradescopeResults($0)) }),
    ]
    guard writers.contains(where: { has($0.option) }) else {
      throw Failure(
        "name a file for JUNIT or GRADESCOPE, such as JUNIT=grade.xml")
    }
    let record = try gradeRecord(workspace.text(path), from: path)
    for writer in writers {
      guard let target = value(of: writer.option) else { continue }
      try workspace.write(writer.text(record), to: target)
    }
    return 0
  }
}

/// Reads a record.
///
/// - Throws: A `Failure` if the text is no record of this version.
func gradeRecord(_ text: String, from path: String) throws -> GradeRecord {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  let record = try? decoder.decode(GradeRecord.self, from: Data(text.utf8))
  guard let record, record.version == 1 else {
    throw Failure("\(path) is no record; make grade JSON=\(path) writes one")
  }
  return record
}

extension GradeRecord.GradedExercise {
  var title: String { "\(id) \(name)" }

  /// The message of a check that did not pass: its own, or else the exercise's.
  func message(of check: GradeRecord.GradedCheck) -> String {
    if state == "notStarted" { return "not started" }
    if !check.message.isEmpty { return check.message }
    return explanation.isEmpty ? "this check did not report" : explanation
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
      zip(exercise.checks, 1...).map { check, number in
        let hasPassed = check.outcome == .passed
        return Test(
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
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

// MARK: - JUnit

/// The record as JUnit XML, valid against the schema of Ant's JUnit task and that
/// of Jenkins: one suite per exercise and one case per check, in reading order.
func junit(_ record: GradeRecord) -> String {
  let exercises = record.exercises.map { exercise in
    (
      name: exercise.title,
      cases: exercise.checks.map {
        JUnitCase(
          name: $0.name, group: exercise.name, seconds: $0.seconds,
          outcome: $0.outcome, message: exercise.message(of: $0))
      }
    )
  }
  let stories = record.stories.map { story in
    (
      name: story.name,
      // The tests of a story that passed have numbers for names.
      cases: (0..<story.passed).map {
        JUnitCase(name: "test \($0 + 1)", group: story.name)
      }
        + story.failures.map {
          JUnitCase(
            name: $0, group: story.name, outcome: .failed, message: $0)
        }
    )
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
      kind == "skipped"
      ? ""
      : " type=\(quoted(outcome.rawValue)) message=\(quoted(message))"
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
