// The answers that prove the grader: right ones, which it has to accept, and
// wrong ones, which the right check has to refuse with the right words.

extension Workspace {
  /// The answers to an exercise that are kept in `Tests/Bank`, by their names.
  /// What the compiler has to refuse comes first: a round with one of these is
  /// built twice, and so they share their rounds with those of others.
  ///
  /// - Throws: A `Failure` that names an answer whose head is amiss.
  func answers(to exercise: Exercise) throws -> [Answer] {
    let answers = try swiftFiles(in: "Tests/Bank/\(exercise.path)").map {
      file in
      guard let answer = Answer(try text(file), file: file, to: exercise)
      else { throw Failure.unfitAnswer(file) }
      return answer
    }
    func isForCompiler(_ answer: Answer) -> Bool {
      answer.refusal?.by == Refusal.compiler
    }
    return answers.filter(isForCompiler)
      + answers.filter { !isForCompiler($0) }
  }

  /// The files of an exercise when an answer is handed in. It takes the place
  /// of the file with something to do in it; another stays as it is shipped.
  func files(handingIn answer: Answer) throws -> [String: String] {
    var files = try stub(of: answer.exercise)
    let names = files.keys.sorted()
    files[names.first { files[$0]!.contains("// TODO") } ?? names[0]] =
      answer.text
    return files
  }
}

/// Rounds of grading: one build of several exercises serves an answer to each
/// of them. The k-th round holds the k-th answer to every exercise that has so
/// many.
func bankRounds(_ answers: [[Answer]]) -> [[Answer]] {
  let count = answers.map(\.count).max() ?? 0
  return (0..<count).map { round in
    answers.filter { $0.count > round }.map { $0[round] }
  }
}

/// Grades answers, a round at a time.
struct BankRun {
  let desk: Desk
  /// What is built in each round.
  let chapters: [Chapter]
  /// How often each round's checks run again in another order.
  let shuffles: Int
  let progress: ProgressLine

  private var workspace: Workspace { desk.workspace }

  /// Hands in the answers of a round, and grades them.
  ///
  /// - Throws: A `Failure` if the fault is in none of the answers.
  func mark(_ round: [Answer]) throws -> [Mark] {
    var build = Build(
      chapters, of: try Submission("Tests/Bank", for: workspace), on: desk,
      without: Set(workspace.catalogue.chapters.map(\.storyID)))
    var files: [Exercise: [String: String]] = [:]
    for answer in round {
      files[answer.exercise] = try workspace.files(handingIn: answer)
    }
    let faults = try build.build(files, progress)

    let suites = try round.map(\.exercise).filter { faults[$0] == nil }
      .map { try Suite(of: $0, in: workspace) }
    let run = SuiteRun(
      workspace: workspace, desk: desk, build: build, progress: progress)
    let checks = try run.run(suites)
    let changes = try shuffle(suites, of: run, after: checks)
    return round.map { answer in
      let exercise = answer.exercise
      let grade =
        faults[exercise].map { Grade(exercise: exercise, state: $0) }
        ?? Grade(exercise: exercise, checks: checks[exercise.suite] ?? [])
      return Mark(
        answer: answer, refusal: Refusal(grade),
        changes: changes[exercise.suite] ?? [])
    }
  }

  /// Runs the suites of a round again in other orders.
  ///
  /// - Returns: By suite, what did not go as the first time.
  private func shuffle(
    _ suites: [Suite], of run: SuiteRun, after first: [String: [Check]]
  ) throws -> [String: [String]] {
    var changes: [String: [String]] = [:]
    // A check that stops the program would take the others with it, in any
    // order.
    let stopped = first.values.joined().filter {
      $0.isStopped || $0.outcome == .unreported
    }
    for number in 0..<shuffles where !suites.isEmpty {
      progress.show("shuffling, \(number + 1) of \(shuffles)")
      let again = try run.runShuffled(suites, without: stopped)
      for suite in suites {
        for check in first[suite.name] ?? [] where !stopped.contains(check) {
          let outcome = again[suite.name]?.first {
            $0.function == check.function
          }?.outcome
          guard outcome != check.outcome else { continue }
          let change =
            "\(check.name): \(check.outcome), then "
            + "\(outcome ?? .unreported)"
          if changes[suite.name]?.contains(change) != true {
            changes[suite.name, default: []].append(change)
          }
        }
      }
    }
    progress.end()
    return changes
  }
}
