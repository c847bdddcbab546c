// A conversation with the learner about questions that are due.

import NotesKit

/// A round of questions. Each one is asked once; those that are answered
/// wrongly are asked once more at the end.
struct ReviewRound {
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
      let answer: Int
      switch try ask(question, title: title) {
      case .leave: return score
      case .skip:
        score.skipped += 1
        continue
      case .answer(let number): answer = number
      }
      if answer == question.rightAnswer {
        score.right += 1
      } else {
        score.wrong += 1
        missed.append(question)
      }
      let isLast = index == questions.count - 1 && missed.isEmpty
      guard showVerdict(on: answer, to: question, isLast: isLast) else {
        return score
      }
    }
    for (index, question) in missed.enumerated() {
      let title = "Once more. \(question.place)"
      let answer: Int
      switch try ask(question, title: title) {
      case .leave: return score
      case .skip: continue
      case .answer(let number): answer = number
      }
      if answer == question.rightAnswer { score.mended += 1 }
      let isLast = index == missed.count - 1
      guard showVerdict(on: answer, to: question, isLast: isLast) else {
        return score
      }
    }
    return score
  }

  /// Asks a question and keeps its answer.
  private func ask(
    _ question: NotesQuestion, title: String
  ) throws -> Reply {
    let page = QuestionPage(question: question, display: console.display())
    var (pieces, isWhole) = page.pieces(title: title)
    // A question is not cut, so what is too tall above it has its own pages.
    let asked = pieces.removeLast()
    var pageSize = PageSize(console.display())
    while !pieces.isEmpty, !pageSize.fits(pieces + [asked]) {
      console.show(pageSize.takePage(from: &pieces))
      guard goesOn("More. Enter goes on, q leaves: ") else { return .leave }
      isWhole = false
      pageSize = PageSize(console.display())
    }
    console.show(pieces + [asked])
    let reply = reply(to: question, isWhole: isWhole)
    if case .answer(let answer) = reply { try keep(question, answer) }
    return reply
  }

  /// Asks until it understands the reply.
  ///
  /// It takes two Enters to skip a question, because the first may have been
  /// meant for the page before.
  private func reply(to question: NotesQuestion, isWhole: Bool) -> Reply {
    let numbers = "1 to \(question.answerCount)"
    let first =
      isWhole
      ? "Your answer, \(numbers) (Enter twice skips, q leaves): "
      : "Your answer (c all the code, Enter twice skips, q leaves): "
    var prompt = first
    var isSkipping = false
    while let line = console.ask(prompt) {
      let typed = words(line)
      if let reply = self.reply(typed, to: question) { return reply }
      switch typed {
      case "" where isSkipping: return .skip
      case "":
        prompt = "A number from \(numbers), or Enter again to skip: "
      case "c":
        if let reply = self.reply(showCode(of: question), to: question) {
          return reply
        }
        let page = QuestionPage(question: question, display: console.display())
        console.show([page.asked])
        prompt = first
      default: prompt = "A number from \(numbers), Enter twice, c or q: "
      }
      isSkipping = typed.isEmpty
    }
    return .leave
  }

  /// The meaning of a line that means the same below a question and its code.
  private func reply(_ typed: String, to question: NotesQuestion) -> Reply? {
    if ["q", "quit", "exit"].contains(typed) { return .leave }
    guard let answer = Int(typed), 1...question.answerCount ~= answer else {
      return nil
    }
    return .answer(answer)
  }

  /// Shows all of the code.
  ///
  /// - Returns: The line that was typed to leave it.
  private func showCode(of question: NotesQuestion) -> String {
    let page = QuestionPage(question: question, display: console.display())
    var rest = page.code
    while true {
      console.show(PageSize(console.display()).takePage(from: &rest))
      let prompt =
        rest.isEmpty
        ? "Enter goes back to the question, q leaves: "
        : "More. Enter goes on, b back to the question, q leaves: "
      let typed = console.ask(prompt).map(words) ?? "q"
      guard typed.isEmpty, !rest.isEmpty else { return typed }
    }
  }

  /// Says whether an answer is right, and why.
  ///
  /// - Returns: Whether the learner goes on.
  private func showVerdict(
    on answer: Int, to question: NotesQuestion, isLast: Bool
  ) -> Bool {
    var rest = QuestionPage(question: question, display: console.display())
      .verdict(on: answer)
    while true {
      var display = console.display()
      // The score comes below the last one.
      if isLast { display.rows -= 4 }
      console.show(PageSize(display).takePage(from: &rest))
      if rest.isEmpty { return isLast || goesOn("Enter goes on, q leaves: ") }
      guard goesOn("More. Enter goes on, q leaves: ") else { return false }
    }
  }

  private func goesOn(_ prompt: String) -> Bool {
    var prompt = prompt
    while let line = console.ask(prompt) {
      switch words(line) {
      case "": return true
      case "q", "quit", "exit": return false
      default: prompt = "Enter goes on, q leaves: "
      }
    }
    return false
  }

  private func words(_ line: String) -> String {
    line.filter { !$0.isWhitespace }.lowercased()
  }
}
