// What a report marks and draws, and the words for it on a plain display.

import NotesKit

extension GradeText {
  /// The name of a check, with a mark that says how it went; on a plain display,
  /// with a word.
  ///
  /// - Parameter failure: What a failure of it means, if that is known.
  func marked(_ check: Check, failure: String? = nil) -> String {
    let isGood = check.outcome.isGood
    guard display.plain else {
      let words = isGood ? nil : failure
      return (isGood ? "✔ " : "✘ ") + (words.map { "\($0): " } ?? "")
        + check.name
    }
    return switch check.outcome {
    case .unreported: "not run: \(check.name)"
    case _ where isGood: "passed: \(check.name)"
    default: "\(failure ?? "failed"): \(check.name)"
    }
  }

  /// The drawing below a message, with its title; on a plain display, in words.
  func lines(ofDrawing drawing: String) -> [String] {
    guard display.plain else {
      return "\(Check.Issue.drawingTitle)\n\(drawing)".withoutControls
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    \($0)" }
    }
    return "the views, and which were evaluated:\n\(treeInWords(drawing))"
      .split(separator: "\n").map { filled(String($0), indent: 4) }
  }
}
