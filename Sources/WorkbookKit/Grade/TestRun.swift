// Runs the suites and the story of a build, and finds a result for every check
// that was planned.
//
// All suites of a program run in one process. If it ends early, the suites that
// had not finished run again, each in a process of its own: a suite that stops
// this process, too, is to blame. If none does, one of the suites that had
// finished is to blame, and these run again, too.

import Foundation
import Results

extension Build {
  /// Runs the suites of exercises, and returns their checks.
  func run(_ exercises: [Exercise]) throws -> [Exercise: [CheckResult]] {
    progress.show("grading")
    defer { progress.end() }
    return try byProgram(exercises, run: runTogether)
  }

  /// Runs the suites of each program by themselves.
  private func byProgram(
    _ exercises: [Exercise],
    run: ([Exercise]) throws -> [Exercise: [CheckResult]]
  ) throws -> [Exercise: [CheckResult]] {
    let programs =
      isOneProgram
      ? [exercises]
      : workspace.catalogue.chapters.map { chapter in
        exercises.filter(chapter.exercises.contains)
      }
    return try programs.filter { !$0.isEmpty }.map(run)
      .reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  private func runTogether(
    _ exercises: [Exercise]
  ) throws -> [Exercise: [CheckResult]] {
    let first = exercises[0]
    if exercises.count == 1 { return [first: try runAlone(first)] }

    // After this silence they run one by one.
    let (results, stop) = try start(
      suites(exercises), of: first, silence: .seconds(4))
    var checks = results.checks(of: exercises)
    guard stop != nil else { return checks }

    let open = exercises.filter {
      checks[$0]!.isEmpty || checks[$0]!.contains(where: \.outcome.isOpen)
    }
    let finished = exercises.filter { !open.contains($0) }
    for exercise in open { checks[exercise] = try runAlone(exercise) }
    if !open.flatMap({ checks[$0]! }).contains(where: \.outcome.isStop) {
      for exercise in finished { checks[exercise] = try runAlone(exercise) }
    }
    return checks
  }

  /// Runs a suite in a process of its own. When a check crashes, those after it
  /// run in the next one. After one that ran into a limit they do not, because
  /// each of them might do so, too.
  private func runAlone(_ exercise: Exercise) throws -> [CheckResult] {
    progress.show("grading \(exercise.name) alone")
    var checks: [CheckResult] = []
    var filter = suites([exercise])
    while true {
      let (results, stop) = try start(filter, of: exercise)
      let reported = results.checks(of: exercise.path)
      checks =
        checks.isEmpty
        ? reported
        : checks.map { old in reported.first { $0.id == old.id } ?? old }
      guard let stop else { return checks }

      // If it crashed after its checks were done, the last one is blamed.
      let blamed =
        reported.first { $0.outcome == .running }
        ?? reported.last { $0.outcome != .unreported }
      guard let index = checks.firstIndex(where: { $0.id == blamed?.id }) else {
        for index in checks.indices where checks[index].outcome == .unreported {
          stop.mark(&checks[index])
        }
        return checks
      }
      stop.mark(&checks[index])
      let isLimit = stop.outcome == .hung || stop.outcome == .flooded
      let waiting = checks.filter { $0.outcome == .unreported }
      if isLimit || waiting.isEmpty { return checks }
      filter = Self.pattern(waiting)
    }
  }

  /// Runs suites once more, in a random order, without checks that would stop the
  /// process. If it ends early, no check is blamed for it.
  package func runShuffled(
    _ exercises: [Exercise], without checks: [CheckResult]
  ) throws -> [Exercise: [CheckResult]] {
    let skip = checks.isEmpty ? [] : ["--skip", Self.pattern(checks)]
    return try byProgram(exercises) { exercises in
      try start(suites(exercises), of: exercises[0], options: skip)
        .results.checks(of: exercises)
    }
  }

  /// Plays the story of a chapter whose exercises are solved.
  func play(_ chapter: Chapter) throws -> StoryResult {
    guard !without.contains(chapter.storyID) else {
      let words =
        storyErrors[chapter.storyID].map {
          "it doesn't compile with these files: \($0)"
        } ?? "it is missing; git restore \(chapter.storyFolder)"
      return StoryResult(chapter: chapter.number, failures: [words])
    }
    progress.show("playing the story")
    defer { progress.end() }
    let path = "\(chapter.folder)/Story"
    var (results, stop) = try start(
      program(of: chapter).story("\(chapter.tests).\(chapter.story)"))
    if let stop { results.stop(path, stop.mark) }
    var story = results.story(at: path)
    // XCTest prints there, too.
    story.printed = story.printed.split(separator: "\n").filter {
      !$0.contains("Test Case '") && !$0.contains(": error: \(chapter.story).")
    }.joined(separator: "\n")
    return story
  }

  // MARK: Starting the built tests

  /// The tests of some exercises, as a filter. The name by which a test library
  /// selects a test ends with its file, line and column.
  private func suites(_ exercises: [Exercise]) -> String {
    let files = exercises.flatMap { workspace.swiftFiles(in: $0.suiteFolder) }
    let names = files.map { $0.split(separator: "/").last ?? "" }
    return "/(\(names.joined(separator: "|"))):[0-9]+:[0-9]+$"
  }

  private static func pattern(_ checks: [CheckResult]) -> String {
    let ids = checks.map { NSRegularExpression.escapedPattern(for: $0.id) }
    return "^(\(ids.joined(separator: "|")))$"
  }

  /// Starts a process for the tests that a filter selects.
  ///
  /// - Parameter exercise: One whose suite is in the program.
  private func start(
    _ filter: String, of exercise: Exercise,
    options: [String] = ["--no-parallel"], silence: Duration = .seconds(10)
  ) throws -> (results: RunResults, stop: Stop?) {
    let chapter = workspace.catalogue.chapters(of: [exercise])[0]
    return try start(
      program(of: chapter).checks(["--filter", filter] + options),
      silence: silence)
  }

  /// Starts a process in an empty folder, and reads its results, and why it ended
  /// early if it did.
  ///
  /// A check takes milliseconds; after ten seconds without a line in its
  /// results it will not end. No core is dumped, and neither memory nor a file
  /// grows without end.
  private func start(
    _ command: [String], silence: Duration = .seconds(10)
  ) throws -> (results: RunResults, stop: Stop?) {
    try folder.prepareRun()
    let printed = ResultsFile.printed(beside: folder.results)
    let run = try folder.start(
      Invocation(
        command: command, folder: folder.runFolder,
        environment: environment.merging([
          "TMPDIR": folder.runFolder.path(percentEncoded: false),
          ResultsFile.variable: folder.results.path(percentEncoded: false),
        ]) { $1 },
        limits: Limits(
          silence: silence, time: .seconds(120), megabytes: 1,
          memory: 2 << 30, file: folder.results, printed: printed,
          resources: ["-c 0", "-f \(128 << 10)"])))
    let results = RunResults(
      ResultsFile.events(in: folder.results),
      printed: (try? Data(contentsOf: printed)) ?? Data())
    let isDone =
      results.isDone && (run.ending == .exit(0) || run.ending == .exit(1))
    return (results, isDone ? nil : Stop(run))
  }

  private func program(of chapter: Chapter) throws -> TestProgram {
    let name =
      isOneProgram ? "ObservationWorkbookPackageTests.xctest" : chapter.tests
    let path = workspace.url("\(try products)/\(name)")
      .path(percentEncoded: false)
    #if os(macOS)
      let chosen = try workspace.run(["xcode-select", "-p"]).output
      let info = try workspace.run(["swift", "-print-target-info"]).output
      let host = BundleHost(
        developer: chosen.trimmingCharacters(in: .newlines), targetInfo: info)
      guard let host else {
        throw Failure(
          "swift doesn't say where it is; make doctor looks for the reason")
      }
      return .bundle(isOneProgram ? path : "\(path).xctest", host)
    #else
      return .program(isOneProgram ? path : "\(path)-test-runner")
    #endif
  }
}

extension RunResults {
  fileprivate func checks(of exercises: [Exercise]) -> [Exercise: [CheckResult]]
  {
    Dictionary(
      uniqueKeysWithValues: exercises.map { ($0, checks(of: $0.path)) })
  }
}

// MARK: - Why a run ended early

/// The reason why a run of the tests ended early.
struct Stop {
  let outcome: CheckResult.Outcome
  let explanation: String

  init(_ run: ProcessResult) {
    switch run.ending {
    case .silence(let limit):
      outcome = .hung
      explanation = """
        this check didn't end within \(limit.components.seconds) seconds; \
        something in it loops or waits forever
        """
    case .flood:
      outcome = .flooded
      explanation = """
        this check printed more than a megabyte; print less, or look for a \
        loop that prints forever
        """
    case .signal:
      outcome = .crashed
      explanation = "the program stopped in this check: \(Self.reason(of: run))"
    case .exit(let code):
      outcome = .exited
      explanation = "this check ended the whole program, as exit(\(code)) does"
    }
  }

  /// Marks a check as the one in which the process ended.
  func mark(_ check: inout CheckResult) {
    check.outcome = outcome
    check.failures.append(CheckFailure(explanation))
  }

  /// The reason why a program stopped that was to end by itself: its own last
  /// words, or else the meaning of the signal.
  static func reason(of run: ProcessResult) -> String {
    guard case .signal(let signal) = run.ending else { return "it was ended" }
    let words =
      /(?:(\w+)\/)?(\w+\.swift:[0-9]+: )?((?:Fatal error|\w+ failed)\b.*)/
    let said = run.output.split(separator: "\n").reversed().lazy.compactMap {
      lastWords(in: $0)?.matches(of: words).last {
        $0.2 != nil || $0.3.hasPrefix("Fatal error")
      }
    }.first
    if let said {
      // A line in the standard library helps no learner.
      return (said.1 == "Swift" ? "" : String(said.2 ?? "")) + said.3
    }
    if run.output.contains("Simultaneous accesses") {
      return """
        a variable was changed while it was being read or changed (exclusive \
        access)
        """
    }
    switch signal {
    case 7, 10, 11:
      return """
        a memory fault (signal \(signal)); most often something calls itself \
        endlessly
        """
    case SIGXFSZ: return "it wrote to a file endlessly (signal \(signal))"
    case 9:
      return "it was killed (signal 9); most often because memory ran out"
    default: return "it trapped (signal \(signal)) and gave no reason"
    }
  }

  /// The part of a line that says why a program stops. The learner's code may
  /// have printed a megabyte before it, on the same line.
  private static func lastWords(in line: Substring) -> Substring? {
    let sign =
      line.range(of: "Fatal error", options: .backwards)
      ?? line.range(of: " failed", options: .backwards)
    return sign.map {
      line[..<$0.lowerBound].suffix(200)
        + line[$0.lowerBound...].prefix(1_000)
    }
  }
}
