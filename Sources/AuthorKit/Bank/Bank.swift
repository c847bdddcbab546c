// make bank: grades answers whose verdicts are known.
//
//     Answer        an answer, and its code as an edit
//     Scorecard     how many were judged as their sections say
//     KeepAnswer    make answer, and RENEW=1
//
// Answers are graded in rounds. A round has one answer to each of several
// exercises, so that one build and one run serve them all. `make mutants` and
// `make answer` grade in the same way.

import NotesKit
import Results
import WorkbookKit

extension Call {
  /// Grades the bank's answers to all exercises, to a chapter's, or to one.
  ///
  /// Answers that surprise are graded once more. If one then goes as its section
  /// says, the machine was busy, or its words depend on which of two tasks runs
  /// first: the scorecard lists it, and doesn't count it.
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
    let run = try RoundGrading(of: exercises, in: workspace, display)
    func grade(_ rounds: [[Answer]]) throws -> [GradedAnswer] {
      try rounds.enumerated().flatMap { index, round in
        let found = try run.grade(round, shuffles: shuffles)
        let fine = found.count(where: \.surprises.isEmpty)
        write("round \(index + 1) of \(rounds.count): ")
        write("\(fine) of \(found.count) as expected\n")
        return found
      }
    }
    let first = try grade(rounds)
    var again: [GradedAnswer] = []
    if has("--renew") {
      for page in try workspace.renewPages(after: first) {
        write("wrote \(page)\n")
      }
    } else {
      let surprising = first.filter { !$0.surprises.isEmpty }.map(\.answer)
      if !surprising.isEmpty { write("once more, what surprised:\n") }
      again = try grade(
        roundRobin(
          exercises.map { exercise in
            surprising.filter { $0.exercise == exercise }
          }))
    }
    let scorecard = Scorecard(graded: first, again: again, shuffles: shuffles)
    write("\n" + scorecard.text(display))
    return scorecard.isClean ? 0 : 1
  }
}

/// Makes rounds of lists. The k-th round holds the k-th entry of every list
/// that is long enough.
func roundRobin<Element>(_ lists: [[Element]]) -> [[Element]] {
  let count = lists.map(\.count).max() ?? 0
  return (0..<count).map { round in
    lists.filter { $0.count > round }.map { $0[round] }
  }
}

/// Grades answers to several exercises at once.
struct RoundGrading {
  private let folder: BuildFolder
  /// The chapters that each round builds.
  private let chapters: [Chapter]
  private let progress: ProgressLine

  private var workspace: Workspace { folder.workspace }

  /// A run for some exercises, in a build folder of its own, that can be
  /// interrupted.
  init(
    of exercises: [Exercise], in workspace: Workspace, _ display: Display
  ) throws {
    Interruption.catchSignals()
    folder = try BuildFolder.free(in: workspace)
    chapters = workspace.catalogue.chapters(of: exercises)
    progress = ProgressLine(display: display)
  }

  /// - Parameter root: The folder that they come from, for messages.
  /// - Returns: The results, and the build, which can run the suites again.
  /// - Throws: A `Failure` if the fault is in none of the files.
  func grade(
    _ files: [(Exercise, [String: String])], from root: String = "Solutions"
  ) throws -> (results: [Exercise: ExerciseResult], build: Build) {
    var grader = Grader(
      submission: try Submission(root, for: workspace), folder: folder,
      progress: progress)
    grader.hasStories = false
    let files = Dictionary(uniqueKeysWithValues: files)
    return try grader.grade(
      files, of: chapters,
      running: workspace.catalogue.exercises.filter { files[$0] != nil })
  }

  /// - Parameter shuffles: How often the checks run again in another order.
  /// - Throws: A `Failure` if the fault is in none of the answers.
  fileprivate func grade(
    _ round: [Answer], shuffles: Int
  ) throws -> [GradedAnswer] {
    let (results, build) = try grade(round.map { ($0.exercise, $0.files) })
    var changes: [Exercise: [String]] = [:]
    for number in 0..<shuffles {
      progress.show("shuffling, \(number + 1) of \(shuffles)")
      let found = try changesWhenShuffled(results, build)
      changes.merge(found) { old, new in
        old + new.filter { !old.contains($0) }
      }
    }
    progress.end()
    return round.map { answer in
      let (exercise, result) = (answer.exercise, results[answer.exercise]!)
      return GradedAnswer(
        answer: answer, refusal: AnswerRefusal(result),
        named: workspace.belief(shownBy: result, of: exercise),
        changes: changes[exercise] ?? [])
    }
  }

  /// The checks that go differently in another order, by exercise.
  private func changesWhenShuffled(
    _ results: [Exercise: ExerciseResult], _ build: Build
  ) throws -> [Exercise: [String]] {
    let first = results.mapValues(\.checks).filter { !$0.value.isEmpty }
    guard !first.isEmpty else { return [:] }
    // A check that stops the program would take the others with it, in any
    // order.
    let stopped = first.values.joined().filter {
      $0.outcome.isStop || $0.outcome == .unreported
    }
    let again = try build.runShuffled(Array(first.keys), without: stopped)
    return first.reduce(into: [:]) { changes, entry in
      changes[entry.key] = entry.value.compactMap { check in
        let outcome =
          again[entry.key]?.first { $0.id == check.id }?.outcome ?? .unreported
        return outcome == check.outcome || stopped.contains(check)
          ? nil : "\(check.name): \(check.outcome), then \(outcome)"
      }
    }
  }
}
