// A report in words: a line for each exercise, then what to mend first.

import Foundation
import NotesKit

/// Tells a learner, or the person who grades them, how the exercises stand.
struct GradeText {
  let submission: Submission
  /// The next step when nothing has failed. Nil when somebody else's work is
  /// graded, because then the reader has no next step.
  let nextStep: String?
  let display: Display
  /// What it shows of the text that the graded code has printed.
  var printouts = Printouts.none

  /// A choice among printed texts.
  enum Printouts {
    case none
    /// The beginning of what the check to mend first has printed.
    case beginning
    /// All that the checks have printed, those that pass included.
    case all
  }

  func text(of report: Report) -> String {
    var lines = self.lines(for: report.grades)
    for story in report.stories {
      lines.append(
        """
        All of chapter \(story.chapter.number): its story, which uses all \
        answers, \(line(for: story))
        """)
    }
    let details =
      report.grades.compactMap { grade in
        detail(of: grade).map { detail in
          // An exercise on its own has been named in the line above.
          report.grades.count == 1
            ? detail : "\(heading(of: grade))\n\n\(detail)"
        }
      }
      + report.stories.flatMap { story in
        story.failures.prefix(1).map { failure in
          (["  \(failure)"] + beginning(of: story.printout, indent: 2))
            .joined(separator: "\n")
        }
      }
      + allPrintouts(in: report)
    let closing = report.hasFailure ? nil : nextStep.map { "\n\($0)" }
    return lines.joined(separator: "\n") + "\n"
      + details.map { "\n\($0)\n" }.joined() + (closing ?? "")
  }

  /// A line for each exercise. Of several chapters, those that are not started
  /// are counted in the last line.
  private func lines(for grades: [Grade]) -> [String] {
    let chapters = Set(grades.map { $0.exercise.path.prefix { $0 != "/" } })
    let listed =
      chapters.count > 1 ? grades.filter { $0.state != .notStarted } : grades
    let width = listed.map { title(of: $0).count }.max() ?? 0
    let lines = listed.map { grade in
      let title = title(of: grade)
      let gap = String(repeating: " ", count: width - title.count + 2)
      return "\(title)\(gap)\(line(for: grade))"
    }
    return switch grades.count - listed.count {
    case 0: lines
    case grades.count: ["No exercise is started."]
    case 1: lines + ["1 exercise is not started"]
    case let count: lines + ["\(count) exercises are not started"]
    }
  }

  private func title(of grade: Grade) -> String {
    "\(grade.exercise.id) \(grade.exercise.name)"
  }

  private func heading(of grade: Grade) -> String {
    styled(title(of: grade), .heading, display: display)
  }

  private func line(for grade: Grade) -> String {
    switch grade.state {
    case .notStarted: return "not started"
    case .solved: return styled("solved", .good, display: display)
    case .failing:
      return styled("started", .bad, display: display) + ", " + count(of: grade)
    case .broken:
      return styled("does not compile", .bad, display: display)
    case .misfit:
      return styled("does not fit its checks", .bad, display: display)
    case .unusable:
      return styled("cannot be graded", .bad, display: display)
    }
  }

  /// The number of checks that pass; or, for an exercise that is shipped with
  /// faults, the number of faults that are mended, and of the things that
  /// worked and do no longer.
  private func count(of grade: Grade) -> String {
    let passed = grade.checks.filter { $0.outcome == .passed }
    let symptoms = symptoms(of: grade)
    guard !symptoms.isEmpty else {
      return "\(passed.count) of \(grade.checks.count) checks pass"
    }
    let mended = passed.count { symptoms.contains($0.function) }
    let broken =
      grade.checks.count - passed.count - (symptoms.count - mended)
    return "\(mended) of \(symptoms.count) mended"
      + (broken > 0 ? ", \(broken) broken" : "")
  }

  /// The checks that look for faults which the exercise is shipped with.
  private func symptoms(of grade: Grade) -> Set<String> {
    let suite = try? Suite(of: grade.exercise, in: submission.workspace)
    return Set((suite?.checks ?? []).filter(\.isSymptom).map(\.function))
  }

  private func line(for story: StoryGrade) -> String {
    story.failures.isEmpty
      ? styled("plays to its end", .good, display: display)
      : styled("breaks off", .bad, display: display)
  }

  /// The checks to mend: the first one in full, the others by name. Nil if
  /// there is nothing to mend.
  private func detail(of grade: Grade) -> String? {
    let lines: [String]
    var (canHint, canReset) = (false, false)
    switch grade.state {
    case .notStarted, .solved: return nil
    case .broken(let errors), .misfit(let errors):
      lines =
        errors.prefix(3).map { filled($0, indent: 2) }
        + question(on: grade, indent: 2)
    case .unusable(let what):
      let reason =
        nextStep == nil
        ? what : Submission.withoutReset(what, of: grade.exercise)
      canReset = reason != what
      lines = [filled(reason, indent: 2)]
    case .failing:
      canHint = true
      lines = checks(of: grade)
    }
    var text = lines
    if nextStep != nil {
      let id = grade.exercise.id
      if case .unusable = grade.state {
        let next = "  Next: \(Submission.reset(grade.exercise))"
        text += [""] + (canReset ? [next] : []) + ["  then: make grade E=\(id)"]
      } else {
        let workspace = submission.workspace
        let next = NextSteps(
          steps: [
            workspace.editing(
              grade.exercise, refused: grade.state.refusedPlace),
            "make grade E=\(id)",
          ],
          others: !canHint
            ? [] : ["make hint E=\(id)"] + workspace.playing(grade.exercise))
        text += ["", next.text(indent: "  ")]
      }
    }
    return text.joined(separator: "\n")
  }

  private func checks(of grade: Grade) -> [String] {
    guard let first = grade.firstFailing else {
      return [filled("no check has run", indent: 2)]
    }
    let symptoms = symptoms(of: grade)
    func isBroken(_ check: Check) -> Bool {
      !symptoms.isEmpty && !symptoms.contains(check.function)
    }
    func title(of check: Check) -> String {
      marked(
        check,
        failure: symptoms.isEmpty
          ? nil : isBroken(check) ? "broken" : "still seen")
    }
    // What has worked before is told in full, too: the latest edit broke it.
    let firstBroken = grade.failing.first(where: isBroken)
    var lines = [filled(title(of: first), indent: 2)]
    if let issue = first.issues.first {
      // A message may quote a screen of several lines.
      let text = issue.text.replacing("\n", with: " / ")
      lines.append(filled(text, indent: 4))
      lines += question(on: grade, indent: 4)
      if let drawing = issue.drawing {
        lines += [""] + self.lines(ofDrawing: String(drawing)) + [""]
      }
      if !issue.file.isEmpty {
        let path = submission.workspace.relative(issue.file).withoutControls
        lines.append(
          "    " + styled("\(path):\(issue.line)", .dim, display: display))
      }
    } else if first.outcome == .unreported {
      lines.append(filled("this check did not report", indent: 4))
    }
    let printout = beginning(
      of: first.printout, indent: 4,
      toSeeMore: "make grade E=\(grade.exercise.id) OUTPUT=1")
    let others = grade.failing.filter { $0 != first }.flatMap { check in
      let silent =
        check.outcome == .unreported && !display.plain ? " (not run)" : ""
      let title = filled("\(title(of: check))\(silent)", indent: 2)
      guard check == firstBroken, let issue = check.issues.first else {
        return [title]
      }
      let text = issue.text.replacing("\n", with: " / ")
      return [title, filled(text, indent: 4)]
    }
    return lines + printout
      + (printout.isEmpty || others.isEmpty ? others : [""] + others)
  }

  /// A question about the belief that a failure shows, if it shows one.
  private func question(on grade: Grade, indent: Int) -> [String] {
    guard let belief = submission.workspace.belief(shownBy: grade) else {
      return []
    }
    let parts = belief.question.split(
      separator: "`", omittingEmptySubsequences: false)
    let inlines = parts.enumerated().map { index, part in
      index % 2 == 0 ? Inline.text(String(part)) : .code(String(part))
    }
    return [filled(inlines, indent: indent)]
  }

  func filled(_ text: String, indent: Int) -> String {
    filled([.text(text)], indent: indent)
  }

  /// A paragraph that fits the display, with an indent.
  private func filled(_ paragraph: [Inline], indent: Int) -> String {
    var display = display
    display.width -= indent
    return Renderer(display).render([.paragraph(paragraph)])
      .split(separator: "\n")
      .map { String(repeating: " ", count: indent) + $0 }
      .joined(separator: "\n")
  }
}
