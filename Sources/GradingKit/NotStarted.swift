// How the two test frameworks skip an exercise that nobody has begun.

import Testing
import XCTest

extension Trait where Self == ExerciseTrait {
  /// Skips the suite while its exercise is exactly the shipped stub, and lets
  /// one check run at a time.
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

/// Skips a chapter's story while one of its exercises is not started.
///
/// Call it in `setUpWithError`.
public func skipUnlessAllStarted(
  _ story: String = #filePath
) throws {
  let waiting = Exercise.all(inChapterOf: story).first { !$0.isStarted }
  if let waiting { throw XCTSkip(waiting.invitation) }
}
