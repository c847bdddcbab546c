// Grades the answers of the bank, and runs their checks again in other orders.

import Results
import WorkbookKit

/// Grades answers, a round at a time.
struct BankRun {
  let grading: RoundGrading
  /// How often each round's checks run again in another order.
  let shuffles: Int

  private var workspace: Workspace { grading.workspace }

  /// Grades the answers of a round.
  ///
  /// - Throws: A `Failure` if the fault is in none of the answers.
  func grade(_ round: [Answer]) throws -> [GradedAnswer] {
    var files: [Exercise: [String: String]] = [:]
    for answer in round {
      files[answer.exercise] = answer.files
    }
    let (grades, run) = try grading.grade(files, from: "Solutions")
    let changes = try shuffle(grades, run)
    return round.map { answer in
      let grade = grades[answer.exercise]!
      return GradedAnswer(
        answer: answer, refusal: AnswerRefusal(grade),
        named: workspace.belief(shownBy: grade),
        changes: changes[answer.exercise] ?? [])
    }
  }

  /// Runs the suites of a round again in other orders.
  ///
  /// - Returns: The checks that did not go as they did the first time, by
  ///   exercise.
  private func shuffle(
    _ grades: [Exercise: Grade], _ run: TestRun
  ) throws -> [Exercise: [String]] {
    let first = grades.mapValues(\.result.checks).filter { !$0.value.isEmpty }
    var changes: [Exercise: [String]] = [:]
    // A check that stops the program would take the others with it, in any
    // order.
    let stopped = first.values.joined().filter {
      $0.outcome.isStop || $0.outcome == .unreported
    }
    for number in 0..<shuffles where !first.isEmpty {
      grading.progress.show("shuffling, \(number + 1) of \(shuffles)")
      let again = try run.runShuffled(Array(first.keys), without: stopped)
      for (exercise, checks) in first {
        for check in checks where !stopped.contains(check) {
          let outcome = again[exercise]?.first { $0.id == check.id }?.outcome
          guard outcome != check.outcome else { continue }
          let change =
            "\(check.name): \(check.outcome), then "
            + "\(outcome ?? .unreported)"
          if changes[exercise]?.contains(change) != true {
            changes[exercise, default: []].append(change)
          }
        }
      }
    }
    grading.progress.end()
    return changes
  }
}
