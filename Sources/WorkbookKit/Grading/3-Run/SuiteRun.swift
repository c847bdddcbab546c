// Runs suites, and finds an outcome for every declared check.
//
// All suites run in one process. If it ends early, the suites that had not
// finished run again, each in a process of its own: a suite that stops this
// process, too, is to blame. If none does, one of the suites that had finished
// is to blame, and these run again, too.

import Foundation

/// Runs suites that have been built.
package struct SuiteRun {
  let build: Build
  let progress: ProgressLine

  package init(build: Build, progress: ProgressLine) {
    self.build = build
    self.progress = progress
  }

  private var desk: Desk { build.desk }

  /// The limits of a run. A check takes milliseconds; after ten seconds without
  /// an event it will not end. No core is dumped, and neither memory nor a file
  /// grows without end.
  static var limits: Limits {
    Limits(
      silence: .seconds(10), time: .seconds(120), megabytes: 1,
      resources: ["-c 0", "-v \(2 << 20)", "-f \(128 << 10)"])
  }

  /// The silence after which suites that run together are run one by one.
  private static let suspicion = Duration.seconds(4)

  /// Runs suites.
  ///
  /// - Returns: The checks of each suite, in the order of its file.
  package func run(_ suites: [Suite]) throws -> [String: [Check]] {
    guard let first = suites.first else { return [:] }
    progress.show("grading")
    defer { progress.end() }
    if suites.count == 1 { return [first.name: try runAlone(first)] }

    let all = try start(Selection(suites), silence: Self.suspicion)
    var checks = all.checks(of: suites)
    // If reports are forged, any of the suites may have forged them. And without
    // a stream, checks of one name in two suites cannot be told apart.
    let isDoubtful = all.contradiction(suites) != nil || !all.events.hasPlan
    guard isDoubtful || all.stop != nil else { return checks }

    let (finished, open) = suites.partitioned { suite in
      !isDoubtful && checks[suite.name]!.allSatisfy { !$0.outcome.isOpen }
    }
    for suite in open { checks[suite.name] = try runAlone(suite) }
    let hasCulprit = open.contains { suite in
      checks[suite.name]!.contains(where: \.outcome.isStop)
    }
    if !isDoubtful, !hasCulprit {
      for suite in finished { checks[suite.name] = try runAlone(suite) }
    }
    return checks
  }

  /// Runs a suite in a process of its own. When a check crashes, those after it
  /// run in the next one.
  private func runAlone(_ suite: Suite) throws -> [Check] {
    progress.show("grading \(suite.name) alone")
    var checks = suite.checks.map { Check($0, of: suite) }
    while true {
      let waiting = checks.filter { $0.outcome == .unreported }
      let attempt = try start(Selection(waiting))
      if let what = attempt.contradiction([suite]) {
        return checks.map { $0.forged(what) }
      }
      let reported = attempt.checks(of: suite)
        .filter { $0.outcome != .unreported }
      for check in reported { checks.put(check) }
      guard let stop = attempt.stop else { return checks }

      // If it crashed after its checks were done, the last one is blamed.
      let blamed =
        reported.first { $0.outcome == .running } ?? reported.last
      guard let blamed else {
        return checks.map {
          $0.outcome == .unreported ? $0.stopped(stop) : $0
        }
      }
      checks.put(blamed.stopped(stop))
      guard stop.outcome.letsOthersRun,
        checks.contains(where: { $0.outcome == .unreported })
      else { return checks }
    }
  }

  /// Runs suites in one process, in a random order.
  ///
  /// - Parameter checks: Checks to leave out, because they would stop the
  ///   process.
  /// - Returns: The checks as they were reported. If the process ended early,
  ///   none is blamed for it.
  package func runShuffled(
    _ suites: [Suite], without checks: [Check]
  ) throws -> [String: [Check]] {
    var selection = Selection(suites)
    selection.skipped = Selection.pattern(checks)
    selection.isShuffled = true
    return try start(selection).checks(of: suites)
  }

  /// Starts a process for some tests.
  private func start(
    _ selection: Selection, silence: Duration = limits.silence!
  ) throws -> Attempt {
    let program = TestProgram(build: build)
    let file = build.workspace.url(desk.events)
    unlink(file.path(percentEncoded: false))
    var limits = Self.limits
    limits.file = file
    limits.silence = silence
    let result = try program.run(
      program.swiftTesting(selection, events: file), limits: limits)
    let events = EventStream(desk.readEvents(), output: result.output)
    guard selection.isOfOneSuite, !events.hasPlan else {
      return Attempt(events: events, result: result)
    }
    // Without a stream, the printed output has to do.
    limits = Self.limits
    return Attempt(
      events: events,
      result: try program.run(
        program.swiftTesting(selection, events: nil), limits: limits))
  }
}

extension [Check] {
  /// Replaces the check of the same function, or appends it.
  fileprivate mutating func put(_ check: Check) {
    if let index = firstIndex(where: { $0.function == check.function }) {
      self[index] = check
    } else {
      append(check)
    }
  }
}

extension [Suite] {
  /// The suites that meet a condition, and the others.
  fileprivate func partitioned(
    by isFirst: (Suite) -> Bool
  ) -> (first: [Suite], others: [Suite]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
