// The trait of every exercise's suite. It skips an exercise that isn't started,
// writes down the results of the checks, and runs one check at a time. Swift
// Testing would run many at once, but a learner's answer might share something
// that it shouldn't, such as a registrar. One check could then disturb another,
// and the same answer would not always get the same verdict.

import Results
import Testing

/// The trait of an exercise's suite.
public struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  let exercise: Exercise
  let reporter: Reporter
  /// Starts work that goes on beside the checks of all suites.
  let begin: @Sendable () -> Void

  /// Whether the trait is applied to each check, too. If an exercise is
  /// started, each of its checks waits for its turn. If it isn't, the suite is
  /// skipped as a whole, so that a run prints two lines about it, and not two
  /// for each check.
  public var isRecursive: Bool { exercise.isStarted || !canCancel }

  #if compiler(>=6.3)
    private var canCancel: Bool { true }

    private func leaveOut() throws { try Test.cancel("\(exercise.invitation)") }
  #else
    private var canCancel: Bool { false }

    private func leaveOut() {}
  #endif

  /// Notes a check before any check runs.
  public func prepare(for test: Test) async throws {
    if !exercise.isStarted {
      reporter.write(RunEvent(.notStarted, path: exercise.path))
    } else if !test.isSuite {
      var event = event(.planned, of: test)
      event.isSymptom = test.traits.contains { $0 is SymptomTrait }
      event.setPlace(test.sourceLocation)
      reporter.write(event)
    } else {
      begin()
    }
    if !canCancel {
      try await ConditionTrait.enabled(
        if: exercise.isStarted, "\(exercise.invitation)"
      ).prepare(for: test)
    }
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing check: @Sendable () async throws -> Void
  ) async throws {
    if !exercise.isStarted { try leaveOut() }
    await AsyncLock.shared.acquire()
    var beginning = event(.began, of: test)
    beginning.setPlace(test.sourceLocation)
    reporter.write(beginning)
    defer {
      reporter.write(event(.ended, of: test))
      AsyncLock.shared.release()
    }
    let issues = IssueHandlingTrait.compactMapIssues { issue in
      #if compiler(>=6.3)
        // Swift 6.4 warns of XCTest's assertions in a check.
        if !issue.isFailure { return issue }
      #endif
      let words = issue.comments.map(\.rawValue).joined(separator: "\n")
      fail(test, words.isEmpty ? "\(issue)" : words, at: issue.sourceLocation)
      return issue
    }
    try await issues.provideScope(for: test, testCase: testCase) {
      do {
        try await check()
      } catch {
        fail(test, "it threw an error: \(error)", at: test.sourceLocation)
        throw error
      }
    }
  }

  private func fail(
    _ test: Test, _ message: String, at place: SourceLocation?
  ) {
    var event = event(.failed, of: test)
    event.message = message
    if let place { event.setPlace(place) }
    reporter.write(event)
  }

  private func event(_ kind: RunEvent.Kind, of test: Test) -> RunEvent {
    var event = RunEvent(kind, path: exercise.path, id: "\(test.id)")
    event.name = test.displayName ?? test.name
    return event
  }
}

extension RunEvent {
  /// Takes a place in the workspace as the origin of the event.
  fileprivate mutating func setPlace(_ place: SourceLocation) {
    #if compiler(>=6.3)
      let path = place.filePath
    #else
      let path = place._filePath
    #endif
    let root = Exercise.root.path(percentEncoded: false)
    file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    line = place.line
  }
}

extension Trait where Self == ExerciseTrait {
  /// Skips the suite as long as its exercise is exactly the shipped stub, and
  /// otherwise runs one check at a time.
  ///
  ///     @Suite("1.1 DeclareAStore", .exercise())
  ///     struct DeclareAStoreTests { … }
  ///
  /// - Parameter begin: Starts the work that the checks wait for, before the
  ///   first check of any suite runs.
  public static func exercise(
    _ suite: String = #filePath,
    beginning begin: @escaping @Sendable () -> Void = {}
  ) -> Self {
    let exercise = Exercise(suite: suite)
    Reporter.report(exercise.chapter)
    return ExerciseTrait(
      exercise: exercise, reporter: .shared, begin: begin)
  }
}
