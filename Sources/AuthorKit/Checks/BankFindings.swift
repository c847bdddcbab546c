// Checks the pages of answers without grading: whether each exercise has answers
// that differ, whether their code applies to the solution, whether the checks
// and mutants that they name exist, and whether each belief can be asked about.

import WorkbookKit

/// Checks the bank of every exercise.
func bankStep(_ workspace: Workspace) throws -> StepResult {
  let exercises = workspace.catalogue.exercises
  var count = 0
  var findings: [Finding] = []
  for exercise in exercises {
    do {
      count += try workspace.answerPage(of: exercise).sections.count
      findings += try workspace.bankFindings(of: exercise)
      findings += try workspace.equalMutantFindings(of: [exercise])
    } catch {
      findings.append(
        error as? Finding ?? Finding(exercise.answers, 1, "\(error)"))
    }
  }
  return StepResult(
    findings,
    figure: "\(count) answers, each with what the grader must say of it",
    remedy: "make bank E=1.1 and make mutants E=1.1 say what belongs there")
}

extension Workspace {
  /// Everything that is wrong with an exercise's page of answers.
  ///
  /// - Throws: A `Finding` if the code of an answer doesn't apply.
  func bankFindings(of exercise: Exercise) throws -> [Finding] {
    let page = try answerPage(of: exercise)
    let answers = try answers(to: exercise)
    let checks = declaredChecks(of: exercise).map(\.name)
    var found = page.strays.map {
      Finding(exercise.answers, $0.number, "stands in no answer")
    }
    for (isRight, most, least) in [(true, 4, 3), (false, .max, 4)] {
      let count = page.sections.count { $0.isRight == isRight }
      if !(least...most).contains(count) {
        let kind = isRight ? "right" : "wrong"
        let limit = count < least ? "at least \(least)" : "at most \(most)"
        found.append(
          Finding(exercise.answers, 1, "has \(count) \(kind) answers; \(limit)")
        )
      }
    }
    found += try sameAnswers(answers, to: exercise)
    let refused = Dictionary(
      grouping: page.sections.filter { $0.refusal != nil },
      by: { $0.refusal!.by })
    for section in page.sections {
      func add(_ text: String) {
        found.append(
          Finding(section.page, section.line, "\(section.name): \(text)"))
      }
      if section.text.isEmpty { add("a sentence has to say what it shows") }
      if section.text.contains(WriteThis.mark) {
        add("to be written: a sentence")
      }
      guard let refusal = section.refusal else {
        if !section.isRight {
          add("doesn't say what refuses it, and with which words")
        }
        continue
      }
      if section.isRight { add("is right, and names a refusal") }
      if !(checks + [AnswerRefusal.compiler]).contains(refusal.by) {
        add("the suite has no check: \(refusal.by)")
      }
      if refused[refusal.by]!.count > 2,
        section.line == refused[refusal.by]!.last!.line
      {
        add("the page has two others for this check: \(refusal.by)")
      }
      guard let belief = section.belief else { continue }
      if refusal.by == checks.first {
        add("a belief is never asked about if the first check refuses it")
      }
      for other in refused[refusal.by]! where other.line != section.line {
        if other.belief != belief,
          other.refusal!.saying.contains(refusal.saying)
        {
          add("its belief can't be told from that of \(other.name)")
        }
      }
    }
    return found.sorted { $0.line < $1.line }
  }

  /// Answers that have the code of another, or of the solution.
  private func sameAnswers(
    _ answers: [Answer], to exercise: Exercise
  ) throws -> [Finding] {
    let bare = try solution(of: exercise).mapValues {
      bareLines(of: $0).joined(separator: "\n") + "\n"
    }
    var known = [bare: "the solution"]
    return answers.compactMap { answer in
      let other = known[answer.files]
      known[answer.files] = answer.section.name
      return other.map {
        Finding(
          exercise.answers, answer.section.line,
          "\(answer.section.name): has the code of \($0)")
      }
    }
  }
}
