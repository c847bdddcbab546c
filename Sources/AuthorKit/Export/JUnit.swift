// A record as JUnit XML, valid against the schema of Ant's JUnit task and that
// of Jenkins: one suite per exercise and one case per check, in reading order.

import Foundation

/// The record as JUnit XML.
func junit(_ record: ExportedRecord) -> String {
  let exercises = record.exercises.map { exercise in
    (
      name: "\(exercise.id) \(exercise.name)",
      cases: exercise.checks.map { JUnitCase($0, in: exercise) }
    )
  }
  // The scenes of a story that passed have numbers for names.
  let stories = record.stories.map { story in
    (
      name: story.name,
      cases: (0..<story.passed).map {
        JUnitCase("scene \($0 + 1)", in: story.name)
      }
        + story.failures.map {
          JUnitCase($0, in: story.name, kind: "failure", type: "failed", $0)
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
  /// The name of the element that says how it went; nil if it passed.
  let kind: String?
  let seconds: Double
  let xml: String

  init(
    _ name: String, in group: String, seconds: Double = 0, kind: String? = nil,
    type: String = "", _ message: String = ""
  ) {
    self.kind = kind
    self.seconds = seconds
    let head =
      "    <testcase name=\(quoted(name)) classname=\(quoted(group)) "
      + "time=\"\(decimal(seconds))\""
    let words =
      kind == "skipped"
      ? "" : " type=\(quoted(type)) message=\(quoted(message))"
    xml =
      kind.map { "\(head)><\($0)\(words)/></testcase>\n" } ?? "\(head)/>\n"
  }

  init(_ check: ExportedRecord.Check, in exercise: ExportedRecord.Exercise) {
    let kinds = ["passed": nil, "skipped": "skipped", "failed": "failure"]
    self.init(
      check.name, in: exercise.name, seconds: check.seconds,
      kind: kinds[check.outcome] ?? "error", type: check.outcome,
      exercise.message(of: check))
  }
}

private func decimal(_ seconds: Double) -> String {
  String(format: "%.3f", seconds)
}

/// A text as an attribute's value: escaped, and with U+FFFD for the characters
/// that XML cannot contain.
private func quoted(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "&#10;"
    case "\t": result += "&#9;"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return "\"\(result)\""
}
