// What happens in the tests of this process is written to a results file, for
// the last lines of `swift test` and for the grader.

import Foundation
import Results
import Synchronization

/// Writes the moments of a run.
final class Reporter: Sendable {
  /// The reporter of this process.
  ///
  /// The grader names its file, and wants to know what each check prints.
  /// Otherwise the results are reported when the process exits, whatever has
  /// failed before. Only a crash prevents that; `make grade` survives it, too.
  static let ofProcess: Reporter = {
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
  private let moments: Mutex<[Moment]>

  init(file: URL) {
    self.file = ResultsFile(file, run: getppid())
    moments = Mutex(self.file.earlier)
  }

  /// Writes a moment, with its time.
  func write(_ moment: Moment) {
    if moment.kind == .began { LastWords.prepare(moment.lastWords) }
    var moment = moment
    moment.time = ProcessInfo.processInfo.systemUptime
    moment.printed = StandardOutput.size
    moments.withLock { $0.append(moment) }
    file.write(moment)
  }

  var latest: Moment? { moments.withLock(\.last) }

  /// The results so far, those of another process of the same run included.
  var results: RunResults { RunResults(moments.withLock(\.self)) }

  /// Whether this process adds something to what others have reported.
  ///
  /// A build system may make a program of each suite, so that `swift test`
  /// starts more than fifty. One whose exercise is not started is silent,
  /// unless it is the first.
  var hasNews: Bool {
    let own = moments.withLock { $0.dropFirst(file.earlier.count) }
    return RunResults(file.earlier).exercises.isEmpty
      || RunResults(Array(own)).exercises.contains { $0.state != .notStarted }
  }
}

// MARK: - The last lines of `swift test`

extension Moment {
  /// What is said if the process traps in the check or scene that begins.
  var lastWords: String {
    // Of a story it is the number of the chapter.
    let id = ExerciseResult(path: path, state: .notStarted).id
    return """

      ✘ \(name)\(file.isEmpty ? "" : "\n  \(file):\(line)")
        The program stopped here, and the other results are lost. The grader
        goes on after a stop: make grade E=\(id)

      """
  }
}

extension Reporter {
  /// Reports the results when the process exits, unless the grader does.
  static let reportsAtExit: Void = {
    let environment = ProcessInfo.processInfo.environment
    guard environment[ResultsFile.variable] == nil else { return }
    Watch.begins
    LastWords.listen()
    atexit {
      let columns = ProcessInfo.processInfo.environment["COLUMNS"]
      let results = Reporter.ofProcess.results
      guard !results.exercises.isEmpty, Reporter.ofProcess.hasNews else {
        return
      }
      let text = Reporter.text(
        of: results, width: columns.flatMap { Int($0) } ?? 80)
      // Swift Testing writes there, too, so that this comes last.
      FileHandle.standardError.write(Data("\n\(text)".utf8))
    }
  }()

  /// The report of `swift test`.
  static func text(
    of results: RunResults, width: Int, root: URL = Exercise.root,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let exercises = results.exercises
    func files(of result: ExerciseResult) -> Exercise {
      Exercise(path: result.path, root: root, environment: environment)
    }
    let reported = exercises.map { result in
      var exercise = ReportedExercise(result)
      exercise.next = NextSteps(
        steps: [
          NextSteps.editing(result.id, in: files(of: result).place),
          "swift test",
        ], others: ["make hint E=\(result.id)"])
      return exercise
    }
    var closing = "All of them are solved."
    if let next = exercises.first(where: { $0.state == .notStarted }) {
      let isFirst = exercises.allSatisfy { $0.state == .notStarted }
      closing =
        NextSteps(
          steps: (isFirst ? ["make chapter-\(next.chapter)"] : []) + [
            "make task E=\(next.id)",
            NextSteps.editing(next.id, in: files(of: next).file), "swift test",
          ]
        ).text()
    }
    return ReportText(style: ReportStyle(width: min(width, 80))).text(
      of: reported, stories: results.stories.map { ($0, []) },
      closing: closing + "\n")
  }
}
