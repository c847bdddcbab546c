// An answer in the bank: what a learner may well write, and at its head what
// the grader has to say of it.
//
//     // Conforming to Observable makes a class observable.
//     // Refused by: a change of a name that was read is announced
//     // Seen: onChange did not run
//
// The first sentence may take several lines. A right answer has that sentence
// alone, which says its approach.
//
// An answer is a file, which takes the place of the one with something to do in
// it; or a folder with the files that are not as they are shipped, under their
// names. Then the first of them by name has the head.
//
//     wrong/one-is-enough.swift
//     wrong/half-migrated/Model.swift
//     wrong/half-migrated/Views.swift

/// A right or a wrong answer to an exercise.
struct Answer: Equatable {
  let exercise: Exercise
  /// The file with its head, from the workspace's root.
  let file: String
  /// What takes the place of shipped files, or comes beside them, by the names
  /// that it has in the exercise.
  let files: [String: String]
  let isRight: Bool
  /// Who has to refuse it first, with a fragment of the message. Nil if it is
  /// right, and if its head does not say yet.
  let refusal: Refusal?

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - files: By their names; the first one has the head.
  ///   - file: Where that one is kept. Its folder, `right` or `wrong`, says
  ///     which it is.
  /// - Returns: Nil if the head is not as it has to be.
  init?(_ files: [String: String], file: String, to exercise: Exercise) {
    guard let text = files.min(by: { $0.key < $1.key })?.value else {
      return nil
    }
    self.exercise = exercise
    self.file = file
    self.files = files
    isRight = file.contains("/right/")
    let head = text.prefixMatch(
      of:
        #/
        (?: //\  (?! Refused\ by: | Seen: ) .+ \n )+
        (?: //\ Refused\ by:\  (.+) \n //\ Seen:\  (.+) \n )?
        (?! // )
        /#)
    guard let head, !(isRight && head.1 != nil) else { return nil }
    refusal = head.1.map { Refusal(by: String($0), saying: String(head.2!)) }
  }

  /// What a head has to be.
  static let rule = """
    a right answer begins with a comment, its approach; a wrong one with what \
    is believed, then a line Refused by: and a line Seen:
    """
}
