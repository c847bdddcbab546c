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
      let figures = GradedMutant.Fate.allCases.compactMap { fate -> String? in
        let count = own.count { $0.fate == fate }
        guard count > 0 else { return nil }
        let figure = "\(count) \(fate.rawValue)"
        return fate == .survived
          ? styled(figure, .bad, display: display) : figure
      }
      let all = ["\(own.count) made"] + figures
      return "\(title): \(all.joined(separator: ", "))\n"
    }
    let exercises = catalogue.exercises.filter { exercise in
      graded.contains { $0.mutant.exercise == exercise }
    }
    let chapters = catalogue.chapters(of: exercises).map { chapter in
      let own = chapter.exercises.filter(exercises.contains)
      return own.map { line($0.id, of: [$0]) }.joined()
        + line("chapter \(chapter.number)", of: own) + "\n"
    }
    // The name is in the form of the list, to be copied there.
    let complaints = graded.compactMap { graded in
      graded.complaint.map {
        """

        \(graded.mutant.file):\(graded.mutant.mutant.line)
            \(graded.mutant.mutant.name)
          \($0.replacing("\n", with: "\n  "))

        """
      }
    }
    return chapters.joined() + line("all", of: exercises)
      + complaints.joined() + (findings.isEmpty ? "" : "\n")
      + findings.map { "\($0)\n" }.joined()
  }
}
