// The words of a review around its questions.

import NotesKit

/// Tells a learner what is due.
struct ReviewText {
  let plan: ReviewPlan
  let display: Display

  /// The questions that are due, for a reader who is not asked.
  var list: String {
    guard !plan.entries.isEmpty else {
      return """
        You have not answered a prediction yet.
        Next: make chapter-1 plays a lesson, which asks some

        """
    }
    let due = plan.due
    guard !due.isEmpty else { return "No question is due.\n" + (next ?? "") }
    let items = due.map { question -> [Block] in
      var words: [Inline] = [.emphasis([.text(question.place)]), .text(": ")]
      if case .paragraph(let text)? = question.question.first {
        // Without the label in front of the question.
        if case .strong? = text.first {
          words += text.dropFirst()
        } else {
          words += text
        }
      }
      return [.paragraph(words)]
    }
    return sentence(due.count) + ".\n\n"
      + Renderer(display).render([.list(start: 1, items: items)])
      + "\nNext: make review asks them in a terminal\n"
  }

  /// The line of `make progress`; empty if nothing is due.
  var line: String {
    plan.due.isEmpty ? "" : "\(sentence(plan.due.count)): make review\n"
  }

  /// The end of a round.
  func closing(_ score: ReviewRound.Score) -> String {
    let answered = score.right + score.wrong
    var text = ""
    if answered > 0 { text += "\(score.right) of \(answered) right" }
    if score.mended > 0 {
      text += ", and \(score.mended) more at the second go"
    }
    if !text.isEmpty { text += ".\n" }
    if !plan.due.isEmpty { text += "\(line)" }
    return text + (next ?? "")
  }

  private func sentence(_ count: Int) -> String {
    count == 1 ? "1 question is due" : "\(count) questions are due"
  }

  private var next: String? {
    plan.next.map { next in
      "\(counted(next.count, "question")) will be due \(next.day).\n"
    }
  }
}

/// A number and the thing that it counts, such as `2 answers`.
func counted(_ count: Int, _ thing: String) -> String {
  "\(count) \(thing)\(count == 1 ? "" : "s")"
}
