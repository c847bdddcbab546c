// Checks the bank without grading: whether each exercise has enough answers,
// and whether the checks and mutants that they name exist.

import WorkbookKit

/// Checks the bank of every exercise.
func bankStep(_ workspace: Workspace) -> StepResult {
  let findings =
    workspace.bankFindings()
    + workspace.equalMutantFindings(of: workspace.catalogue.exercises)
  let count = workspace.catalogue.exercises.reduce(0) { count, exercise in
    count + workspace.answerPaths("right", to: exercise).count
      + workspace.answerPaths("wrong", to: exercise).count
  }
  return StepResult(
    findings,
    figure: "\(count) answers, each with what the grader must say of it",
    remedy: "make bank E=1.1 and make mutants E=1.1 say what belongs there")
}

extension Workspace {
  /// Everything that is wrong with the bank.
  func bankFindings() -> [Finding] {
    catalogue.exercises.flatMap { bankFindings(of: $0) }
  }

  private func bankFindings(of exercise: Exercise) -> [Finding] {
    let checks = declaredChecks(of: exercise)
    let known = checks.map(\.name) + [AnswerRefusal.compiler]
    var found: [Finding] = []
    for (kind, least) in [("right", 3), ("wrong", 8)] {
      let paths = answerPaths(kind, to: exercise)
      if paths.count < least {
        found.append(
          Finding(
            "\(exercise.bankFolder)/\(kind)", 1, "fewer than \(least) answers"))
      }
      for path in paths {
        do {
          found += findings(
            of: try answer(at: path, to: exercise), knownChecks: known)
        } catch {
          found.append(
            error as? Finding
              ?? Finding(path, 1, "\(error)"))
        }
      }
    }
    return found
  }

  private func findings(
    of answer: Answer, knownChecks: [String]
  ) -> [Finding] {
    func finding(_ line: Int, _ text: String) -> Finding {
      Finding(answer.file, line, text)
    }
    var found: [Finding] = []
    if !answer.isRight, answer.refusal == nil {
      found.append(
        finding(2, "does not say what refuses it, and with which words"))
    }
    if let name = answer.refusal?.by, !knownChecks.contains(name) {
      found.append(finding(2, "the suite has no check: \(name)"))
    }
    let shipped = (try? stub(of: answer.exercise)) ?? [:]
    for name in answer.files.keys.sorted()
    where answer.files[name] == shipped[name] {
      found.append(finding(1, "\(name) is the shipped file; leave it out"))
    }
    return found
  }
}
