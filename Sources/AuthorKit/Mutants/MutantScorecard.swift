// The scorecard of the mutants: how many were refused, and which were not.

import NotesKit
import WorkbookKit

/// A mutant, and how the grader judged it.
struct GradedMutant: Equatable {
  enum Fate: String, CaseIterable {
    case killed
    /// The compiler refused it, so that it shows nothing about the suite.
    case uncompiled = "not compiled"
    case equal = "as good"
    case survived
  }

  let mutant: SolutionMutant
  /// Nil if every check passed.
  let refusal: AnswerRefusal?
  /// Whether it is in the list of those that are as good.
  let isListed: Bool

  var fate: Fate {
    guard let refusal else { return isListed ? .equal : .survived }
    return refusal.by == AnswerRefusal.compiler ? .uncompiled : .killed
  }

  /// The remedy that it needs; nil if all is well.
  var complaint: String? {
    let list = mutant.exercise.answers
    if fate == .survived {
      return "survived; a check has to refuse it, or\n\(list) to say why not"
    }
    guard isListed, let refusal else { return nil }
    return "was refused by: \(refusal.by)\ntake it out of \(list)"
  }
}

/// All mutants, graded.
struct MutantScorecard {
  let graded: [GradedMutant]
  /// Everything wrong with the lists of those that are as good.
  let findings: [Finding]

  var isClean: Bool {
    findings.isEmpty && graded.allSatisfy { $0.complaint == nil }
  }

  func text(_ catalogue: Catalogue, _ display: Display) -> String {
    func line(_ title: String, of exercises: [Exercise]) -> String {
      let own = graded.filter { exercises.contains($0.mutant.exercise) }
      var figures = ["\(own.count) made"]
      for fate in GradedMutant.Fate.allCases {
        let count = own.count { $0.fate == fate }
        guard count > 0 else { continue }
        let figure = "\(count) \(fate.rawValue)"
        figures.append(
          fate == .survived ? styled(figure, .bad, display: display) : figure)
      }
      return "\(title): \(figures.joined(separator: ", "))\n"
    }
    let exercises = catalogue.exercises.filter { exercise in
      graded.contains { $0.mutant.exercise == exercise }
    }
    var text = ""
    for chapter in catalogue.chapters(of: exercises) {
      let own = chapter.exercises.filter(exercises.contains)
      text += own.map { line($0.id, of: [$0]) }.joined()
      text += line("chapter \(chapter.number)", of: own) + "\n"
    }
    text += line("all", of: exercises)
    for one in graded {
      guard let complaint = one.complaint else { continue }
      // The name is in the form of the list, to be copied there.
      text += """

        \(one.mutant.file):\(one.mutant.mutant.line)
            \(one.mutant.mutant.name)
          \(complaint.replacing("\n", with: "\n  "))

        """
    }
    if !findings.isEmpty { text += "\n" }
    return text + findings.map { "\($0)\n" }.joined()
  }
}
