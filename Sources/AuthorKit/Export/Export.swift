// `make export`: the record that `make grade JSON=…` writes, as JUnit's XML,
// which most programs read. The record is described beside the code that writes
// it, in Record.md.

import Foundation
import NotesKit
import Results
import WorkbookKit

extension Call {
  /// Writes a record as JUnit's XML.
  func export() throws -> Int32 {
    let path = try required("export which record? make export JSON=grade.json")
    guard let target = value(of: "--junit") else {
      throw Failure("name the file to write, such as JUNIT=grade.xml")
    }
    let record = try gradeRecord(workspace.text(path), from: path)
    try workspace.write(junit(record), to: target)
    return 0
  }
}

/// Reads a record of this version.
func gradeRecord(_ text: String, from path: String) throws -> GradeRecord {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  let record = try? decoder.decode(GradeRecord.self, from: Data(text.utf8))
  guard let record, record.version == 1 else {
    throw Failure("\(path) is no record; make grade JSON=\(path) writes one")
  }
  return record
}

/// The record as JUnit XML, valid against the schema of Ant's JUnit task and that
/// of Jenkins: one suite per exercise and one case per check, in reading order.
func junit(_ record: GradeRecord) -> String {
  let exercises = record.exercises.map { exercise in
    (
      name: "\(exercise.id) \(exercise.name)",
      cases: exercise.checks.map {
        JUnitCase(
          name: $0.name, group: exercise.name, seconds: $0.seconds,
          outcome: $0.outcome, message: message(of: $0, in: exercise))
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

/// The message of a check that did not pass: its own, or else the exercise's.
private func message(
  of check: GradeRecord.GradedCheck, in exercise: GradeRecord.GradedExercise
) -> String {
  if exercise.state == "notStarted" { return "not started" }
  if !check.message.isEmpty { return check.message }
  return exercise.explanation.isEmpty
    ? "this check did not report" : exercise.explanation
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
