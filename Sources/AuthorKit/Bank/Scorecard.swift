// The scorecard of the bank: how many answers were judged as their heads say,
// and what happened to each of the others.

import NotesKit
import Results

/// An answer, and how the grader judged it.
struct GradedAnswer {
  let answer: Answer
  /// Nil if the answer was accepted.
  let refusal: AnswerRefusal?
  /// The belief that a report on it names.
  var named: Belief?
  /// The checks that went differently in another order.
  var changes: [String] = []

  var isByNamedCheck: Bool {
    answer.refusal != nil && refusal?.by == answer.refusal?.by
  }

  var hasNamedWords: Bool {
    isByNamedCheck && refusal!.saying.contains(answer.refusal!.saying)
  }

  /// The ways in which the grader did not do what the answer's section says.
  var surprises: [String] {
    [disagreement, misnomer].compactMap(\.self)
      + changes.map { "is flaky; in a different order: \($0)" }
  }

  private var misnomer: String? {
    guard hasNamedWords, named != answer.section.belief else { return nil }
    return named.map { "is asked about a different belief: \($0.question)" }
      ?? "is never asked about its belief: the message fits another, too"
  }

  private var disagreement: String? {
    if answer.isRight {
      return refusal.map {
        "is right, but was refused by: \($0.by)\n\($0.saying)"
      }
    }
    let expected = answer.refusal
    guard let refusal else {
      return "was accepted"
        + (expected.map { "; should be refused by: \($0.by)" } ?? "")
    }
    guard let expected else {
      return """
        doesn't say what refuses it; if this is right, RENEW=1 writes it:
        \(refusal.by)
        \(refusal.saying)
        """
    }
    if hasNamedWords { return nil }
    return isByNamedCheck
      ? "was refused without: \(expected.saying)\n\(refusal.saying)"
      : """
      was refused by: \(refusal.by)
      should be refused by: \(expected.by)
      \(refusal.saying)
      """
  }
}

struct Scorecard {
  let graded: [GradedAnswer]
  /// What surprised at first, and went as expected when graded once more.
  let unsteady: [GradedAnswer]
  /// How often each check ran again in another order.
  let shuffles: Int

  /// - Parameter again: Those that surprised, graded once more, which counts.
  init(
    graded first: [GradedAnswer], again: [GradedAnswer] = [], shuffles: Int
  ) {
    let second = Dictionary(
      uniqueKeysWithValues: again.map { ($0.answer.title, $0) })
    graded = first.map { second[$0.answer.title] ?? $0 }
    unsteady = first.filter {
      second[$0.answer.title]?.surprises.isEmpty == true
    }
    self.shuffles = shuffles
  }

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
    let beliefs = wrong.filter { $0.answer.section.belief != nil }
    let table = [
      row("right answers accepted", right, isGood: { $0.refusal == nil }),
      row("wrong answers refused", wrong, isGood: { $0.refusal != nil }),
      row("by the named check", wrong, isGood: \.isByNamedCheck),
      row("with the named words", wrong, isGood: \.hasNamedWords),
      row(
        "asked about their belief", beliefs,
        isGood: { $0.named == $0.answer.section.belief }),
      row("the same in \(runs)", graded, isGood: \.changes.isEmpty),
    ]
    let exercises = Set(graded.map(\.answer.exercise)).count
    return "answers: \(graded.count), exercises: \(exercises)\n"
      + table.prefix(shuffles == 0 ? 5 : 6).joined()
      + graded.filter { !$0.surprises.isEmpty }.map(page).joined()
      + (unsteady.isEmpty
        ? "" : "\nAs expected when graded once more, but first:\n")
      + unsteady.map(page).joined()
  }

  private func page(of graded: GradedAnswer) -> String {
    "\n\(graded.answer.title)\n"
      + graded.surprises.joined(separator: "\n").split(separator: "\n")
      .map { "  \($0)\n" }.joined()
  }
}
