// The findings of one grading: what `GradeText` tells and `Exports` write.

/// What one grading found.
struct Report: Equatable {
  var grades: [Grade] = []
  var stories: [StoryGrade] = []

  /// Whether something that was started does not pass.
  var hasFailure: Bool {
    stories.contains { !$0.failures.isEmpty }
      || grades.contains { $0.state != .solved && $0.state != .notStarted }
  }
}
