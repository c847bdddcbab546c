// The trait of every exercise's suite. It skips an exercise that is not
// started, notes the results of the checks, and runs one check at a time. Swift
// Testing runs many at once, but a learner's answer may share something that it
// should not, such as a registrar. Then one check could disturb another, and
// the verdict on the same answer would vary.

import Testing

/// The trait of an exercise's suite.
public struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  let exercise: Exercise
  let isStarted: Bool
  /// The condition that skips an exercise that is not started.
  let condition: ConditionTrait
  /// The summary that the results are noted in.
  var summary = Summary.ofRun

  /// Whether the trait holds for each check, too: each one waits for its turn.
  public var isRecursive: Bool { true }

  public func prepare(for test: Test) async throws {
    summary.add(exercise, isStarted: isStarted)
    try await condition.prepare(for: test)
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing check: @Sendable () async throws -> Void
  ) async throws {
    await AsyncLock.ofChecks.acquire()
    let name = test.displayName ?? test.name
    let isSymptom = test.traits.contains { $0 is SymptomTrait }
    summary.begin(name, isSymptom: isSymptom, of: exercise)
    if Summary.isRead { StandardOutput.writeAtOnce() }
    defer {
      summary.end(name, of: exercise)
      AsyncLock.ofChecks.release()
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

  /// A trait that notes each issue of a check, and does not change it.
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

extension Trait where Self == ExerciseTrait {
  /// Skips the suite while its exercise is exactly the shipped stub, and runs
  /// one check at a time.
  ///
  ///     @Suite("1.1 DeclareAStore", .exercise())
  ///     struct DeclareAStoreTests { … }
  public static func exercise(
    _ suite: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let exercise = Exercise(suite: suite)
    let isStarted = exercise.isStarted
    return ExerciseTrait(
      exercise: exercise, isStarted: isStarted,
      condition: .enabled(
        if: isStarted, "\(exercise.invitation)",
        sourceLocation: sourceLocation))
  }
}
