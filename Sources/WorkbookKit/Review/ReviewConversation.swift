// The questions of a review, asked one after the other.

import NotesKit

struct ReviewConversation {
  let console: Console
  /// Keeps an answer. It is called before the verdict is shown, so an interrupt
  /// loses none.
  let keep: (NotesQuestion, Int) throws -> Void

  /// Asks questions until all are asked, or until the learner leaves.
  ///
  /// - Returns: How many answers were right, and how many there were.
  func ask(_ questions: [NotesQuestion]) throws -> (right: Int, all: Int) {
    var score = (right: 0, all: 0)
    for (index, question) in questions.enumerated() {
      let title = "\(index + 1) of \(questions.count). \(question.place)"
      switch reply(to: question, title: title) {
      case .leave: return score
      case .skip: continue
      case .choice(let choice):
        try keep(question, choice)
        score.all += 1
        if choice == question.rightAnswer { score.right += 1 }
        guard showVerdict(on: choice, to: question),
          index == questions.count - 1 || goesOn("Enter goes on, q leaves: ")
        else { return score }
      }
    }
    return score
  }

  private enum Reply {
    case choice(Int), skip, leave
  }

  /// Shows a question, and asks until it understands the reply.
  ///
  /// It takes two Enters to skip a question, because the first may have been
  /// meant for the page before.
  private func reply(to question: NotesQuestion, title: String) -> Reply {
    let context = rendered(
      question.context.picturesInWords(on: console.display()), question)
    var heading = rendered([.heading(level: 3, [.text(title)])], question)
    heading[0].tie = .heading
    let asked = rendered(question.asked, question)
    // Above the question, as much as fits.
    var page = heading + asked
    for block in context.reversed() {
      guard PageSize(console.display()).fits(page + [block]) else { break }
      page.insert(block, at: 1)
    }
    console.show(page)

    let whole = heading + context + asked
    let numbers = "1 to \(question.answerCount)"
    let keys =
      page.count == whole.count
      ? "Enter twice skips, q leaves" : "c shows more, Enter twice skips"
    let first = "Your answer, \(numbers) (\(keys)): "
    var prompt = first
    var isSkipping = false
    while let typed = word(below: prompt) {
      if let number = Int(typed), 1...question.answerCount ~= number {
        return .choice(number)
      }
      switch typed {
      case "" where isSkipping: return .skip
      case "": prompt = "A number from \(numbers), or Enter again to skip: "
      case "c":
        guard show(whole) else { return .leave }
        prompt = first
      default: prompt = "A number from \(numbers), Enter twice, c or q: "
      }
      isSkipping = typed.isEmpty
    }
    return .leave
  }

  private func showVerdict(on choice: Int, to question: NotesQuestion) -> Bool {
    let isRight = choice == question.rightAnswer
    let mark = styled(
      isRight ? "Right." : "Not this time.", isRight ? .good : .bad,
      display: console.display())
    return show(
      [BlockLines(lines: [mark], tie: .heading)]
        + rendered(question.verdict(on: choice), question))
  }

  private func rendered(
    _ blocks: [Block], _ question: NotesQuestion
  ) -> [BlockLines] {
    let renderer = Renderer(console.display(), footnotes: question.footnotes)
    return blocks.map { renderer.piece(of: [$0]) }
      .filter { !$0.lines.isEmpty }
  }

  /// Shows text, a page at a time if it is taller than the screen.
  ///
  /// - Returns: Whether the learner goes on.
  private func show(_ text: [BlockLines]) -> Bool {
    var rest = text
    while true {
      console.show(PageSize(console.display()).takePage(from: &rest))
      if rest.isEmpty { return true }
      guard goesOn("More. Enter goes on, q leaves: ") else { return false }
    }
  }

  private func goesOn(_ prompt: String) -> Bool {
    while let typed = word(below: prompt) {
      if typed.isEmpty { return true }
    }
    return false
  }

  /// Asks for a word; nil if the learner leaves.
  private func word(below prompt: String) -> String? {
    let word = console.ask(prompt)?.filter { !$0.isWhitespace }.lowercased()
    return ["q", "quit", "exit"].contains(word) ? nil : word
  }
}
