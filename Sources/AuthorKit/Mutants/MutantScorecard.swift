// The scorecard of the mutants: how many were refused, and which were not; and
// the list of those that are as good as the solution, each with a reason. It is
// the last part of an exercise's page of answers:
//
//     # Changes that are as good
//
//     No observer depends on `didSet`, so it may be missing.
//
//         withMutation: without defer { didSet(subject, keyPath: keyPath) }
//
// A paragraph is the reason for all mutants below it, one per line.

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

// MARK: - Changes that are as good

/// The mutants that no check has to refuse.
struct EqualMutants {
  let file: String
  private var mutants: [(name: String, line: Int, hasReason: Bool)] = []

  init(_ lines: [NumberedLine], file: String) {
    self.file = file
    var hasReason = false
    for line in lines {
      if line.text.hasPrefix("    ") {
        mutants.append((String(line.text.dropFirst(4)), line.number, hasReason))
      } else if !line.text.isEmpty {
        hasReason = true
      }
    }
  }

  func contains(_ mutant: Mutant) -> Bool {
    mutants.contains { $0.name == mutant.name }
  }

  /// Lines without a reason, lines that stand twice, and lines of mutants that
  /// are no longer made.
  func findings(amongMutants names: [String]) -> [Finding] {
    mutants.enumerated().flatMap { index, mutant in
      let (name, earlier) = (mutant.name, mutants[..<index])
      return Finding.those(
        file, mutant.line,
        [
          "gives no reason why this is as good: \(name)": !mutant.hasReason,
          "is not a mutant any more: \(name)": !names.contains(name),
          "is listed twice: \(name)": earlier.contains { $0.name == name },
        ]
      ).prefix(1)
    }
  }
}

extension Workspace {
  /// The list of the mutants that are as good as an exercise's solution.
  func equalMutants(of exercise: Exercise) throws -> EqualMutants {
    EqualMutants(
      try answerPage(of: exercise).equalMutants, file: exercise.answers)
  }

  /// Everything wrong with these lists that can be found without grading.
  func equalMutantFindings(of exercises: [Exercise]) throws -> [Finding] {
    try exercises.flatMap { exercise in
      try equalMutants(of: exercise).findings(
        amongMutants: try mutants(of: exercise).map(\.mutant.name))
    }
  }
}
