// The answers that prove the grader: right ones, which it has to accept, and
// wrong ones, which the right check has to refuse with the right words. They
// stand in a page for each exercise: see AnswerPage and AnswerEdit.

import WorkbookKit

/// A right or a wrong answer to an exercise.
struct Answer {
  let exercise: Exercise
  let section: AnswerSection
  /// The files that are graded, by their names in the exercise.
  let files: [String: String]

  var isRight: Bool { section.isRight }
  var refusal: AnswerRefusal? { section.refusal }
  /// What it is called in reports.
  var title: String { "\(section.page):\(section.line): \(section.name)" }
}

extension Workspace {
  /// The answers to an exercise, as their page lists them. Those that the
  /// compiler has to refuse come first. A round with one of these is built
  /// twice, and in this order the exercises share such rounds.
  ///
  /// - Throws: A `Finding` if one of them doesn't follow the rules.
  func answers(to exercise: Exercise) throws -> [Answer] {
    let solution = try solution(of: exercise)
    let own = try fileToWrite(of: exercise)
    let answers = try answerPage(of: exercise).sections.map {
      Answer(
        exercise: exercise, section: $0,
        files: try $0.files(changing: solution, own: own ?? ""))
    }
    func isForCompiler(_ answer: Answer) -> Bool {
      answer.refusal?.by == AnswerRefusal.compiler
    }
    return answers.filter(isForCompiler)
      + answers.filter { !isForCompiler($0) }
  }

  /// The file whose code needs no name in a page of answers; nil if the learner
  /// writes in several.
  func fileToWrite(of exercise: Exercise) throws -> String? {
    let names = filesToWrite(of: exercise)
    return names.count > 1
      ? nil : try names.first ?? stub(of: exercise).keys.min()
  }
}

/// All right answers, and the first wrong answer for each check that refuses
/// some.
func oneForEachCheck(_ answers: [Answer]) -> [Answer] {
  var checks: Set<String> = []
  return answers.filter { answer in
    guard let refusal = answer.refusal else { return true }
    return checks.insert(refusal.by).inserted
  }
}
