// make review: asks again the predictions of lessons that were missed last
// time. A chapter's notes hold each question with its answer:
//
//     prose and code                what the question is about
//     <!-- predict NAME -->         the question and its numbered answers
//     <!-- end -->
//     ```output NAME                what the run prints
//     <!-- why NAME -->             the reason for the right answer, and a list
//     <!-- end -->                  of those against the others

import Course
import Foundation
import NotesKit

extension Call {
  /// Asks the missed questions; into a pipe, lists where they are.
  func review() throws -> Int32 {
    let missed = try workspace.missedQuestions()
    guard display.interactive, !missed.isEmpty else {
      write(
        missed.isEmpty
          ? "You have no missed prediction. Lessons ask for some.\n"
          : missed.map { "\($0.place)\n" }.joined())
      return 0
    }
    // Ctrl-C ends the tool at once: each answer is kept as soon as it is given.
    Interruption.unblockSignals()
    try askAgain(missed, on: .terminal(flags)) {
      try AnswerRecord.append(
        AnswerRecord.Answer(
          chapter: $0.chapter, scene: $0.name, choice: $1,
          isRight: $1 == $0.rightAnswer),
        to: workspace.root, notice: notice)
    }
    return 0
  }
}

extension Workspace {
  /// The questions whose last answer was wrong, in the order of the notes. One
  /// that the notes no longer ask is left out.
  func missedQuestions() throws -> [NotesQuestion] {
    let answers = try AnswerRecord.load(from: root, notice: notice).answers
    return try catalogue.chapters.flatMap { chapter -> [NotesQuestion] in
      let last = Dictionary(
        answers.filter { $0.chapter == chapter.name }
          .map { ($0.scene, $0.isRight) }
      ) { $1 }
      guard last.values.contains(false) else { return [] }
      return NotesQuestion.all(in: try text(chapter.notes), of: chapter)
        .filter { last[$0.name] == false }
    }
  }
}

/// Asks questions until all are asked, or until the learner leaves.
///
/// - Parameter keep: Keeps an answer. It is called before the verdict is shown,
///   so an interrupt loses none.
func askAgain(
  _ questions: [NotesQuestion], on console: Console,
  keep: (NotesQuestion, Int) throws -> Void
) throws {
  for (index, question) in questions.enumerated() {
    let display = console.display()
    func show(_ blocks: [Block]) {
      console.write(
        Renderer(display, footnotes: question.footnotes)
          .render(blocks) + "\n")
    }
    let title = "\(index + 1) of \(questions.count). \(question.place)"
    show([.heading(level: 3, [.text(title)])] + question.asked)
    let prompt = "Your answer, 1 to \(question.answerCount) (q leaves): "
    var choice = 0
    while !(1...question.answerCount ~= choice) {
      guard let typed = console.ask(prompt), typed != "q" else { return }
      choice = Int(typed) ?? 0
    }
    try keep(question, choice)
    let isRight = choice == question.rightAnswer
    console.write(
      styled(
        isRight ? "Right." : "Not this time.", isRight ? .good : .bad,
        display: display) + "\n\n")
    show(question.reasons.followed(by: question.footnotes))
  }
}

/// A prediction of a chapter's notes.
struct NotesQuestion {
  /// The chapter's name, and that of the run that it is about.
  let chapter, name: String
  /// The place in the notes, such as `3 Tracking, Where it is read`.
  let place: String
  /// What its section shows above it, the question, and its answers.
  let asked: [Block]
  /// What the run prints, and why one answer is right and the others are not.
  let reasons: [Block]
  let footnotes: [String: [Inline]]
  let rightAnswer: Int

  var answerCount: Int {
    if case .list(_, let items)? = asked.last { items.count } else { 0 }
  }

  /// The questions in a chapter's notes, in order. One that lacks a part is
  /// left out.
  static func all(in notes: String, of chapter: Chapter) -> [NotesQuestion] {
    let parts =
      #/
      (?s)<!--\ predict\ (\S+)\ -->(.*?)<!--\ end\ -->
      (.*?<!--\ why\ \1\ -->\s*\*\*([0-9]+)\ is\ right.*?)<!--\ end\ -->
      /#
    func blocks(_ text: Substring) -> [Block] {
      Document(parsing: String(text)).blocks.map(\.block)
    }
    let footnotes = Document(parsing: notes).footnotes
    var (title, start) = ("", notes.startIndex)
    return notes.matches(of: parts).map { match in
      var section: [Block] = []
      for block in blocks(notes[start..<match.range.lowerBound]) {
        if case .heading(_, let words) = block {
          (title, section) = (words.words, [])
        } else {
          section.append(block)
        }
      }
      start = match.range.upperBound
      return NotesQuestion(
        chapter: chapter.name, name: String(match.1),
        place: "\(chapter.number) \(chapter.name), \(title)",
        asked: section + blocks(match.2), reasons: blocks(match.3),
        footnotes: footnotes, rightAnswer: Int(match.4) ?? 0)
    }.filter { 0 < $0.rightAnswer && $0.rightAnswer <= $0.answerCount }
  }
}
