// Grades the answers of the bank, and runs their checks again in other orders.

import WorkbookKit

/// Grades answers, a round at a time.
struct BankRun {
  let rounds: RoundRun
  /// How often each round's checks run again in another order.
  let shuffles: Int

  private var workspace: Workspace { rounds.desk.workspace }

  /// Grades the answers of a round.
  ///
  /// - Throws: A `Failure` if the fault is in none of the answers.
  func grade(_ round: [Answer]) throws -> [GradedAnswer] {
    var files: [Exercise: [String: String]] = [:]
    for answer in round {
      files[answer.exercise] = try workspace.files(handingIn: answer)
    }
    let graded = try rounds.grade(files, from: "Tests/Bank")
    let changes = try shuffle(graded)
    return round.map { answer in
      let grade = graded.grades[answer.exercise]!
      return GradedAnswer(
        answer: answer, refusal: AnswerRefusal(grade),
        named: workspace.belief(shownBy: grade),
        changes: changes[answer.exercise.suite] ?? [])
    }
  }

  /// Runs the suites of a round again in other orders.
  ///
  /// - Returns: The checks that did not go as they did the first time, by
  ///   suite.
  private func shuffle(_ round: Round) throws -> [String: [String]] {
    let (suites, first) = (round.suites, round.checks)
    var changes: [String: [String]] = [:]
    // A check that stops the program would take the others with it, in any
    // order.
    let stopped = first.values.joined().filter {
      $0.outcome.isStop || $0.outcome == .unreported
    }
    for number in 0..<shuffles where !suites.isEmpty {
      rounds.progress.show("shuffling, \(number + 1) of \(shuffles)")
      let again = try round.run.runShuffled(suites, without: stopped)
      for suite in suites {
        for check in first[suite.name] ?? [] where !stopped.contains(check) {
          let outcome = again[suite.name]?.first {
            $0.function == check.function
          }?.outcome
          guard outcome != check.outcome else { continue }
          let change =
            "\(check.name): \(check.outcome), then "
            + "\(outcome ?? .unreported)"
          if changes[suite.name]?.contains(change) != true {
            changes[suite.name, default: []].append(change)
          }
        }
      }
    }
    rounds.progress.end()
    return changes
  }
}
