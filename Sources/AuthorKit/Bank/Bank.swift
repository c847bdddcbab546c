// make bank: grades answers whose verdicts are known.

import NotesKit
import WorkbookKit

extension Author {
  /// Grades the bank's answers to all exercises, to a chapter's, or to one.
  ///
  /// - Returns: 0 if each answer is accepted or refused as its section says, in
  ///   every order of the checks; otherwise 1.
  func testBank() throws -> Int32 {
    let exercises = try exercises
    let shuffles = value(of: "--shuffles").flatMap { Int($0) } ?? 1
    let rounds = roundRobin(
      try exercises.map {
        let answers = try workspace.answers(to: $0)
        return has("--quick") ? oneForEachCheck(answers) : answers
      })
    guard !rounds.isEmpty else {
      throw Failure(
        "the bank has no answer to \(exercises.map(\.id).joined(separator: ", "))"
      )
    }
    Interruption.catchSignals()
    let run = BankRun(
      grading: try RoundGrading(of: exercises, in: workspace, display),
      shuffles: shuffles)
    var graded: [GradedAnswer] = []
    for (index, round) in rounds.enumerated() {
      let found = try run.grade(round)
      graded += found
      write(
        """
        round \(index + 1) of \(rounds.count): \
        \(found.count(where: \.surprises.isEmpty)) of \(found.count) as they \
        have to be

        """)
    }
    if has("--renew") {
      for page in try workspace.renewPages(after: graded) {
        write("wrote \(page)\n")
      }
    }
    let scorecard = Scorecard(graded: graded, shuffles: shuffles)
    write("\n" + scorecard.text(display))
    return scorecard.isClean ? 0 : 1
  }
}
