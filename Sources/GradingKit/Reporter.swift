// What happens in the tests of this process is written to a results file, from
// which the last lines of `swift test` and the grader take it.

import Foundation
import Results
import Synchronization

/// Writes the events of a run.
final class Reporter: Sendable {
  /// The reporter of this process.
  ///
  /// If the grader runs this process, it names the file, and it needs to know
  /// what each check prints. Otherwise the results are reported when the
  /// process exits, no matter what has failed before. `make grade` gets its
  /// results even if the process crashes.
  static let shared: Reporter = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[ResultsFile.variable] {
      let file = URL(filePath: path)
      leaveNoCrashReport()
      StandardOutput.redirect(
        to: ResultsFile.printed(beside: file).path(percentEncoded: false))
      return Reporter(file: file)
    }
    return Reporter(
      file: Exercise.root.appending(path: ".workbook/results.jsonl"))
  }()

  private let file: ResultsFile
  private let events: Mutex<[RunEvent]>
  private let opened = Mutex<Set<String>>([])

  init(file: URL) {
    self.file = ResultsFile(file, run: getppid())
    events = Mutex(self.file.earlier)
  }

  /// Writes an event, together with the time.
  func write(_ event: RunEvent) {
    if event.kind == .began { LastWords.prepare(event.lastWords) }
    var event = event
    event.time = ProcessInfo.processInfo.systemUptime
    event.printed = StandardOutput.size
    events.withLock { $0.append(event) }
    file.write(event)
  }

  var latest: RunEvent? { events.withLock(\.last) }

  /// The results so far, including those of other processes of the same run.
  var results: RunResults { RunResults(events.withLock(\.self)) }

  /// Notes that this program contains the suites of a chapter.
  ///
  /// - Returns: Whether that had not been noted before.
  @discardableResult
  func open(_ chapter: String) -> Bool {
    let isNew = opened.withLock { $0.insert(chapter).inserted }
    if isNew { write(RunEvent(.opened, path: chapter)) }
    return isNew
  }

  /// Notes that this program has reached its end.
  func close() {
    for chapter in opened.withLock(\.self).sorted() {
      write(RunEvent(.closed, path: chapter))
    }
  }

  /// Whether this program is the last one of this `swift test`, so that it has
  /// to report what all of the programs came to.
  ///
  /// Swift Build makes one program for the suites of each chapter and runs
  /// these programs one after the other, while the native build system makes a
  /// single program of all suites.
  func isLast(of chapters: Set<String>) -> Bool {
    chapters.isSubset(of: paths(.opened))
  }

  /// The chapters whose program has stopped before its end.
  var stopped: Set<String> {
    paths(.opened).subtracting(paths(.closed))
      .subtracting(opened.withLock(\.self))
  }

  private func paths(_ kind: RunEvent.Kind) -> Set<String> {
    Set(events.withLock(\.self).filter { $0.kind == kind }.map(\.path))
  }
}

// MARK: - The last lines of `swift test`

extension RunEvent {
  /// The words to write if the process traps in the check or scene that is
  /// about to begin.
  var lastWords: String {
    // For a story, the id is the number of the chapter.
    let id = ExerciseResult(path: path, state: .notStarted).id
    return """

      ✘ \(name)\(file.isEmpty ? "" : "\n  \(file):\(line)")
        The program stopped here, so its other results are lost. The grader
        continues after a stop: make grade E=\(id)

      """
  }
}

extension Reporter {
  /// Makes sure that the results of this chapter's suites and of all others are
  /// reported at the end, unless that's done by the grader or by another test
  /// program that has started this one.
  static func report(_ chapter: String) {
    let reporter = Reporter.shared
    guard reportsAtExit, reporter.open(chapter), reporter.isLast(of: chapters)
    else { return }
    // If this program traps, nothing else would report the results of the
    // programs before it.
    let earlier = RunResults(reporter.file.earlier)
    if !earlier.exercises.isEmpty {
      LastWords.preface = text(of: earlier, stopped: reporter.stopped)
    }
  }

  private static let chapters = Exercise.chapters()

  private static let reportsAtExit: Bool = {
    let environment = ProcessInfo.processInfo.environment
    guard environment[ResultsFile.variable] == nil,
      environment[ModelToken.variable] == nil
    else { return false }
    Watch.begins
    LastWords.listen()
    atexit {
      let reporter = Reporter.shared
      reporter.close()
      let results = reporter.results
      guard reporter.isLast(of: chapters), !results.exercises.isEmpty else {
        return
      }
      // Swift Testing writes to standard error, too, so that this comes last.
      FileHandle.standardError.write(
        Data("\n\(text(of: results, stopped: reporter.stopped))".utf8))
    }
    return true
  }()

  /// The report of `swift test`.
  ///
  /// - Parameter stopped: The chapters whose program stopped before its end.
  static func text(
    of results: RunResults, stopped: Set<String> = [],
    root: URL = Exercise.root,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    var results = results
    for result in results.exercises where stopped.contains(result.folder) {
      results.stop(result.path) { check in
        check.outcome = .crashed
        check.failures.append(CheckFailure("the program stopped in this check"))
      }
    }
    let lost = results.exercises.filter { result in
      stopped.contains(result.folder) && result.state == .failing
        && result.checks.allSatisfy { $0.outcome == .unreported }
    }
    let sections =
      lost.isEmpty
      ? []
      : [
        """
        Not graded, because their chapter's tests stopped earlier:
          \(lost.map(\.id).joined(separator: ", "))
        The grader continues after a stop: make grade
        """
      ]
    let width = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let report = ReportText(width: min(width, 80))
    let exercises = results.exercises.filter { !lost.contains($0) }
    func files(of result: ExerciseResult) -> Exercise {
      Exercise(path: result.path, root: root, environment: environment)
    }
    let reported = exercises.map { result in
      var exercise = ReportedExercise(result)
      if result.isFailure {
        let question = files(of: result).question(about: result)
        exercise.question = question.map { report.filled($0, 4) } ?? []
      }
      exercise.next = NextSteps(
        steps: [
          NextSteps.editing(result.id, in: files(of: result).place),
          "swift test",
        ], others: ["make hint E=\(result.id)"])
      return exercise
    }
    var closing = "All of them are solved."
    let isFirst = exercises.allSatisfy { $0.state == .notStarted }
    if isFirst, let next = exercises.first {
      closing =
        NextSteps(steps: [
          "make chapter-\(next.chapter)", "make task E=\(next.id)",
          NextSteps.editing(next.id, in: files(of: next).file), "swift test",
        ]).text()
    } else if exercises.contains(where: { $0.state == .notStarted }) {
      // Only the tool knows the learner's path.
      closing = NextSteps(steps: ["make progress", "swift test"]).text()
    }
    // While one of its exercises fails, a story says nothing new.
    let stories = results.stories.filter { story in
      !exercises.contains { $0.chapter == story.chapter && $0.isFailure }
    }
    return report.text(
      of: reported, stories: stories.map { ($0, []) },
      sections: sections, closing: closing + "\n")
  }
}
