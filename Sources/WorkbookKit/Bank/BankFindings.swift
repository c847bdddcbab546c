// What can be said of the bank without grading: whether there are answers
// enough, and whether what they name is there, checks and mutants.

/// Looks at the bank of all exercises.
func testBank(_ workspace: Workspace) -> WorkspaceTest.Verdict {
  let findings =
    workspace.bankFindings()
    + workspace.equalMutantFindings(of: workspace.catalogue.exercises)
  let count = workspace.swiftFiles(in: "Tests/Bank").count
  return findings.isEmpty
    ? .fine("\(count) answers, each with what the grader must say of it")
    : .wrong(
      findings.map(\.description),
      remedy: "make bank E=1.1 and make mutants E=1.1 say what belongs there")
}

extension Workspace {
  /// What is amiss in the bank.
  func bankFindings() -> [Finding] {
    catalogue.exercises.flatMap { bankFindings(of: $0) }
  }

  private func bankFindings(of exercise: Exercise) -> [Finding] {
    let folder = "Tests/Bank/\(exercise.path)"
    let checks = (try? Suite(of: exercise, in: self))?.checks ?? []
    let known = checks.map(\.function) + [Refusal.compiler]
    var found: [Finding] = []
    for (kind, least) in [("right", 3), ("wrong", 8)] {
      let files = swiftFiles(in: "\(folder)/\(kind)")
      if files.count < least {
        found.append(
          Finding(
            file: "\(folder)/\(kind)", line: 1,
            text: "fewer than \(least) answers"))
      }
      for file in files {
        let text = (try? text(file)) ?? ""
        guard let answer = Answer(text, file: file, to: exercise) else {
          found.append(Finding(file: file, line: 1, text: Answer.rule))
          continue
        }
        if !answer.isRight, answer.refusal == nil {
          found.append(
            Finding(
              file: file, line: 2,
              text: "does not say who refuses it, and with which words"))
        }
        if let name = answer.refusal?.by, !known.contains(name) {
          found.append(
            Finding(
              file: file, line: 2, text: "the suite has no check: \(name)"))
        }
      }
    }
    return found
  }
}
