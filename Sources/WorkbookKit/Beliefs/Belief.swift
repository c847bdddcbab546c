// What somebody may believe about the world who writes a wrong answer. The
// report asks a learner about it where the failure shows it, and nothing else.
//
// The bank's wrong answers state the beliefs. Each begins with a comment:
//
//     // Conforming to Observable makes a class observable.
//     // Refused by: a change of a name that was read is announced
//     // Seen: onChange did not run
//
// The text is one or more sentences, and may take several lines; the first is
// the belief. The last two lines say how the answer is refused.

import NotesKit
import Results

/// A belief, as a sentence that is not true.
package struct Belief: Hashable {
  /// The sentence, with its full stop.
  let sentence: String

  /// Takes the first sentence of a text.
  ///
  /// - Returns: Nil if the sentence speaks of its writer: it tells of a trick
  ///   on the checks.
  init?(_ text: String) {
    let end = text.firstRange(of: ". ")?.lowerBound
    sentence = end.map { String(text[...$0]) } ?? text
    let words = sentence.split { !$0.isLetter && $0 != "'" }
    let ofTheWriter: Set<Substring> = ["I", "me", "my", "My"]
    guard ofTheWriter.isDisjoint(with: words) else { return nil }
  }

  /// The question to a learner. A first word that is code keeps its capital: it
  /// is in backticks, or it has a capital inside.
  package var question: String {
    let clause = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    let first = clause.prefix { $0 != " " }
    let isName = first.dropFirst().contains(where: \.isUppercase)
    let begin = isName ? clause.prefix(1) : clause.prefix(1).lowercased()[...]
    return "Did you think that \(begin)\(clause.dropFirst())?"
  }
}

/// The first refusal of an answer, by a check or by the compiler, as a head
/// expects it or as a grade shows it.
package struct AnswerRefusal: Equatable {
  /// The name of the check, or `compiler`.
  package let by: String
  package let saying: String

  package static let compiler = "the compiler"

  /// The refusal in a grade, as a learner reads it; nil if there is none. If
  /// the check hung or crashed, it says so, whatever the check found before.
  package init?(_ grade: Grade) {
    switch grade.result.state {
    case .solved: return nil
    case .notStarted: self.init(by: "nobody", saying: "it was not graded")
    case .unusable(let what): self.init(by: "nobody", saying: what)
    case .doesNotCompile(let errors), .doesNotFit(let errors):
      self.init(by: Self.compiler, saying: errors.joined(separator: "\n"))
    case .failing:
      let check = grade.result.firstFailing
      let failure =
        check?.outcome.isStop == true
        ? check?.failures.last : check?.failures.first
      self.init(
        by: check?.name ?? "nobody",
        saying: failure?.message ?? "it did not report")
    }
  }

  init(by: String, saying: String) {
    (self.by, self.saying) = (by, saying)
  }

  /// The two lines of a head that expect this refusal. They quote what was
  /// seen, which stands before the law in the message.
  package var head: String {
    let place = #/^\S+\.swift:[0-9]+: /#
    let line = saying.prefix { !$0.isNewline }.trimmingPrefix(place)
    let seen = line.firstRange(of: "; ").map { line[..<$0.lowerBound] } ?? line
    return "// Refused by: \(by)\n// Seen: \(seen.prefix(71))"
  }

  /// Whether it is by the check that a head expects, with the words.
  fileprivate func fits(_ expected: AnswerRefusal?) -> Bool {
    expected.map { by == $0.by && saying.contains($0.saying) } ?? false
  }
}

/// The comment that an answer begins with.
package struct AnswerHead: Equatable {
  /// The text as one line.
  let text: String
  /// The refusal that must come first, with a fragment of the message.
  package let refusal: AnswerRefusal?

  /// The belief that the text states, if it states one.
  package var belief: Belief? { Belief(text) }

  /// Reads a head.
  ///
  /// - Returns: Nil if it does not follow the rule.
  package init?(_ source: String) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("//") }.map { $0.trimmingPrefix(/\/\/ ?/) }
    let marks = ["Refused by: ", "Seen: "]
    let last = lines.suffix(2)
    if last.count == 2, zip(last, marks).allSatisfy({ $0.hasPrefix($1) }) {
      let values = zip(last, marks).map { String($0.dropFirst($1.count)) }
      refusal = AnswerRefusal(by: values[0], saying: values[1])
      lines.removeLast(2)
    } else {
      refusal = nil
    }
    let isMeant = lines.allSatisfy { line in
      !line.isEmpty && !marks.contains(where: line.hasPrefix)
    }
    guard isMeant, !lines.isEmpty else { return nil }
    text = lines.joined(separator: " ")
  }
}

extension Workspace {
  /// The belief that the failure of an exercise shows.
  ///
  /// A suite's first check refuses the stub. While it fails, the learner may
  /// only not have come so far, so it shows no belief.
  package func belief(shownBy grade: Grade) -> Belief? {
    let result = grade.result
    let isEarly =
      result.state == .failing && result.firstFailing == result.checks.first
    guard !isEarly, let refusal = AnswerRefusal(grade) else { return nil }
    return WorkbookKit.belief(
      shownBy: refusal, among: wrongHeads(of: grade.exercise))
  }

  /// Whether the lines of a TODO stand in the learner's files as they were
  /// shipped.
  func hasUntouchedTODO(in exercise: Exercise) -> Bool {
    filesToWrite(of: exercise).contains { name in
      guard let shipped = try? text("\(exercise.stubFolder)/\(name)"),
        let own = try? text("\(exercise.learnersFolder)/\(name)")
      else { return false }
      // A TODO, and the lines below it up to an empty one.
      return shipped.split(separator: "\n\n").contains {
        !todos(in: String($0)).isEmpty && own.contains($0)
      }
    }
  }

  /// The paths of the right or the wrong answers: files and folders.
  package func answerPaths(_ kind: String, to exercise: Exercise) -> [String] {
    let folder = "\(exercise.bankFolder)/\(kind)"
    return names(in: folder).map { "\(folder)/\($0)" }
  }

  /// The heads of the wrong answers to an exercise.
  func wrongHeads(of exercise: Exercise) -> [AnswerHead] {
    answerPaths("wrong", to: exercise).compactMap { path in
      let file =
        path.hasSuffix(".swift") ? path : swiftFiles(in: path).min() ?? path
      return (try? text(file)).flatMap(AnswerHead.init)
    }
  }
}

/// The belief that a refusal shows: there are heads that expect this very check
/// with words that stand in this very message, and all of them state the same.
func belief(shownBy refusal: AnswerRefusal, among heads: [AnswerHead])
  -> Belief?
{
  let beliefs = Set(heads.filter { refusal.fits($0.refusal) }.map(\.belief))
  return beliefs.count == 1 ? beliefs.first! : nil
}
