// One process of the tests: what it reported, how it ended, and whether the two
// fit together.

/// One attempt at running some suites.
struct Attempt {
  let events: EventStream
  let result: ProcessResult

  /// The reason why it ended early; nil if it did not.
  var stop: Stop? {
    // Two witnesses must agree: the events, and the last line printed.
    let isComplete = hasLastLine && (events.isComplete || !events.hasPlan)
    return isComplete && hasExited ? nil : Stop(result)
  }

  private var hasLastLine: Bool { result.output.contains("Test run with ") }

  private var hasExited: Bool {
    result.ending == .exit(0) || result.ending == .exit(1)
  }

  /// Something reported that no honest run of the suites reports; nil if there
  /// is nothing.
  func contradiction(_ suites: [Suite]) -> String? {
    for suite in suites {
      let reported = events.checks(of: suite.name)
        .filter { $0.outcome != .unreported }
      for check in reported
      where !suite.checks.contains(where: { $0.function == check.function }) {
        return "\(check.name): there is no such check"
      }
      let hasFailed = reported.contains { $0.outcome == .failed }
      if hasFailed, result.ending == .exit(0) {
        return "a check failed, and the program ended as if none had"
      }
    }
    if events.isComplete, hasExited, !hasLastLine {
      return "the run is over, and its last line has not been printed"
    }
    return events.contradiction
  }

  /// The checks of suites as they were reported, by suite.
  func checks(of suites: [Suite]) -> [String: [Check]] {
    Dictionary(
      uniqueKeysWithValues: suites.map { ($0.name, checks(of: $0)) })
  }

  /// The checks of a suite as they were reported, and those that were not, in
  /// the order of the suite.
  func checks(of suite: Suite) -> [Check] {
    var checks =
      events.hasPlan
      ? events.checks(of: suite.name)
      : ConsoleReport(result.output, of: suite).checks
    for declared in suite.checks
    where !checks.contains(where: { $0.function == declared.function }) {
      checks.append(Check(declared, of: suite))
    }
    let order = suite.checks.map(\.function)
    func place(_ check: Check) -> (Int, Int) {
      (order.firstIndex(of: check.function) ?? order.count, check.line)
    }
    return checks.sorted { place($0) < place($1) }
  }
}
