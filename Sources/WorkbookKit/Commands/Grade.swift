// make grade, make grade-N, make grade E=N.M.

import Foundation
import NotesKit

extension Workbook {
  /// Grades all exercises, those of a chapter, or one.
  func grade(
    _ name: String?, in workspace: Workspace, _ display: Display
  ) throws -> Int32 {
    let catalogue = workspace.catalogue
    var exercises = catalogue.exercises
    var chapters = catalogue.chapters
    if let name, name.allSatisfy(\.isNumber) {
      let chapter = try catalogue.chapter(name)
      (exercises, chapters) = (chapter.exercises, [chapter])
    } else if let name {
      (exercises, chapters) = ([try catalogue.exercise(name)], [])
    }

    let progress = ProgressLine(display: display)
    let report = try Grader(workspace: workspace, progress: progress)
      .grade(exercises, stories: chapters)
    let record = try remember(report, in: workspace)
    let text = GradeText(
      workspace: workspace, record: record, display: display)
    write(text.text(of: report))
    if let trouble = report.trouble { throw Failure(trouble) }
    return report.hasFailure ? 1 : 0
  }

  private func remember(
    _ report: Grader.Report, in workspace: Workspace
  ) throws -> LearnerRecord {
    var record = try LearnerRecord.load(from: workspace)
    let before = record
    for grade in report.grades where grade.state == .solved {
      record[grade.exercise].solved = fingerprint(
        of: workspace.sources(of: grade.exercise, under: "Exercises"))
    }
    if record != before { try record.save(to: workspace) }
    return record
  }
}

extension Grader.Report {
  var hasFailure: Bool {
    stories.contains { !$0.failures.isEmpty }
      || grades.contains { grade in
        switch grade.state {
        case .failing, .broken: true
        case .solved, .notStarted: false
        }
      }
  }
}

/// A report in words: a line for each exercise, then the first thing to mend.
struct GradeText {
  let workspace: Workspace
  let record: LearnerRecord
  let display: Display

  func text(of report: Grader.Report) -> String {
    let width = report.grades.map { title(of: $0).count }.max() ?? 0
    var lines = report.grades.map { grade in
      let title = title(of: grade)
      let gap = String(repeating: " ", count: width - title.count + 2)
      return "\(title)\(gap)\(line(for: grade))"
    }
    for story in report.stories where story.passed + story.failures.count > 0 {
      lines.append("The chapter's story \(line(for: story))")
    }
    let details =
      report.grades.compactMap(detail)
      + report.stories.flatMap { $0.failures.prefix(1).map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
      + details.map { "\n\($0)\n" }.joined() + closing(of: report)
  }

  private func title(of grade: Grade) -> String {
    "\(grade.exercise.id) \(grade.exercise.name)"
  }

  private func line(for grade: Grade) -> String {
    switch grade.state {
    case .notStarted: return "not started"
    case .broken: return styled("does not compile", .bad, display: display)
    case .solved: return styled("solved", .good, display: display)
    case .failing:
      let passed = grade.checks.count { $0.outcome == .passed }
      return styled("started", .bad, display: display)
        + ", \(passed) of \(grade.checks.count) checks pass"
    }
  }

  private func line(for story: StoryGrade) -> String {
    story.failures.isEmpty
      ? styled("plays to its end", .good, display: display)
      : styled("breaks off", .bad, display: display)
  }

  /// What to mend first in an exercise: one check in full, the others by name.
  private func detail(of grade: Grade) -> String? {
    let file = workspace.file(of: grade.exercise)
    switch grade.state {
    case .notStarted, .solved: return nil
    case .broken(let errors):
      return heading(grade)
        + errors.prefix(3).map { filled($0, indent: 2) }.joined(separator: "\n")
        + "\n\n  Next: mend \(file)\n  then: make grade E=\(grade.exercise.id)"
    case .failing:
      let failed = grade.checks.filter { $0.outcome != .passed }
      guard let first = failed.first else {
        return heading(grade) + "  no check reported; run swift test to see why"
      }
      var lines = [filled("✘ \(first.name)", indent: 2)]
      if let issue = first.issues.first {
        lines.append(filled(issue.explanation, indent: 4))
        if !issue.file.isEmpty {
          let place = "\(workspace.relative(issue.file)):\(issue.line)"
          lines.append("    " + styled(place, .dim, display: display))
        }
      }
      lines += failed.dropFirst().map { filled("✘ \($0.name)", indent: 2) }
      lines += [
        "", "  Next: edit \(file)",
        "  then: make grade E=\(grade.exercise.id)",
        "    or: make hint E=\(grade.exercise.id)",
      ]
      return heading(grade) + lines.joined(separator: "\n")
    }
  }

  private func heading(_ grade: Grade) -> String {
    styled(title(of: grade), .heading, display: display) + "\n\n"
  }

  /// What comes next when nothing has failed.
  private func closing(of report: Grader.Report) -> String {
    report.hasFailure ? "" : "\n" + workspace.nextStep(after: record)
  }

  /// A text wrapped to the display, with an indent.
  private func filled(_ text: String, indent: Int) -> String {
    var display = display
    display.width -= indent
    return Renderer(display).render([.paragraph([.text(text)])])
      .split(separator: "\n")
      .map { String(repeating: " ", count: indent) + $0 }
      .joined(separator: "\n")
  }
}
