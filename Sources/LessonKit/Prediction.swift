// A question that is asked before a run runs, with a reason for each answer.

/// A question about the result of a run, with answers and their reasons.
///
/// Texts are Markdown. A reason follows a colon, so it begins in lower case:
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
    self.init(question, answers)
  }

  init(_ question: String, _ answers: [Answer]) {
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

  /// The reason why the right answer is right, then why each other one is
  /// wrong; as Markdown.
  var explained: String {
    let others = answers.indices.map { $0 + 1 }.filter { $0 != right }
    return filled(reason(for: right)) + "\n\n"
      + others.map { filled("- \(reason(for: $0))") }.joined(separator: "\n")
  }

  /// The reason why the answer with a number is right or wrong; as Markdown.
  func reason(for number: Int) -> String {
    let answer = answers[number - 1]
    return answer.isRight
      ? "**\(number) is right:** \(answer.reason)"
      : "Not \(number): \(answer.reason)"
  }

  /// The verdict on a chosen answer; as Markdown.
  func verdict(on choice: Int) -> String {
    choice == right
      ? reason(for: right)
      : "\(reason(for: choice))\n\n\(reason(for: right))"
  }
}

/// A paragraph or list item of Markdown in lines of at most 80 columns.
///
/// Lines after the first are indented to the item's text.
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
