// What make grade and make watch add to the results for their reader: what comes
// next in each exercise, a question about what a failure shows, the compiler's
// warnings, and what the code has printed. `ReportText` writes it all down.

import Foundation
import NotesKit
import Results

/// A report on a grading, for a terminal.
struct GradeReport {
  /// A choice among printed texts.
  enum Printed {
    case none
    /// The beginning of what the check to fix first has printed.
    case beginning
    /// All that the checks have printed, those that pass included.
    case all
  }

  let grading: Grading
  let display: Display
  var printed = Printed.none
  /// What comes next in exercises that fail. A remedy that is the first step is
  /// left out of the message.
  var next: [Exercise: NextSteps] = [:]
  /// The end of a report in which nothing fails.
  var closing: String?

  var text: String {
    words.text(
      of: grading.grades.map(reported),
      stories: grading.stories.map { story in
        (story, beginning(of: story.printed, indent: 2))
      },
      sections: warned + allPrinted, closing: closing)
  }

  private func reported(_ grade: Grade) -> ReportedExercise {
    var exercise = ReportedExercise(grade.result)
    guard grade.result.isFailure else { return exercise }
    exercise.next = next[grade.exercise]
    let isFailing = grade.result.state == .failing
    // While a TODO is as it was shipped, its writer hasn't decided anything yet.
    if let belief = grade.belief, !grade.hasUntouchedTODO {
      exercise.question = question(belief, indent: isFailing ? 4 : 2)
    }
    if isFailing, let first = grade.result.firstFailing {
      exercise.printed = beginning(
        of: first.printed, indent: 4,
        toSeeMore: "make grade E=\(grade.exercise.id) OUTPUT=1")
    }
    if case .unusable(let reason) = grade.result.state,
      let remedy = exercise.next?.steps.first
    {
      exercise.result.state = .unusable(
        reason.replacing("; \(remedy)", with: ""))
    }
    return exercise
  }

  /// A question about a belief, in which words in backticks are code.
  private func question(_ belief: Belief, indent: Int) -> [String] {
    let parts = belief.question.split(
      separator: "`", omittingEmptySubsequences: false)
    return filled(
      parts.enumerated().map { index, part in
        index % 2 == 0 ? .text(String(part)) : .code(String(part))
      }, indent: indent)
  }

  /// The compiler's warnings about the files that were graded.
  private var warned: [String] {
    let warnings = grading.grades.compactMap(\.warnings).joined()
    guard !warnings.isEmpty else { return [] }
    let (shown, omitted) = warnings.beginning(lines: 20)
    let heading = styled("The compiler warns", .heading, display: display)
    let more = omitted > 0 ? ["  … and \(omitted) more lines"] : []
    let body = (lines(of: shown, indent: 2) + more).joined(separator: "\n")
    return ["\(heading)\n\n\(body)"]
  }

  // MARK: - What the code has printed

  /// The first lines that were printed in the check to fix first, or in the
  /// first scene of a story that failed.
  ///
  /// - Parameter command: The command that shows the rest, if there is one.
  private func beginning(
    of text: String, indent: Int, toSeeMore command: String? = nil
  ) -> [String] {
    let (shown, omitted) = text.beginning(lines: 10, characters: 800)
    guard printed == .beginning, !shown.isEmpty else { return [] }
    let margin = String(repeating: " ", count: indent)
    var lines = ["", "\(margin)your code printed:"]
    lines += self.lines(of: shown, indent: indent + 2)
    if omitted > 0 {
      let count = "\(omitted) more line\(omitted == 1 ? "" : "s")"
      lines.append(
        "\(margin)  … and \(count)" + (command.map { ": \($0)" } ?? ""))
    }
    return lines
  }

  /// All that was printed, by check, if something has run.
  private var allPrinted: [String] {
    let checks = grading.grades.flatMap(\.result.checks)
    guard printed == .all, !checks.isEmpty else { return [] }
    let heading = styled("What the code printed", .heading, display: display)
    let parts = checks.filter { !$0.printed.isEmpty }.map { check in
      let whole = check.printed.beginning().shown
      return
        (words.filled(words.marked(check), 2)
        + lines(of: whole, indent: 4)).joined(separator: "\n")
    }
    let body = parts.isEmpty ? "  nothing" : parts.joined(separator: "\n\n")
    return ["\(heading)\n\n\(body)"]
  }

  /// The lines of a text. The terminal breaks those that are too long.
  private func lines(of text: String, indent: Int) -> [String] {
    text.withoutControls
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
  }

  // MARK: - The look

  private var words: ReportText {
    var words = ReportText(width: display.width)
    words.isPlain = display.plain
    words.styled = { text, tone in
      let role: Role =
        switch tone {
        case .good: .good
        case .bad: .bad
        case .dim: .dim
        case .heading: .heading
        }
      return NotesKit.styled(text.withoutControls, role, display: display)
    }
    words.filled = { text, indent in filled([.text(text)], indent: indent) }
    let asDrawn = words.drawing
    words.drawing = { drawing in
      guard display.plain else { return asDrawn(drawing.withoutControls) }
      return "the views, and which were evaluated:\n\(treeInWords(drawing))"
        .split(separator: "\n").flatMap {
          filled([.text(String($0))], indent: 4)
        }
    }
    return words
  }

  /// A paragraph that fits the display, with an indent.
  private func filled(_ paragraph: [Inline], indent: Int) -> [String] {
    var display = display
    display.width -= indent
    return Renderer(display).render([.paragraph(paragraph)])
      .split(separator: "\n")
      .map { String(repeating: " ", count: indent) + $0 }
  }
}

extension String {
  /// The beginning of a text: whole lines, or, if not even the first one fits,
  /// its beginning; and the number of lines that are left out behind it. Line
  /// ends at the end do not count.
  func beginning(
    lines: Int = .max, characters: Int = .max
  ) -> (shown: String, omitted: Int) {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    let all = text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var room = characters
    let fitting = all.prefix(lines).prefix { line in
      defer { room -= line.count + 1 }
      return line.count <= room
    }
    guard let last = fitting.last else {
      return (String(text.prefix(characters)), all.count)
    }
    return (String(self[..<last.endIndex]), all.count - fitting.count)
  }
}
