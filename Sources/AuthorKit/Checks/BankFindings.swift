// Checks the pages of answers without grading: whether each exercise has answers
// that differ, whether their code applies to the solution, whether the checks
// and mutants that they name exist, and whether each belief can be asked about.

import WorkbookKit

extension Workspace {
  /// Everything that is wrong with the bank, and how many answers it has.
  func bankFindings() throws -> (count: Int, findings: [Finding]) {
    var count = 0
    let findings = try catalogue.exercises.findings { exercise in
      do {
        count += try answerPage(of: exercise).sections.count
        return try bankFindings(of: exercise)
          + equalMutantFindings(of: exercise)
      } catch let failure as Failure {
        throw Finding(exercise.answers, 1, "\(failure)")
      }
    }
    return (count, findings)
  }

  /// Everything that is wrong with an exercise's page of answers.
  ///
  /// - Throws: A `Finding` if the code of an answer doesn't apply.
  func bankFindings(of exercise: Exercise) throws -> [Finding] {
    let page = try answerPage(of: exercise)
    let answers = try answers(to: exercise)
    let checks = declaredChecks(of: exercise).map(\.name)
    let refused = Dictionary(
      grouping: page.sections.filter { $0.refusal != nil },
      by: { $0.refusal!.by })
    let found =
      page.strays.map {
        Finding(exercise.answers, $0.number, "stands in no answer")
      } + countFindings(in: page, exercise.answers)
      + (try sameAnswers(answers, to: exercise))
      + page.sections.flatMap { section in
        faults(of: section, checks: checks, refused).map {
          Finding(section.page, section.line, "\(section.name): \($0)")
        }
      }
    return found.sorted { $0.line < $1.line }
  }

  private func countFindings(in page: AnswerPage, _ file: String) -> [Finding] {
    [("right", true, 3...4), ("wrong", false, 4...Int.max)].compactMap {
      kind, isRight, limits in
      let count = page.sections.count { $0.isRight == isRight }
      guard !limits.contains(count) else { return nil }
      let limit =
        count < limits.lowerBound
        ? "at least \(limits.lowerBound)" : "at most \(limits.upperBound)"
      return Finding(file, 1, "has \(count) \(kind) answers; \(limit)")
    }
  }

  /// What is wrong with a section.
  ///
  /// - Parameter refused: All sections with a refusal, by the check.
  private func faults(
    of section: AnswerSection, checks: [String],
    _ refused: [String: [AnswerSection]]
  ) -> [String] {
    var faults: [String] = []
    if section.text.isEmpty {
      faults.append("a sentence has to say what it shows")
    }
    if section.text.contains(WriteThis.mark) {
      faults.append("to be written: a sentence")
    }
    guard let refusal = section.refusal else {
      return section.isRight
        ? faults
        : faults + ["doesn't say what refuses it, and with which words"]
    }
    if section.isRight { faults.append("is right, and names a refusal") }
    if !(checks + [AnswerRefusal.compiler]).contains(refusal.by) {
      faults.append("the suite has no check: \(refusal.by)")
    }
    let others = refused[refusal.by]!
    if others.count > 2, section.line == others.last!.line {
      faults.append("the page has two others for this check: \(refusal.by)")
    }
    guard let belief = section.belief else { return faults }
    if refusal.by == checks.first {
      faults.append(
        "a belief is never asked about if the first check refuses it")
    }
    return faults
      + others.filter {
        $0.line != section.line && $0.belief != belief
          && $0.refusal!.saying.contains(refusal.saying)
      }.map { "its belief can't be told from that of \($0.name)" }
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
