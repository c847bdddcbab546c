// make mutants: grades solutions with a small change, which a check has to
// notice.

import NotesKit
import WorkbookKit

extension Author {
  /// Grades the mutants of all solutions, of a chapter's, or of one.
  ///
  /// - Returns: 0 if each mutant is refused or listed as good with a reason, and
  ///   the lists hold nothing else; otherwise 1.
  func testMutants() throws -> Int32 {
    let exercises = try exercises
    var rounds = rounds(
      of: try exercises.map { try workspace.mutants(of: $0) })
    if has("--quick") { rounds = Array(rounds.prefix(2)) }
    Interruption.catchSignals()
    let run = try RoundRun(of: exercises, in: workspace, display)
    var graded: [GradedMutant] = []
    for (index, round) in rounds.enumerated() {
      let found = try grade(round, run)
      graded += found
      let refused = found.count { $0.refusal != nil }
      write(
        """
        round \(index + 1) of \(rounds.count): \
        \(refused) of \(found.count) refused\n
        """)
    }
    let scorecard = MutantScorecard(
      graded: graded, findings: workspace.equalMutantFindings(of: exercises))
    write("\n" + scorecard.text(workspace.catalogue, display))
    return scorecard.isClean ? 0 : 1
  }

  private func grade(
    _ round: [SolutionMutant], _ run: RoundRun
  ) throws -> [GradedMutant] {
    var files: [Exercise: [String: String]] = [:]
    for mutant in round {
      files[mutant.exercise] = try workspace.files(handingIn: mutant)
    }
    let graded = try run.grade(files, from: "Solutions")
    return round.map { mutant in
      GradedMutant(
        mutant: mutant, refusal: AnswerRefusal(graded.grades[mutant.exercise]!),
        isListed: workspace.equalMutants(of: mutant.exercise)
          .contains(mutant.mutant))
    }
  }
}
