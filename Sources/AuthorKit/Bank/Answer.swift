// An answer in the bank: code that a learner may well write. Its head says what
// the grader has to say about it.
//
//     // Conforming to Observable makes a class observable.
//     // Refused by: a change of a name that was read is announced
//     // Seen: onChange did not run
//
// The first sentence may take several lines. A right answer has only that
// sentence, which names its approach. That of a wrong one states a belief, and
// a learner whose code fails in the same way is asked about it.
//
// An answer is a file, which replaces the one with the TODOs; or a folder with
// the files that differ from the shipped ones, under the same names. In a
// folder, the first file by name has the head.
//
//     wrong/one-is-enough.swift
//     wrong/half-migrated/Model.swift
//     wrong/half-migrated/Views.swift

import WorkbookKit

/// A right or a wrong answer to an exercise.
struct Answer: Equatable {
  let exercise: Exercise
  /// The file with its head, from the workspace's root.
  let file: String
  /// The files that replace shipped ones, or are added to them, by their names
  /// in the exercise.
  let files: [String: String]
  let isRight: Bool
  /// The refusal that must come first, with a fragment of the message. Nil if
  /// the answer is right, or if its head does not say yet.
  let refusal: AnswerRefusal?
  /// What its writer believes. Nil if the answer is right, or a trick on the
  /// checks.
  let belief: Belief?

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - files: The files by their names; the first one has the head.
  ///   - file: The path of that one. Its folder is `right` or `wrong`, as the
  ///     answer is.
  /// - Returns: Nil if the head does not follow the rule.
  init?(_ files: [String: String], file: String, to exercise: Exercise) {
    guard let text = files.min(by: { $0.key < $1.key })?.value else {
      return nil
    }
    self.exercise = exercise
    self.file = file
    self.files = files
    isRight = file.contains("/right/")
    guard let head = AnswerHead(text), !(isRight && head.refusal != nil) else {
      return nil
    }
    refusal = head.refusal
    belief = isRight ? nil : head.belief
  }

  /// The rule for a head.
  static let rule = """
    a right answer begins with a comment that names its approach; a wrong one \
    with its misconception, then a line Refused by: and a line Seen:
    """
}
