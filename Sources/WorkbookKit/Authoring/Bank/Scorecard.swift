// What the bank has shown: how many answers were judged as their heads say,
// and of each of the others what happened instead.

import NotesKit

/// An answer, and what the grader said of it.
struct GradedAnswer: Equatable {
  let answer: Answer
  /// Nil if the answer was accepted.
  let refusal: Refusal?
  /// What went otherwise when the checks ran in another order.
  var changes: [String] = []

  var isByNamedCheck: Bool {
    answer.refusal != nil && refusal?.by == answer.refusal?.by
  }

  var hasNamedWords: Bool {
    isByNamedCheck && refusal!.saying.contains(answer.refusal!.saying)
  }

  /// What happened instead of what the answer's head says; empty if nothing
  /// did.
  var surprises: [String] {
    [disagreement].compactMap(\.self)
      + changes.map { "is flaky, for in another order: \($0)" }
  }

  private var disagreement: String? {
    guard !answer.isRight else {
      return refusal.map {
        "is right, and was refused by: \($0.by)\n\($0.saying)"
      }
    }
    guard let refusal else {
      return "was accepted"
        + (answer.refusal.map { "; to be refused by: \($0.by)" } ?? "")
    }
    guard let named = answer.refusal else {
      return """
        does not say who refuses it; if this is to the point, it is:
        \(refusal.head)
        from: \(refusal.saying)
        """
    }
    guard isByNamedCheck else {
      return """
        was refused by: \(refusal.by)
        to be refused by: \(named.by)
        \(refusal.saying)
        """
    }
    return hasNamedWords
      ? nil : "was refused without: \(named.saying)\n\(refusal.saying)"
  }
}

/// The graded of all answers.
struct Scorecard {
  let graded: [GradedAnswer]
  /// How often each check ran again in another order.
  let shuffles: Int

  var isClean: Bool { graded.allSatisfy(\.surprises.isEmpty) }

  func text(_ display: Display) -> String {
    let right = graded.filter(\.answer.isRight)
    let wrong = graded.filter { !$0.answer.isRight }
    let runs = shuffles == 1 ? "a shuffled run" : "\(shuffles) shuffled runs"
    func row(
      _ title: String, _ graded: [GradedAnswer], isGood: (GradedAnswer) -> Bool
    ) -> String {
      let gap = String(repeating: " ", count: max(2, 32 - title.count))
      let count = graded.count(where: isGood)
      let role: Role = count == graded.count ? .good : .bad
      let figure = "\(count) of \(graded.count)"
      return "  \(title)\(gap)\(styled(figure, role, display: display))\n"
    }
    let table = [
      row("right ones accepted", right, isGood: { $0.refusal == nil }),
      row("wrong ones refused", wrong, isGood: { $0.refusal != nil }),
      row("by the named check", wrong, isGood: \.isByNamedCheck),
      row("with the named words", wrong, isGood: \.hasNamedWords),
      row("the same in \(runs)", graded, isGood: \.changes.isEmpty),
    ]
    let exercises = Set(graded.map(\.answer.exercise)).count
    return "answers: \(graded.count), exercises: \(exercises)\n"
      + table.prefix(shuffles == 0 ? 4 : 5).joined()
      + graded.filter { !$0.surprises.isEmpty }.map(page).joined()
  }

  private func page(of mark: GradedAnswer) -> String {
    "\n\(mark.answer.file)\n"
      + mark.surprises.joined(separator: "\n").split(separator: "\n")
      .map { "  \($0)\n" }.joined()
  }
}
