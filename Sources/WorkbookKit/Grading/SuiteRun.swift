// Runs suites and brings every declared check back with an outcome. All run in
// one process, and if that goes to its end, that is all. If not, what was
// running and what the process took down with it runs again, each suite in a
// process of its own; who stops that process, too, is to blame.

import Foundation

/// A run of suites that have been built.
struct SuiteRun {
  let workspace: Workspace
  let desk: Desk
  let build: Build
  let progress: ProgressLine

  /// Ten seconds without an event are for ever: a check takes milliseconds.
  /// No core is dumped, and neither memory nor a file grows without end.
  static var limits: Limits {
    Limits(
      silence: .seconds(10), time: .seconds(120), megabytes: 1,
      resources: ["-c 0", "-v \(2 << 20)", "-f \(128 << 10)"])
  }

  /// After so long without an event several suites are run one by one.
  private static let suspicion = Duration.seconds(4)

  /// The checks of each suite, in the order of its file.
  func run(_ suites: [Suite]) throws -> [String: [Check]] {
    guard let first = suites.first else { return [:] }
    progress.show("grading")
    defer { progress.end() }
    if suites.count == 1 { return [first.name: try runAlone(first)] }

    let all = try start(Selection(suites), silence: Self.suspicion)
    var checks: [String: [Check]] = [:]
    for suite in suites { checks[suite.name] = all.checks(of: suite) }
    let isForged = all.contradiction(suites) != nil
    guard all.stop != nil || isForged else { return checks }

    // What has run its course is believed, if what was running is to blame
    // when it is alone, too. If it is not, one that had run before it is, and
    // what is forged may have been forged by any of them.
    func isDone(_ suite: Suite) -> Bool {
      checks[suite.name]!.allSatisfy {
        ![.running, .unreported].contains($0.outcome)
      }
    }
    let done = isForged ? [] : suites.filter(isDone)
    var isExplained = isForged
    for suite in suites where !done.contains(where: { $0.name == suite.name }) {
      progress.show("grading \(suite.name) alone")
      let alone = try runAlone(suite)
      isExplained = isExplained || alone.contains { $0.isStopped }
      checks[suite.name] = alone
    }
    if !isExplained {
      for suite in done { checks[suite.name] = try runAlone(suite) }
    }
    return checks
  }

  /// Runs a suite in a process of its own. When a check crashes, those behind
  /// it run in the next one.
  private func runAlone(_ suite: Suite) throws -> [Check] {
    var checks = suite.checks.map { Check($0, of: suite) }
    while true {
      let waiting = checks.filter { $0.outcome == .unreported }
      let run = try start(Selection(waiting))
      let reported = run.checks(of: suite)
        .filter { $0.outcome != .unreported }
      if let what = run.contradiction([suite]) {
        return checks.map { $0.forged(what) }
      }
      for check in reported { checks.put(check) }
      guard let stop = run.stop else { return checks }

      if let running = reported.first(where: { $0.outcome == .running }) {
        checks.put(running.stopped(stop))
      } else if let last = reported.last {
        // It fell over when its checks were done: the last one is blamed.
        checks.put(last.stopped(stop))
      } else {
        return checks.map {
          $0.outcome == .unreported ? $0.stopped(stop) : $0
        }
      }
      let goesOn = stop.outcome == .crashed || stop.outcome == .exited
      guard goesOn, checks.contains(where: { $0.outcome == .unreported })
      else { return checks }
    }
  }

  /// Runs suites in one process, in an order by chance.
  ///
  /// - Parameter checks: What does not run, for it would stop the process.
  /// - Returns: What was heard; who stopped the process is not looked for.
  func runShuffled(
    _ suites: [Suite], without checks: [Check]
  ) throws -> [String: [Check]] {
    var selection = Selection(suites)
    selection.skipped = Selection.pattern(checks)
    selection.isShuffled = true
    let run = try start(selection)
    return Dictionary(
      uniqueKeysWithValues: suites.map { ($0.name, run.checks(of: $0)) })
  }

  /// One process.
  private struct Process {
    let events: EventStream
    let outcome: Outcome

    /// Why it did not go to its end.
    var stop: Stop? {
      // Two witnesses: the events, and the last line that is printed.
      let isComplete =
        hasLastLine && (events.isComplete || !events.hasPlan)
      return isComplete && hasExited ? nil : Stop(outcome)
    }

    private var hasLastLine: Bool { outcome.output.contains("Test run with ") }

    private var hasExited: Bool {
      [.exit(0), .exit(1)].contains(outcome.ending)
    }

    /// What no run of some suites reports; nil if there is nothing.
    func contradiction(_ suites: [Suite]) -> String? {
      for suite in suites {
        let reported = events.checks(of: suite.name)
          .filter { $0.outcome != .unreported }
        for check in reported
        where !suite.checks.contains(where: { $0.function == check.function }) {
          return "\(check.name): there is no such check"
        }
        let hasFailed = reported.contains { $0.outcome == .failed }
        if hasFailed, outcome.ending == .exit(0) {
          return "a check failed, and the program ended as if none had"
        }
      }
      if events.isComplete, hasExited, !hasLastLine {
        return "the run is over, and its last line has not been printed"
      }
      return events.contradiction
    }

    /// What it reported of a suite, and of what is declared, what it did not.
    func checks(of suite: Suite) -> [Check] {
      var checks =
        events.hasPlan
        ? events.checks(of: suite.name)
        : ConsoleReport(outcome.output, of: suite).checks
      for declared in suite.checks
      where !checks.contains(where: { $0.function == declared.function }) {
        checks.append(Check(declared, of: suite))
      }
      return checks.sorted { $0.line < $1.line }
    }
  }

  /// Starts a process for some tests.
  private func start(
    _ selection: Selection, silence: Duration = limits.silence!
  ) throws -> Process {
    let program = TestProgram(desk: desk, build: build)
    let file = workspace.url(desk.events)
    unlink(file.path(percentEncoded: false))
    var limits = Self.limits
    limits.file = file
    limits.silence = silence
    let outcome = try program.run(
      program.swiftTesting(selection, events: file), limits: limits)
    let events = EventStream(desk.readEvents())
    guard selection.isOfOneSuite, !events.hasPlan else {
      return Process(events: events, outcome: outcome)
    }
    // There is no stream to be had; what is printed has to do.
    limits = Self.limits
    limits.isSign = { $0.contains("Test ") }
    return Process(
      events: events,
      outcome: try program.run(
        program.swiftTesting(selection, events: nil), limits: limits))
  }
}

extension Check {
  /// Whether the process ended in it.
  var isStopped: Bool {
    [.hung, .flooded, .crashed, .exited].contains(outcome)
  }
}

extension [Check] {
  /// Puts a check in the place of the one of the same function.
  fileprivate mutating func put(_ check: Check) {
    if let index = firstIndex(where: { $0.function == check.function }) {
      self[index] = check
    } else {
      append(check)
    }
  }
}
