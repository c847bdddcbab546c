// Judges a suite that a learner has written: it has to pass on every right
// model, and at least one of its tests has to fail on each wrong one. A test
// that fails on a right model proves nothing on a wrong one.

import Foundation
import Synchronization

/// A trial of a suite: what it said of each model.
struct Trial: Sendable {
  /// The runs on each right model.
  var right: [String: [TrialRun]] = [:]
  /// The run on each wrong model.
  var wrong: [String: TrialRun] = [:]

  /// What is amiss with the suite itself, whatever it is run on; nil if nothing
  /// is.
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

  /// The tests that have failed on a right model.
  var unsound: Set<String> {
    Set(right.values.flatMap { $0 }.flatMap(\.failures.keys))
  }

  /// Why the suite is wrong about a right model; nil if it isn't.
  func complaint(onRight model: String, that behaviour: String) -> String? {
    if let fault { return fault }
    guard let runs = right[model] else { return "it has not been run" }
    for test in Set(runs.flatMap(\.failures.keys)).sorted() {
      let messages = runs.compactMap { $0.failures[test] }
      if messages.count < runs.count {
        return """
          \(test) passed in one run and failed in another, on the same model: \
          \(messages[0]); a test says the same each time, in whatever order and \
          beside whatever other tests it runs
          """
      }
      return """
        \(test) failed on a right model: \(messages[0]); \(behaviour), and the \
        contract allows that; let the test demand nothing that Task.md does not \
        say
        """
    }
    return nil
  }

  /// Why a wrong model was not refused; nil if it was.
  func complaint(
    onWrong model: String, that behaviour: String, remedy: String
  ) -> String? {
    if let fault { return fault }
    guard let run = wrong[model] else { return "it has not been run" }
    let failed = Set(run.failures.keys)
    if !failed.isSubset(of: unsound) { return nil }
    let seen =
      if let stop = run.stop {
        """
        your tests did not come to their end on it, which says nothing: \(stop)
        """
      } else if let test = failed.sorted().first {
        "\(test) fails on it, but on a right model, too"
      } else if refusesNothing {
        """
        all your tests pass on it, and on every other one: a test without an \
        expectation that can fail tests nothing
        """
      } else {
        "all your tests pass on it"
      }
    return "\(seen); \(behaviour); to refuse it, \(remedy)"
  }

  private var refusesNothing: Bool {
    wrong.values.allSatisfy { $0.failures.isEmpty && $0.stop == nil }
  }
}

extension TrialRun {
  /// Why the run did not come to its end, for whoever wrote the tests; nil if
  /// it did.
  fileprivate var stop: String? {
    let place = (running ?? begun.last).map { "in \($0) " } ?? ""
    return switch ending {
    case .complete, .enough: nil
    case .late:
      """
      \(place)they took too long; something waits for ever, or too long. A run \
      of all tests has \(Trial.limit.components.seconds) seconds
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

// MARK: - The runs

extension Trial {
  /// How long one run may take.
  static let limit = Duration.seconds(5)
  /// How long all runs may take. Whoever runs the judge ends it after ten
  /// seconds of silence.
  private static let whole = Duration.seconds(8)

  /// Holds the trial of a suite: runs it twice on each right model, and then
  /// once on each wrong one, several at a time and in an order by chance.
  init(of suite: SuiteOnTrial, right: [String], wrong: [String]) {
    let start = SuspendingClock.now
    @Sendable func left() -> Duration {
      min(Self.limit, Self.whole - start.duration(to: .now))
    }
    let first = right.first.map { suite.run(on: $0, limit: left()) }
    self.right = first.map { [right[0]: [$0]] } ?? [:]
    // What stops on one right model is not tried on the others.
    guard let first, first.stop == nil, !first.tests.isEmpty else { return }

    let again = [(right[0], true)]
    let others = right.dropFirst().flatMap { [($0, false), ($0, true)] }
    let runs = Self.atOnce((again + others).shuffled()) { model, isShuffled in
      (model, suite.run(on: model, isShuffled: isShuffled, limit: left()))
    }
    for (model, run) in runs { self.right[model, default: []].append(run) }
    guard fault == nil else { return }

    let unsound = unsound
    self.wrong = Dictionary(
      uniqueKeysWithValues: Self.atOnce(wrong.shuffled()) { model in
        let run = suite.run(on: model, limit: left()) {
          !Set($0.failures.keys).isSubset(of: unsound)
        }
        return (model, run)
      })
  }

  /// Does something with each of some values, several at a time: most of a run
  /// is waiting.
  private static func atOnce<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ body: @escaping @Sendable (Value) -> Result
  ) -> [Result] {
    let results = Mutex<[Result]>([])
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 12
    for value in values {
      queue.addOperation {
        let result = body(value)
        results.withLock { $0.append(result) }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return results.withLock { $0 }
  }
}
