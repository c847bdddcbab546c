// How an exercise stands, as far as the tool knows without grading it.

/// How an exercise stands; the words are those that a learner reads.
enum Standing: String, CaseIterable {
  case notStarted = "not started"
  case started
  case solved
  /// It was solved, and the file has changed since.
  case changed = "changed since it was solved"
}

extension Workspace {
  func standing(of exercise: Exercise, _ record: LearnerRecord) -> Standing {
    // Files that the grader refuses are not the shipped ones.
    guard let files = try? Submission(of: self).files(of: exercise) else {
      return .started
    }
    if shippedFiles(of: exercise).areUntouched(files) { return .notStarted }
    switch record[exercise].solved {
    case nil: return .started
    case fingerprint(of: files): return .solved
    default: return .changed
    }
  }
}
