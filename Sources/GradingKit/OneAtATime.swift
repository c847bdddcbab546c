// One check at a time. Swift Testing starts many at once, and a learner's
// answer may share what it should not, such as a registrar. Then one check
// could disturb another, and the same answer be judged now so, now so.

import Synchronization
import Testing

/// What a suite asks of Swift Testing.
public struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the exercise is begun.
  let condition: ConditionTrait

  /// Each check, too, waits for its turn.
  public var isRecursive: Bool { true }

  public func prepare(for test: Test) async throws {
    try await condition.prepare(for: test)
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing check: @Sendable () async throws -> Void
  ) async throws {
    await Turn.ofChecks.take()
    defer { Turn.ofChecks.give() }
    try await check()
  }
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
