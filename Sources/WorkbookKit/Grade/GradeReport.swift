// What make grade and make watch add to the results for their reader: what comes
// next in each exercise, a question about what a failure shows, and what the
// code has printed. `ReportText` writes it all down.

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

  let report: GradingReport
  let workspace: Workspace
  let display: Display
  /// Whether the reader has written the exercises and fixes them next.
  var isOwn = false
  var printed = Printed.none
  /// The end of a report in which nothing fails.
  var closing: String?

  var text: String {
    ReportText(style: style).text(
      of: report.grades.map(reported),
      stories: report.stories.map { story in
        (story, beginning(of: story.printed, indent: 2))
      },
      sections: allPrinted, closing: closing)
  }

  private func reported(_ grade: Grade) -> ReportedExercise {
    var exercise = ReportedExercise(grade.result)
    guard grade.result.isFailure else { return exercise }
    let isFailing = grade.result.state == .failing
    // While a TODO is as it was shipped, its writer hasn't decided anything yet.
    if let belief = grade.belief,
      !isOwn || !workspace.hasUntouchedTODO(in: grade.exercise)
    {
      exercise.question = question(belief, indent: isFailing ? 4 : 2)
    }
    if isFailing, let first = grade.result.firstFailing {
      exercise.printed = beginning(
        of: first.printed, indent: 4,
        toSeeMore: "make grade E=\(grade.exercise.id) OUTPUT=1")
    }
    if isOwn { addNextSteps(to: &exercise, grade) }
    return exercise
  }

  private func addNextSteps(to exercise: inout ReportedExercise, _ grade: Grade)
  {
    let again = "make grade E=\(grade.exercise.id)"
    guard case .unusable(let reason) = grade.result.state else {
      exercise.next = NextSteps(
        steps: [
          workspace.editing(
            grade.exercise, refused: grade.result.refusedPlace), again,
        ],
        others: grade.result.state == .failing
          ? ["make hint E=\(grade.exercise.id)"]
            + workspace.playing(grade.exercise) : [])
      return
    }
    let short = Submission.withoutReset(reason, of: grade.exercise)
    exercise.result.state = .unusable(short)
    exercise.next = NextSteps(
      steps: (short == reason ? [] : [Submission.reset(grade.exercise)])
        + [again])
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
    let hasRun = report.grades.contains { !$0.result.checks.isEmpty }
    guard printed == .all, hasRun else { return [] }
    let heading = styled("What the code printed", .heading, display: display)
    let checks = report.grades.flatMap(\.result.checks)
      .filter { !$0.printed.isEmpty }
    guard !checks.isEmpty else { return ["\(heading)\n\n  nothing"] }
    let parts = checks.map { check in
      let title = ReportText(style: style).marked(check)
      let whole = check.printed.beginning().shown
      return (style.filled(title, 2) + lines(of: whole, indent: 4))
        .joined(separator: "\n")
    }
    return ["\(heading)\n\n" + parts.joined(separator: "\n\n")]
  }

  /// The lines of a text. The terminal breaks those that are too long.
  private func lines(of text: String, indent: Int) -> [String] {
    text.withoutControls
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
  }

  // MARK: - The look

  private var style: ReportStyle {
    var style = ReportStyle(width: display.width)
    style.isPlain = display.plain
    style.styled = { text, role in
      let role: Role =
        switch role {
        case .good: .good
        case .bad: .bad
        case .dim: .dim
        case .heading: .heading
        }
      return NotesKit.styled(text.withoutControls, role, display: display)
    }
    style.filled = { text, indent in filled([.text(text)], indent: indent) }
    let asDrawn = style.drawing
    style.drawing = { drawing in
      guard display.plain else { return asDrawn(drawing.withoutControls) }
      return "the views, and which were evaluated:\n\(treeInWords(drawing))"
        .split(separator: "\n").flatMap {
          filled([.text(String($0))], indent: 4)
        }
    }
    return style
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

extension ExerciseResult {
  /// The place that the compiler has refused; nil if it has refused none.
  var refusedPlace: FileLine? {
    guard case .doesNotCompile(let errors) = state else { return nil }
    return errors.first.flatMap(FileLine.init(parsing:))
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
    var shown = text.prefix(characters)
    if shown.endIndex < text.endIndex, !text[shown.endIndex].isNewline,
      let end = shown.lastIndex(where: \.isNewline)
    {
      shown = shown[..<end]
    }
    let ends = shown.indices.lazy.filter { shown[$0].isNewline }
    if let end = ends.dropFirst(lines - 1).first { shown = shown[..<end] }
    let rest = text[shown.endIndex...]
    let omitted =
      rest.utf8.count { $0 == 0x0A } + (rest.first?.isNewline == false ? 1 : 0)
    return (String(shown), omitted)
  }
}
