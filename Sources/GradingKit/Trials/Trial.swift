// The verdict on a suite that a learner has written. The suite has to pass on
// every right model, and at least one of its tests has to fail on each wrong
// one. A test that fails on a right model proves nothing on a wrong one.

/// The results of a suite on the right models.
struct Trial: Sendable {
  /// The time limit of one run.
  static let limit = Duration.seconds(4)

  /// The runs on each right model.
  var right: [String: [TrialRun]] = [:]
  /// The run on a model that does nothing.
  var idle: TrialRun?

  /// The fault of the suite itself, on any model; nil if it has none.
  var fault: String? {
    let runs = right.sorted { $0.key < $1.key }.flatMap(\.value)
    if runs.isEmpty { return "it has not been run" }
    if let stop = runs.compactMap(\.stop).first {
      return "your tests did not come to their end on a right model: \(stop)"
    }
    if runs.allSatisfy(\.begun.isEmpty) {
      return """
        no test was found; a test in Swift Testing is marked with @Test, one in \
        XCTest is a method of the given class whose name begins with test
        """
    }
    if runs.allSatisfy(\.tests.isEmpty) {
      return "all your tests were skipped, though there was a model to test"
    }
    return nil
  }

  /// The tests that failed on a right model.
  var unsound: Set<String> {
    Set(right.values.flatMap { $0 }.flatMap(\.failures.keys))
  }

  /// The reason why the suite is wrong about a right model; nil if it isn't.
  func complaint(onRight model: String, that behaviour: String) -> String? {
    if let fault { return fault }
    guard let runs = right[model] else { return "it has not been run" }
    for test in Set(runs.flatMap(\.failures.keys)).sorted() {
      let messages = runs.compactMap { $0.failures[test] }
      if messages.count < runs.count {
        return """
          "\(test)" passed in one run and failed in another, on the same model: \
          \(messages[0]); a test says the same each time, in whatever order and \
          beside whatever other tests it runs
          """
      }
      let remedy = "let the test demand nothing that Task.md does not say"
      if right.count > 1, isFailedByAll(test) {
        return """
          "\(test)" failed on every right model: \(messages[0]); \(remedy)
          """
      }
      return """
        "\(test)" failed on a right model: \(messages[0]); \(behaviour), and \
        the contract allows that; \(remedy)
        """
    }
    return nil
  }

  /// Whether a test failed in every run on every right model.
  private func isFailedByAll(_ test: String) -> Bool {
    right.values.joined().allSatisfy { $0.failures[test] != nil }
  }

  /// The reason why a run did not refuse a wrong model; nil if it did.
  func complaint(
    onWrong run: TrialRun, that behaviour: String, remedy: String
  ) -> String? {
    if let fault { return fault }
    let failed = Set(run.failures.keys)
    if !failed.isSubset(of: unsound) { return nil }
    let seen =
      if let stop = run.stop {
        """
        your tests did not come to their end on it, which says nothing: \(stop)
        """
      } else if let test = failed.sorted().first {
        "\"\(test)\" fails on it, but on a right model, too"
      } else if idle?.ending == .complete, idle?.failures.isEmpty == true {
        """
        all your tests pass on it, and even on a model that does nothing at \
        all: a test without an expectation that can fail tests nothing
        """
      } else {
        "all your tests pass on it"
      }
    return "\(seen); \(behaviour); to refuse it, \(remedy)"
  }
}

extension TrialRun {
  /// The reason why the run did not come to its end; nil if it did.
  fileprivate var stop: String? {
    let place = (running ?? begun.last).map { "in \"\($0)\" " } ?? ""
    return switch ending {
    case .complete, .enough: nil
    case .late:
      """
      \(place)they took too long; something waits for ever, or has a timeout of \
      more than one second. A run of all tests has \
      \(Trial.limit.components.seconds) seconds
      """
    case .flood: "\(place)they printed without end; print less"
    case .crash(let words):
      """
      \(place)the program stopped: \(words). Let a test fail in its place, with \
      try #require or XCTUnwrap
      """
    case .exit(let code):
      "\(place)the program was ended, as exit(\(code)) does; take that out"
    case .contradiction:
      """
      what they reported cannot be; tests must leave their output and their \
      framework alone
      """
    }
  }
}
