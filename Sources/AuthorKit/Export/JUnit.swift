// A record as JUnit XML, valid against the schema of Ant's JUnit task and that
// of Jenkins: one suite per exercise and one case per check, in reading order.

import Foundation
import WorkbookKit

/// The record as JUnit XML.
func junit(_ record: GradeRecord) -> String {
  let exercises = record.exercises.map { exercise in
    (
      name: exercise.title,
      cases: exercise.checks.map { JUnitCase($0, in: exercise) }
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
            name: $0, group: story.name, kind: "failure", type: "failed",
            message: $0)
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
  /// The name of the element that says how it went; nil if it passed.
  var kind: String?
  var type = ""
  var message = ""

  var xml: String {
    let head =
      "    <testcase name=\(quoted(name)) classname=\(quoted(group)) "
      + "time=\"\(decimal(seconds))\""
    guard let kind else { return "\(head)/>\n" }
    let words =
      kind == "skipped"
      ? "" : " type=\(quoted(type)) message=\(quoted(message))"
    return "\(head)><\(kind)\(words)/></testcase>\n"
  }
}

extension JUnitCase {
  init(
    _ check: GradeRecord.GradedCheck, in exercise: GradeRecord.GradedExercise
  ) {
    let kind: String? =
      switch check.outcome {
      case .passed: nil
      case .skipped: "skipped"
      case .failed: "failure"
      default: "error"
      }
    self.init(
      name: check.name, group: exercise.name, seconds: check.seconds,
      kind: kind, type: check.outcome.rawValue,
      message: exercise.message(of: check))
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
