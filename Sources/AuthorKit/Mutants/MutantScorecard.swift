// The scorecard of the mutants: how many were refused, and which were not.

import NotesKit
import WorkbookKit

/// A mutant, and how the grader judged it.
struct GradedMutant: Equatable {
  let mutant: SolutionMutant
  /// Nil if every check passed.
  let refusal: AnswerRefusal?
  /// Whether it is in the list of those that are as good.
  let isListed: Bool

  /// Whether the compiler refused it. Such a mutant shows nothing about the
  /// suite.
  var isForCompiler: Bool { refusal?.by == AnswerRefusal.compiler }
  var isKilled: Bool { refusal != nil && !isForCompiler }
  var isEqual: Bool { refusal == nil && isListed }
  var hasSurvived: Bool { refusal == nil && !isListed }

  /// The remedy that it needs; nil if all is well.
  var complaint: String? {
    let list = mutant.exercise.equalMutants
    if hasSurvived {
      return """
        survived; a check has to refuse it, or
        \(list) to say why not
        """
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
    let exercises = Set(graded.map(\.mutant.exercise))
    var text = ""
    for chapter in catalogue.chapters {
      let own = chapter.exercises.filter(exercises.contains)
      guard !own.isEmpty else { continue }
      for exercise in own {
        text += line(exercise.id, of: [exercise], display)
      }
      text += line("chapter \(chapter.number)", of: own, display) + "\n"
    }
    text += line("all", of: Array(exercises), display)
    for one in graded {
      guard let complaint = one.complaint else { continue }
      text += "\n\(one.mutant.file):\(one.mutant.mutant.line)\n"
      // In the form of the list, to be copied there.
      text += "    \(one.mutant.mutant.name)\n"
      text += complaint.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    if !findings.isEmpty { text += "\n" }
    return text + findings.map { "\($0)\n" }.joined()
  }

  /// How the mutants of some exercises fared.
  private func line(
    _ title: String, of exercises: [Exercise], _ display: Display
  ) -> String {
    let own = graded.filter { exercises.contains($0.mutant.exercise) }
    func figure(_ what: String, _ is: (GradedMutant) -> Bool) -> String? {
      let count = own.count(where: `is`)
      return count == 0 ? nil : "\(count) \(what)"
    }
    let survived = figure("survived", \.hasSurvived)
    let figures = [
      "\(own.count) made", figure("killed", \.isKilled),
      figure("not compiled", \.isForCompiler), figure("as good", \.isEqual),
      survived.map { styled($0, .bad, display: display) },
    ].compactMap(\.self)
    return "\(title): \(figures.joined(separator: ", "))\n"
  }
}
