// The grades of one grading, for `GradeText` to tell and for Exports/ to write.

/// The grades of exercises and stories.
package struct Report: Equatable {
  package var grades: [Grade] = []
  var stories: [StoryGrade] = []

  /// Whether something that was started does not pass.
  var hasFailure: Bool {
    stories.contains { !$0.failures.isEmpty }
      || grades.contains { $0.state != .solved && $0.state != .notStarted }
  }
}
