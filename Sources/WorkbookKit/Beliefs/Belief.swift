// What somebody may believe about the world who writes a wrong answer. The
// report asks a learner about it where the failure shows it, and nothing else.

import NotesKit

/// A belief, as a sentence that is not true.
package struct Belief: Hashable {
  /// The sentence, with its full stop.
  let sentence: String

  /// Takes the first sentence of a text.
  ///
  /// - Returns: Nil if the sentence speaks of its writer.
  init?(_ text: String) {
    let end = text.firstRange(of: ". ")?.lowerBound
    sentence = end.map { String(text[...$0]) } ?? text
    let words = sentence.split { !$0.isLetter && $0 != "'" }
    guard !words.contains(where: Self.ofTheWriter.contains) else { return nil }
  }

  private static let ofTheWriter: Set<Substring> = ["I", "me", "my", "My"]

  /// The question to a learner.
  package var question: String { "Did you think that \(clause)?" }

  /// The sentence without its full stop, in the middle of another. A first word
  /// that is code keeps its capital: it is in backticks, or it has a capital
  /// inside.
  private var clause: String {
    let words = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    let first = words.prefix { $0 != " " }
    let isName = first.dropFirst().contains { $0.isUppercase }
    return isName
      ? String(words) : words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The reason why the question would not be good English; nil if it is.
  package var fault: String? {
    let first = sentence.prefix { $0 != " " }
    if Self.poorBeginnings.contains(first) {
      return "\"Did you think that \(first.lowercased()) …?\" reads badly"
    }
    return sentence.hasSuffix(".") ? nil : "a belief ends with a full stop"
  }

  private static let poorBeginnings: Set<Substring> = [
    "That", "To", "Whether", "Who",
  ]
}

extension Workspace {
  /// The belief that the failure of an exercise shows: the bank has answers
  /// that are refused by this very check, with words that stand in this very
  /// message, and all of them state the same belief.
  ///
  /// A suite's first check refuses the stub. While it fails, the learner may
  /// only not have come so far, so it shows no belief.
  ///
  /// - Complexity: Reads the bank's wrong answers to one exercise.
  package func belief(shownBy grade: Grade) -> Belief? {
    let result = grade.result
    if result.state == .failing, result.firstFailing == result.checks.first {
      return nil
    }
    return AnswerRefusal(grade).flatMap {
      belief(shownBy: $0, in: grade.exercise)
    }
  }

  /// The belief that a refusal shows.
  func belief(shownBy refusal: AnswerRefusal, in exercise: Exercise) -> Belief?
  {
    WorkbookKit.belief(shownBy: refusal, among: wrongHeads(of: exercise))
  }

  /// The paths of the right or the wrong answers: files and folders.
  package func answerPaths(_ kind: String, to exercise: Exercise) -> [String] {
    let folder = "\(exercise.bankFolder)/\(kind)"
    return names(in: folder).map { "\(folder)/\($0)" }
  }

  /// The heads of the wrong answers to an exercise.
  func wrongHeads(of exercise: Exercise) -> [AnswerHead] {
    answerPaths("wrong", to: exercise).compactMap { path in
      let file =
        path.hasSuffix(".swift") ? path : swiftFiles(in: path).min() ?? path
      return (try? text(file)).flatMap(AnswerHead.init)
    }
  }
}

/// The belief that a refusal shows, if all heads that fit it state the same.
func belief(shownBy refusal: AnswerRefusal, among heads: [AnswerHead])
  -> Belief?
{
  let beliefs = Set(heads.filter { refusal.fits($0.refusal) }.map(\.belief))
  return beliefs.count == 1 ? beliefs.first! : nil
}

extension AnswerRefusal {
  /// Whether it is by the check that a head expects, with the words.
  fileprivate func fits(_ expected: AnswerRefusal?) -> Bool {
    expected.map { by == $0.by && saying.contains($0.saying) } ?? false
  }
}
