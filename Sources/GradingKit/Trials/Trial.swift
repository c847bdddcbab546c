// The verdict on a suite that a learner has written. The suite has to pass on
// every right model, and on each wrong model at least one of its tests has to
// fail. A test that fails even on a right model doesn't count, because it
// proves nothing when it fails on a wrong one.

/// The results of a suite on the right models.
struct Trial: Sendable {
  /// The time limit of one run.
  static let limit = Duration.seconds(4)

  /// The runs on each right model.
  var right: [String: [TrialRun]] = [:]
  /// The run on a model that does nothing at all.
  var idle: TrialRun?

  /// The fault of the suite itself, whatever the model; nil if it has none.
  var fault: String? {
    let runs = right.sorted { $0.key < $1.key }.flatMap(\.value)
    if runs.isEmpty { return "it wasn't run" }
    if let stop = runs.compactMap(\.stop).first {
      return "your tests didn't finish on a right model: \(stop)"
    }
    if runs.allSatisfy(\.begun.isEmpty) {
      return """
        no test was found; a Swift Testing test is marked with @Test, and an \
        XCTest test is a method of the given class whose name starts with test
        """
    }
    if runs.allSatisfy(\.tests.isEmpty) {
      return "all your tests were skipped, but there was a model to test"
    }
    return nil
  }

  /// The tests that failed on a right model.
  var unsound: Set<String> {
    Set(right.values.flatMap { $0 }.flatMap(\.failures.keys))
  }

  /// The reason why the suite is wrong about a right model; nil if it isn't
  /// wrong.
  ///
  /// - Parameter remedy: How a test can pass on this model; empty if the
  ///   behaviour says it.
  func complaint(
    onRight model: String, that behaviour: String, remedy: String = ""
  ) -> String? {
    if let fault { return fault }
    guard let runs = right[model] else { return "it wasn't run" }
    for test in Set(runs.flatMap(\.failures.keys)).sorted() {
      let messages = runs.compactMap { $0.failures[test] }
      if messages.count < runs.count {
        return """
          "\(test)" passed in one run and failed in another, on the same model: \
          \(messages[0]); a test has to give the same result every time, no \
          matter which tests run before it or beside it
          """
      }
      let law = "a test must not require anything that Task.md doesn't"
      if right.count > 1, isFailedByAll(test) {
        return """
          "\(test)" failed on every right model: \(messages[0]); \(law)
          """
      }
      let advice = remedy.isEmpty ? "" : ", so \(remedy)"
      return """
        "\(test)" failed on a right model: \(messages[0]); \(behaviour), and \
        the contract allows that; \(law)\(advice)
        """
    }
    return nil
  }

  /// Whether a test failed in every run on every right model.
  private func isFailedByAll(_ test: String) -> Bool {
    right.values.joined().allSatisfy { $0.failures[test] != nil }
  }

  /// The reason why a run has not refused a wrong model; nil if it has.
  func complaint(
    onWrong run: TrialRun, that behaviour: String, remedy: String
  ) -> String? {
    if let fault { return fault }
    let failed = Set(run.failures.keys)
    if !failed.isSubset(of: unsound) { return nil }
    let seen =
      if let stop = run.stop {
        """
        your tests didn't finish on this model, which proves nothing: \(stop)
        """
      } else if let test = failed.sorted().first {
        "\"\(test)\" fails on this model, but also on a right one"
      } else if idle?.ending == .complete, idle?.failures.isEmpty == true {
        """
        all your tests pass on this model, and even on one that does \
        nothing: a test without an expectation that can fail tests nothing
        """
      } else {
        "all your tests pass on this model"
      }
    return "\(seen); \(behaviour); to refuse it, \(remedy)"
  }
}

extension TrialRun {
  /// The reason why the run did not reach its end; nil if it did.
  fileprivate var stop: String? {
    let place = (running ?? begun.last).map { "in \"\($0)\" " } ?? ""
    return switch ending {
    case .complete, .enough: nil
    case .late:
      """
      \(place)they took too long; something waits forever, or has a timeout of \
      more than one second. A run of all tests may take \
      \(Trial.limit.components.seconds) seconds
      """
    case .flood: "\(place)they printed endlessly; print less"
    case .crash(let words):
      """
      \(place)the program stopped: \(words). Make the test fail instead, with \
      try #require or XCTUnwrap
      """
    case .exit(let code):
      "\(place)the program was ended, as by exit(\(code)); remove that"
    case .contradiction:
      """
      what they reported is impossible; tests must not change their output or \
      their framework
      """
    }
  }
}
