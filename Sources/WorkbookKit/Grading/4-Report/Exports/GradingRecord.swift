// The results of one grading, for programs. Every export is made from this
// record. Its own format is the JSON that Record.md describes.

import Foundation

/// The record of one grading.
struct GradingRecord: Encodable {
  package struct Exercise: Encodable {
    let id: String
    let name: String
    let path: String
    let state: String
    /// The reason why no check could run; empty otherwise.
    let explanation: String
    /// The belief that the failure shows, as a sentence; empty if it shows
    /// none.
    let belief: String
    let checks: [Check]
  }

  struct Check: Encodable {
    let name: String
    let outcome: WorkbookKit.Check.Outcome
    /// What was seen, then the rule; empty if the check passed.
    let message: String
    /// The file of the expectation that failed, or else of the check.
    let file: String
    let line: Int
    let seconds: Double
    /// The beginning of what the graded code has printed in it.
    let output: String
    /// The check's source, for readers who cannot open the file.
    let code: String
  }

  struct Story: Encodable {
    let chapter: Int
    let name: String
    let passed: Int
    let failures: [String]
  }

  let version = 1
  let started: Date
  let seconds: Double
  /// The folder that was graded.
  let from: String
  let exitCode: Int32
  let exercises: [Exercise]
  let stories: [Story]

  init(
    _ report: Report, of submission: Submission, from start: Date,
    exitCode: Int32
  ) {
    started = start
    seconds = Date().timeIntervalSince(start)
    from = submission.root
    self.exitCode = exitCode
    exercises = report.grades.map { Exercise($0, submission.workspace) }
    stories = report.stories.map {
      Story(
        chapter: $0.chapter.number, name: $0.chapter.story,
        passed: $0.passed, failures: $0.failures)
    }
  }
}

extension GradingRecord.Exercise {
  /// Makes the record of an exercise. If no check has run, it lists the
  /// declared ones: as skipped if the exercise is not started, or else as
  /// unreported.
  fileprivate init(_ grade: Grade, _ workspace: Workspace) {
    let suite = try? Suite(of: grade.exercise, in: workspace)
    var checks = grade.checks
    if checks.isEmpty, let suite {
      checks = suite.checks.map { WorkbookKit.Check($0, of: suite) }
      if grade.state == .notStarted {
        for index in checks.indices { checks[index].outcome = .skipped }
      }
    }
    let source = Dictionary(
      (suite?.checks ?? []).map { ($0.function, $0.code) },
      uniquingKeysWith: { $1 })
    id = grade.exercise.id
    name = grade.exercise.name
    path = grade.exercise.path
    (state, explanation) = grade.state.words
    belief = workspace.belief(shownBy: grade)?.sentence ?? ""
    self.checks = checks.map { check in
      let issue = check.issues.first
      let isIssueHere = issue.map { !$0.file.isEmpty } ?? false
      return GradingRecord.Check(
        name: check.name, outcome: check.outcome,
        message: check.issues.map(\.text).joined(separator: "\n"),
        file: workspace.relative(isIssueHere ? issue!.file : check.file),
        line: isIssueHere ? issue!.line : check.line, seconds: check.seconds,
        output: check.printout.prefix(characters: Printout.room).text,
        code: source[check.function] ?? "")
    }
  }
}

extension Grade.State {
  /// The state's name, and the reason why no check could run.
  fileprivate var words: (String, String) {
    switch self {
    case .notStarted: ("notStarted", "")
    case .solved: ("solved", "")
    case .failing: ("failing", "")
    case .broken(let errors):
      ("doesNotCompile", errors.joined(separator: "\n"))
    case .misfit(let needs):
      ("doesNotFit", needs.joined(separator: "\n"))
    case .unusable(let what): ("unusable", what)
    }
  }
}
