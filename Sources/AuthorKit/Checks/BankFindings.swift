// Checks the pages of answers without grading: whether each exercise has answers
// that differ, whether their code applies to the solution, whether the checks
// and mutants that they name exist, and whether each belief can be asked about.

import Results
import WorkbookKit

extension Workspace {
  func bankFindings() throws -> [Finding] {
    try catalogue.exercises.findings { exercise in
      do {
        return try bankFindings(of: exercise)
          + equalMutantFindings(of: exercise)
      } catch let failure as Failure {
        throw Finding(exercise.answers, 1, "\(failure)")
      }
    }
  }

  /// Everything that is wrong with an exercise's page of answers.
  ///
  /// - Throws: A `Finding` if the code of an answer doesn't apply.
  func bankFindings(of exercise: Exercise) throws -> [Finding] {
    let page = try answerPage(of: exercise)
    let answers = try answers(to: exercise)
    let checks = declaredChecks(of: exercise).map(\.name)
    let right = page.sections.count(where: \.isRight)
    let wrong = page.sections.count - right
    let found =
      page.strays.map {
        Finding(exercise.answers, $0.number, "isn't part of any answer")
      }
      + Finding.those(
        exercise.answers, 1,
        [
          "has \(right) right answers; at least 3": right < 3,
          "has \(right) right answers; at most 4": right > 4,
          "has \(wrong) wrong answers; at least 4": wrong < 4,
        ])
      + (try sameAnswers(answers, to: exercise))
      + page.sections.flatMap { faults(of: $0, on: page, checks: checks) }
    return found.sorted { $0.line < $1.line }
  }

  private func faults(
    of section: AnswerSection, on page: AnswerPage, checks: [String]
  ) -> [Finding] {
    let (name, refusal) = (section.name, section.refusal)
    let by = refusal?.by ?? AnswerRefusal.compiler
    let others = page.sections.filter { refusal != nil && $0.refusal?.by == by }
    let rivals = others.filter {
      section.belief != nil && $0.belief != section.belief
        && $0.line != section.line
        && $0.refusal!.saying.contains(refusal!.saying)
    }
    return Finding.those(
      section.page, section.line,
      [
        "\(name): add a sentence that says what it shows": section.text.isEmpty,
        "\(name): to be written: a sentence":
          section.text.contains(WriteThis.mark),
        "\(name): doesn't say what refuses it, and with which words":
          refusal == nil && !section.isRight,
        "\(name): is a right answer, but names a refusal":
          refusal != nil && section.isRight,
        "\(name): the suite has no check: \(by)":
          by != AnswerRefusal.compiler && !checks.contains(by),
        "\(name): the page already has two answers for this check: \(by)":
          others.count > 2 && section.line == others.last!.line,
        "\(name): a belief is never asked about if the first check refuses it":
          section.belief != nil && by == checks.first,
      ])
      + rivals.map {
        Finding(
          section.page, section.line,
          "\(name): its belief can't be distinguished from that of \($0.name)")
      }
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
          "\(answer.section.name): has the same code as \($0)")
      }
    }
  }
}
