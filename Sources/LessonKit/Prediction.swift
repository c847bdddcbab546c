// A question that is asked before a scene runs, with a reason for each answer.

/// What a learner is asked to predict, and why each answer holds or does not.
///
/// Texts are Markdown. A reason goes on after a colon, so it begins in lower
/// case:
///
///     Prediction(
///       "How often is it drawn?",
///       .wrong("once", "the visits change, too."),
///       .right("twice", "each of the two changes is reported."))
public struct Prediction: Sendable {
  /// One of the numbered answers.
  public struct Answer: Sendable {
    let text: String
    let reason: String
    let isRight: Bool

    public static func right(_ text: String, _ reason: String) -> Answer {
      Answer(text: text, reason: reason, isRight: true)
    }

    public static func wrong(_ text: String, _ reason: String) -> Answer {
      Answer(text: text, reason: reason, isRight: false)
    }
  }

  let question: String
  let answers: [Answer]

  /// - Precondition: Exactly one answer is right.
  public init(_ question: String, _ answers: Answer...) {
    precondition(
      answers.count(where: \.isRight) == 1,
      "a prediction has exactly one right answer: \(question)")
    self.question = question
    self.answers = answers
  }

  /// The number of the right answer, from 1.
  var right: Int { answers.firstIndex(where: \.isRight)! + 1 }

  /// The question and its numbered answers, as Markdown.
  var asked: String {
    let list = answers.enumerated().map { "\($0 + 1). \($1.text)" }
    return filled("**Predict.** \(question)") + "\n\n"
      + list.map(filled).joined(separator: "\n")
  }

  /// The right answer and why, then why each other one is not; as Markdown.
  var explained: String {
    let others = answers.indices.map { $0 + 1 }.filter { $0 != right }
    return filled(reason(for: right)) + "\n\n"
      + others.map { filled("- \(reason(for: $0))") }.joined(separator: "\n")
  }

  /// Why one answer, by its number, is right or is not; as Markdown.
  func reason(for number: Int) -> String {
    let answer = answers[number - 1]
    return answer.isRight
      ? "**\(number) is right:** \(answer.reason)"
      : "\(number) is not: \(answer.reason)"
  }

  /// What to say to somebody who has chosen an answer; as Markdown.
  func verdict(on choice: Int) -> String {
    choice == right
      ? reason(for: right)
      : "\(reason(for: choice))\n\n\(reason(for: right))"
  }
}

/// A paragraph or list item of Markdown in lines of 80 columns at most; those
/// after the first stand below the item's text.
private func filled(_ text: String) -> String {
  let mark = text.prefixMatch(of: #/([0-9]+\.|-) /#)?.output.0 ?? ""
  let indent = String(repeating: " ", count: mark.count)
  var lines = [""]
  for word in text.split(separator: " ") {
    let line = lines[lines.count - 1]
    if line.count + 1 + word.count > 80 {
      lines.append(indent + word)
    } else {
      lines[lines.count - 1] += line.isEmpty ? word : " " + word
    }
  }
  return lines.joined(separator: "\n")
}
