// The scorecard of the mutants: how many were refused, and which were not; and
// those that are as good as the solution, which the last part of an exercise's
// page of answers lists:
//
//     No observer depends on `didSet`, so it may be missing.
//
//         withMutation: without defer { didSet(subject, keyPath: keyPath) }
//
// A paragraph is the reason for all mutants below it, one per line.

import NotesKit
import Results
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

  let exercise: Exercise
  let mutant: Mutant
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
    let list = exercise.answers
    if fate == .survived {
      return "survived; a check has to refuse it, or\n\(list) to say why not"
    }
    guard isListed, let refusal else { return nil }
    return "was refused by: \(refusal.by)\nremove it from \(list)"
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

  func text(_ display: Display) -> String {
    func line(_ title: String, _ graded: [GradedMutant]) -> String {
      let figures = GradedMutant.Fate.allCases.compactMap { fate -> String? in
        let count = graded.count { $0.fate == fate }
        guard count > 0 else { return nil }
        let figure = "\(count) \(fate.rawValue)"
        return fate == .survived
          ? styled(figure, .bad, display: display) : figure
      }
      let all = ["\(graded.count) made"] + figures
      return "\(title): \(all.joined(separator: ", "))\n"
    }
    let exercises = Dictionary(grouping: graded, by: \.exercise)
      .sorted { $0.key.path < $1.key.path }
    // The name is in the form of the list, to be copied there.
    let complaints = graded.compactMap { graded in
      graded.complaint.map {
        """

        \(graded.exercise.solutionFolder)/\(graded.mutant.file):\
        \(graded.mutant.line)
            \(graded.mutant.name)
          \($0.replacing("\n", with: "\n  "))

        """
      }
    }
    return exercises.map { line($0.key.id, $0.value) }.joined()
      + line("all", graded) + complaints.joined()
      + (findings.isEmpty ? "" : "\n") + findings.map { "\($0)\n" }.joined()
  }
}

// MARK: - Changes that are as good

extension Workspace {
  /// The mutants that no check has to refuse, as the page of answers lists them.
  func equalMutants(
    of exercise: Exercise
  ) throws -> [(name: String, line: Int, hasReason: Bool)] {
    var hasReason = false
    return try answerPage(of: exercise).equalMutants.compactMap { line in
      guard line.text.hasPrefix("    ") else {
        hasReason = hasReason || !line.text.isEmpty
        return nil
      }
      return (String(line.text.dropFirst(4)), line.number, hasReason)
    }
  }

  /// Everything wrong with the list that can be found without grading: lines
  /// without a reason, lines of mutants that are no longer made, and lines that
  /// stand twice.
  func equalMutantFindings(of exercise: Exercise) throws -> [Finding] {
    let made = try Set(mutants(of: exercise).map(\.name))
    var listed: Set<String> = []
    return try equalMutants(of: exercise).flatMap { name, line, hasReason in
      Finding.those(
        exercise.answers, line,
        [
          "doesn't say why this is as good: \(name)": !hasReason,
          "isn't a mutant any more: \(name)": !made.contains(name),
          "is listed twice: \(name)": !listed.insert(name).inserted,
        ]
      ).prefix(1)
    }
  }
}
