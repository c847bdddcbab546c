// How an exercise stands, as far as is known without grading it.

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
    // What the grader would refuse has been written by somebody.
    guard let files = try? Submission(of: self).files(of: exercise) else {
      return .started
    }
    if files == (try? stub(of: exercise)) { return .notStarted }
    switch record[exercise].solved {
    case nil: return .started
    case fingerprint(of: files): return .solved
    default: return .changed
    }
  }
}
