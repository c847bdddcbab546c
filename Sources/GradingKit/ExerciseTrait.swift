// What every exercise's suite asks of Swift Testing: to skip what nobody has
// begun, to note how the checks go, and to run one check at a time. Swift
// Testing starts many at once, and a learner's answer may share what it should
// not, such as a registrar. Then one check could disturb another, and the same
// answer be judged now so, now so.

import Synchronization
import Testing

/// What a suite asks of Swift Testing.
public struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  let exercise: Exercise
  let isStarted: Bool
  /// Skips what is not started.
  let condition: ConditionTrait
  /// Where it is noted how the checks go.
  var summary = Summary.ofRun

  /// Each check, too, waits for its turn.
  public var isRecursive: Bool { true }

  public func prepare(for test: Test) async throws {
    summary.add(exercise, isStarted: isStarted)
    try await condition.prepare(for: test)
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing check: @Sendable () async throws -> Void
  ) async throws {
    await Turn.ofChecks.take()
    let name = test.displayName ?? test.name
    let isSymptom = test.traits.contains { $0 is SymptomTrait }
    summary.begin(name, isSymptom: isSymptom, of: exercise)
    defer {
      summary.end(name, of: exercise)
      Turn.ofChecks.give()
    }
    try await listening(to: test, named: name)
      .provideScope(for: test, testCase: testCase) {
        do {
          try await check()
        } catch {
          fail(test, named: name, "\(error)", at: nil)
          throw error
        }
      }
  }

  /// Hears of what goes wrong in a check, and changes nothing of it.
  private func listening(to test: Test, named name: String)
    -> IssueHandlingTrait
  {
    .compactMapIssues { issue in
      let words = issue.comments.map(\.rawValue).joined(separator: "\n")
      fail(
        test, named: name, words.isEmpty ? "\(issue)" : words,
        at: issue.sourceLocation)
      return issue
    }
  }

  private func fail(
    _ test: Test, named name: String, _ message: String,
    at place: SourceLocation?
  ) {
    summary.fail(
      name, line: test.sourceLocation.line, of: exercise, message: message,
      at: place.map { "Tests/\(exercise.path)/\($0.fileName):\($0.line)" }
        ?? "")
  }
}

/// Says that a check is of something amiss that an exercise has been shipped
/// with. Its name says what is seen as long as it fails.
///
///     @Test(.symptom) func `the cash book stays empty`() { … }
public struct SymptomTrait: TestTrait {}

extension Trait where Self == SymptomTrait {
  /// Counts the check as mended when it passes, and as still seen when it fails.
  public static var symptom: Self { SymptomTrait() }
}

/// Something that one task has at a time; the others wait, first come, first
/// served.
final class Turn: Sendable {
  /// What all checks of all exercises share.
  static let ofChecks = Turn()

  private struct Line {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let line = Mutex(Line())

  /// Returns when it is the caller's turn.
  func take() async {
    await withCheckedContinuation { next in
      let isFree = line.withLock { line in
        if line.isTaken { line.waiting.append(next) }
        defer { line.isTaken = true }
        return !line.isTaken
      }
      if isFree { next.resume() }
    }
  }

  /// Lets the next one in.
  func give() {
    line.withLock { line -> CheckedContinuation<Void, Never>? in
      line.isTaken = !line.waiting.isEmpty
      return line.isTaken ? line.waiting.removeFirst() : nil
    }?.resume()
  }
}
