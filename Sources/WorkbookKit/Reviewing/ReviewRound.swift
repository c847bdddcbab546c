// A conversation with the learner about questions that are due.

import NotesKit

/// A round of questions. Each one is asked once; those that are answered
/// wrongly are asked once more at the end.
struct ReviewRound {
  /// The place where a round is held: a terminal, or a test.
  struct Console {
    var write: (String) -> Void
    /// Shows a prompt, and returns the line that was typed; nil at the end of
    /// the input.
    var ask: (String) -> String?
    /// Shows a text that may be longer than the screen.
    var page: (String) throws -> Void
    /// The display of this moment: a terminal may change its size at any time.
    var display: () -> Display
  }

  /// The most questions that are asked at a time.
  static let limit = 10

  /// What has been answered.
  struct Score: Equatable {
    var right = 0
    var wrong = 0
    var skipped = 0
    /// The answers at the end that were right where the first was wrong.
    var mended = 0
  }

  let console: Console
  /// Keeps an answer. It is called before the verdict is shown, so an interrupt
  /// loses none.
  let keep: (NotesQuestion, Int) throws -> Void

  private enum Reply {
    case answer(Int), skip, leave
  }

  /// Asks questions until all are asked, or until the learner leaves.
  func ask(_ questions: [NotesQuestion]) throws -> Score {
    var score = Score()
    var missed: [NotesQuestion] = []
    for (index, question) in questions.enumerated() {
      let title = "\(index + 1) of \(questions.count). \(question.place)"
      switch try ask(question, title: title) {
      case .leave: return score
      case .skip:
        score.skipped += 1
        continue
      case .answer(question.rightAnswer): score.right += 1
      case .answer:
        score.wrong += 1
        missed.append(question)
      }
      let isLast = index == questions.count - 1 && missed.isEmpty
      guard isLast || goesOn() else { return score }
    }
    for (index, question) in missed.enumerated() {
      let title = "Once more. \(question.place)"
      switch try ask(question, title: title) {
      case .leave: return score
      case .skip: continue
      case .answer(let answer):
        if answer == question.rightAnswer { score.mended += 1 }
      }
      guard index == missed.count - 1 || goesOn() else { break }
    }
    return score
  }

  /// Asks a question, keeps its answer, and says what is right.
  private func ask(
    _ question: NotesQuestion, title: String
  ) throws -> Reply {
    let page = QuestionPage(question: question, display: console.display())
    let (text, isWhole) = page.text(title: title)
    console.write(text + "\n")
    let reply = try reply(to: question, isWhole: isWhole)
    guard case .answer(let answer) = reply else { return reply }
    try keep(question, answer)
    let isRight = answer == question.rightAnswer
    let display = console.display()
    console.write(
      styled(
        isRight ? "Right." : "Not this time.", isRight ? .good : .bad,
        display: display) + "\n\n")
    console.write(
      QuestionPage(question: question, display: display)
        .text(of: [question.output] + question.verdict(on: answer)) + "\n")
    return reply
  }

  /// Asks until it understands the reply.
  ///
  /// It takes two Enters to skip a question, because the first may have been
  /// meant for the page before.
  private func reply(
    to question: NotesQuestion, isWhole: Bool
  ) throws -> Reply {
    let numbers = "1 to \(question.answerCount)"
    let first =
      isWhole
      ? "Your answer, \(numbers) (Enter twice skips, q leaves): "
      : "Your answer (c all the code, Enter twice skips, q leaves): "
    var prompt = first
    var isSkipping = false
    while let line = console.ask(prompt) {
      let typed = line.filter { !$0.isWhitespace }.lowercased()
      switch typed {
      case "" where isSkipping: return .skip
      case "":
        isSkipping = true
        prompt = "A number from \(numbers), or Enter again to skip: "
        continue
      case "q": return .leave
      case "c":
        let page = QuestionPage(question: question, display: console.display())
        try console.page(page.code)
        console.write("\n" + page.text(of: question.question) + "\n")
        prompt = first
      default:
        if let answer = Int(typed), 1...question.answerCount ~= answer {
          return .answer(answer)
        }
        prompt = "A number from \(numbers), Enter twice, c or q: "
      }
      isSkipping = false
    }
    return .leave
  }

  private func goesOn() -> Bool {
    var prompt = "Enter goes on, q leaves: "
    while let line = console.ask(prompt) {
      switch line.filter({ !$0.isWhitespace }).lowercased() {
      case "": return true
      case "q": return false
      default: prompt = "Enter or q: "
      }
    }
    return false
  }
}
