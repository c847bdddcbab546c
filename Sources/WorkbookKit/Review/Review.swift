// make review: asks predictions of lessons again. NotesQuestion finds them in
// the notes.

import Foundation
import NotesKit

extension Call {
  /// Asks the questions that are due, ten at most; into a pipe, lists them.
  func review() throws -> Int32 {
    if has(.reset) {
      guard has(.yes) || display.interactive else {
        throw Failure(
          "nothing was removed; make review RESET=1 YES=1 does not ask")
      }
      let question = "Remove all your answers to predictions?"
      guard has(.yes) || ask(question, y: "removes them") else { return 0 }
      try AnswerRecord.remove(from: workspace.root)
      write("Your answers are removed. Lessons begin new ones.\n")
      return 0
    }
    let plan = try ReviewPlan(in: workspace)
    guard display.interactive, !plan.due.isEmpty else {
      write(plan.list(display))
      return 0
    }
    // Ctrl-C ends the tool at once: each answer is kept as soon as it is given.
    Interruption.unblockSignals()
    let questions = Array(plan.due.prefix(10))
    let score = try reviewed(questions, on: .terminal(flags)) {
      try AnswerRecord.append(
        AnswerRecord.Answer(
          chapter: $0.chapter.name, scene: $0.scene, choice: $1,
          isRight: $1 == $0.rightAnswer),
        to: workspace.root, notice: notice)
    }
    if score.all > 0 { write("\(score.right) of \(score.all) right.\n") }
    let later = try ReviewPlan(in: workspace)
    write(later.line + later.next)
    return 0
  }
}

/// Asks questions until all are asked, or until the learner leaves.
///
/// - Parameter keep: Keeps an answer. It is called before the verdict is shown,
///   so an interrupt loses none.
/// - Returns: How many answers were right, and how many there were.
func reviewed(
  _ questions: [NotesQuestion], on console: Console,
  keep: (NotesQuestion, Int) throws -> Void
) throws -> (right: Int, all: Int) {
  var score = (right: 0, all: 0)
  /// Asks until the reply is understood; nil if the learner leaves.
  func reply<Reply>(
    _ prompt: String, _ understand: (String) -> Reply?
  ) -> Reply? {
    while let typed = console.ask(prompt)?.filter({ !$0.isWhitespace }),
      typed != "q"
    {
      if let reply = understand(typed) { return reply }
    }
    return nil
  }
  for (index, question) in questions.enumerated() {
    let renderer = Renderer(console.display(), footnotes: question.footnotes)
    let title = "\(index + 1) of \(questions.count). \(question.place)"
    console.write(
      renderer.render(
        [.heading(level: 3, [.text(title)])] + question.context
          + question.asked) + "\n")
    let answers = 1...question.answerCount
    let choice = reply("Your answer, 1 to \(answers.upperBound) (q leaves): ") {
      Int($0).flatMap { answers.contains($0) ? $0 : nil }
    }
    guard let choice else { break }
    try keep(question, choice)
    let isRight = choice == question.rightAnswer
    score.all += 1
    if isRight { score.right += 1 }
    let mark = styled(
      isRight ? "Right." : "Not this time.", isRight ? .good : .bad,
      display: console.display())
    console.write(
      mark + "\n\n" + renderer.render(question.verdict(on: choice)) + "\n")
    guard index + 1 < questions.count,
      reply("Enter goes on, q leaves: ", { $0.isEmpty ? true : nil }) != nil
    else { break }
  }
  return score
}

/// The questions that a learner has answered, and the days when they are due.
///
/// A day on which every answer was right is a right day. After a wrong day the
/// question is due the next day; after one right day, in 2 days; after the
/// second right day in a row, in 7; then in 21, and then always in 60.
struct ReviewPlan {
  /// What is due: the longest due first, then in the order of the notes.
  private(set) var due: [NotesQuestion] = []
  /// When the next ones will be due, as a line; empty if there are none.
  private(set) var next = ""

  /// Reads the answers, and the notes of their chapters. A question that the
  /// notes no longer ask is left out.
  init(
    in workspace: Workspace, at now: Date = .now, zone: TimeZone = .current
  ) throws {
    let record = try AnswerRecord.load(from: workspace.root, notice: notice)
    /// The number of a moment's day, where the learner is.
    func day(_ moment: Date) -> Int {
      let offset = Double(zone.secondsFromGMT(for: moment))
      let seconds = moment.timeIntervalSinceReferenceDate + offset
      return Int((seconds / 86_400).rounded(.down))
    }
    var waiting: [(days: Int, question: NotesQuestion)] = []
    for chapter in workspace.catalogue.chapters {
      let answers = record.answers.filter { $0.chapter == chapter.name }
      guard !answers.isEmpty, let notes = try? workspace.text(chapter.notes)
      else { continue }
      for question in NotesQuestion.all(in: notes, of: chapter) {
        // A clock that was set back since has left answers of the future.
        let days = Dictionary(
          grouping: answers.filter { $0.scene == question.scene }
        ) { min(day($0.at), day(now)) }.sorted { $0.key > $1.key }
        guard let last = days.first?.key else { continue }
        let streak = days.prefix { $0.value.allSatisfy(\.isRight) }.count
        let wait = [1, 2, 7, 21, 60][min(streak, 4)]
        waiting.append((last + wait - day(now), question))
      }
    }
    let order = waiting.enumerated().sorted {
      ($0.element.days, $0.offset) < ($1.element.days, $1.offset)
    }.map(\.element)
    due = order.filter { $0.days <= 0 }.map(\.question)
    if let days = order.first(where: { $0.days > 0 })?.days {
      let count = order.count { $0.days == days }
      next =
        "\(count) question\(count == 1 ? "" : "s") will be due "
        + "\(days == 1 ? "tomorrow" : "in \(days) days").\n"
    }
  }

  /// The line of `make progress`; empty if nothing is due.
  var line: String { due.isEmpty ? "" : "\(sentence): make review\n" }

  private var sentence: String {
    due.count == 1 ? "1 question is due" : "\(due.count) questions are due"
  }

  /// The places of the questions that are due, for a reader who is not asked.
  func list(_ display: Display) -> String {
    if !due.isEmpty {
      let items = due.map { [Block.paragraph([.text($0.place)])] }
      return sentence + ".\n\n"
        + Renderer(display).render([.list(start: 1, items: items)])
        + "\nNext: make review asks them in a terminal\n"
    }
    return next.isEmpty
      ? """
      You have not answered a prediction yet.
      Next: make chapter-1 plays a lesson, which asks some

      """ : "No question is due.\n" + next
  }
}
