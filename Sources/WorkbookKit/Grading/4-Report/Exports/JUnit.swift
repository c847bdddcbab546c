// The record as JUnit XML, valid against the schema of Ant's JUnit task and
// that of Jenkins: one suite per exercise and one case per check, in reading
// order.

import Foundation

/// The record as JUnit XML.
func junit(_ record: GradingRecord) -> String {
  let date = record.started.ISO8601Format(
    .init(dateSeparator: .dash, timeSeparator: .colon)
  ).prefix(19)
  func suite(_ number: Int, _ name: String, _ cases: [JUnitCase]) -> String {
    func count(_ kind: String) -> Int {
      cases.count { $0.result?.kind == kind }
    }
    let time = cases.map(\.seconds).reduce(0, +)
    return """
        <testsuite package="ObservationWorkbook" id="\(number)" \
      name=\(quoted(name)) timestamp="\(date)" hostname="localhost" \
      tests="\(cases.count)" failures="\(count("failure"))" \
      errors="\(count("error"))" skipped="\(count("skipped"))" \
      time="\(decimal(time))">
          <properties/>
      \(cases.map(\.xml).joined())    <system-out/>
          <system-err/>
        </testsuite>

      """
  }
  let exercises = record.exercises.map { exercise in
    (
      "\(exercise.id) \(exercise.name)",
      exercise.checks.map {
        JUnitCase($0, in: exercise)
      }
    )
  }
  let stories = record.stories.map { story in
    (story.name, JUnitCase.cases(of: story))
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>

    """
      + (exercises + stories).enumerated().map { suite($0, $1.0, $1.1) }
      .joined()
      + "</testsuites>\n"
}

/// One `testcase`.
private struct JUnitCase {
  let name: String
  let group: String
  let seconds: Double
  var result: (kind: String, type: String, message: String)?

  var xml: String {
    let head =
      "    <testcase name=\(quoted(name)) classname=\(quoted(group)) "
      + "time=\"\(decimal(seconds))\""
    guard let result else { return "\(head)/>\n" }
    let inner =
      result.kind == "skipped"
      ? "<skipped/>"
      : "<\(result.kind) type=\(quoted(result.type)) "
        + "message=\(quoted(result.message))/>"
    return "\(head)>\(inner)</testcase>\n"
  }

  init(_ check: GradingRecord.Check, in exercise: GradingRecord.Exercise) {
    name = check.name
    group = exercise.name
    seconds = check.seconds
    let text = { check.message(in: exercise) }
    switch check.outcome {
    case .passed: break
    case .skipped: result = ("skipped", "", "")
    case .failed: result = ("failure", "failed", text())
    default: result = ("error", check.outcome.rawValue, text())
    }
  }

  private init(name: String, group: String) {
    self.name = name
    self.group = group
    seconds = 0
  }

  /// The cases of a story's scenes. Those that passed have numbers for names.
  static func cases(of story: GradingRecord.Story) -> [JUnitCase] {
    let passed = (0..<story.passed).map {
      JUnitCase(name: "scene \($0 + 1)", group: story.name)
    }
    return passed
      + story.failures.map { failure in
        var scene = JUnitCase(name: failure, group: story.name)
        scene.result = ("failure", "failed", failure)
        return scene
      }
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
