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

/// Who refuses an answer first, and what is said then.
struct Refusal: Equatable {
  /// The sentence of a check; or the compiler.
  let by: String
  let saying: String

  static let compiler = "the compiler"

  init(by: String, saying: String) {
    self.by = by
    self.saying = saying
  }

  /// The refusal in a grade, as a learner reads it; nil if there is none. Of a
  /// check that hung or crashed it says that, whatever it found before.
  init?(_ grade: Grade) {
    switch grade.state {
    case .solved: return nil
    case .notStarted: self.init(by: "nobody", saying: "it was not graded")
    case .unusable(let what): self.init(by: "nobody", saying: what)
    case .broken(let errors), .misfit(let errors):
      self.init(by: Self.compiler, saying: errors.joined(separator: "\n"))
    case .failing:
      let check = grade.firstFailing
      let issue =
        check?.outcome.isStop == true ? check?.issues.last : check?.issues.first
      self.init(
        by: check?.name ?? "nobody",
        saying: issue?.text ?? "nothing was heard of it")
    }
  }

  /// The two lines of a head that expect this very refusal: of the message
  /// what was seen, which stands before the law, as far as a line goes.
  var head: String {
    let place = #/^\S+\.swift:[0-9]+: /#
    var words = saying.prefix { !$0.isNewline }.trimmingPrefix(place)
    if let law = words.firstRange(of: "; ") { words = words[..<law.lowerBound] }
    let room = 80 - "// Seen: ".count
    if words.count > room {
      words = words.prefix(room)
      words = words[..<(words.lastIndex(of: " ") ?? words.endIndex)]
    }
    return "// Refused by: \(by)\n// Seen: \(words)"
  }
}
