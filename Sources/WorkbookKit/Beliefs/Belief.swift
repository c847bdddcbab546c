// What a learner who writes a wrong answer may believe. The report asks about it
// where the failure shows it, and says nothing else of it. The wrong answers of
// the bank state the beliefs: see AnswerPage.

import NotesKit
import Results

/// A belief, as a sentence that isn't true.
package struct Belief: Hashable {
  /// The sentence, with its full stop.
  package let sentence: String

  /// Takes the first sentence of a text.
  init(_ text: String) {
    let end = text.firstRange(of: ". ")?.lowerBound
    sentence = end.map { String(text[...$0]) } ?? text
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

/// The first refusal of an answer, by a check or by the compiler, as a page of
/// answers expects it or as a grade shows it.
package struct AnswerRefusal: Equatable {
  /// The name of the check, or `the compiler`.
  package let by: String
  /// The message, or a fragment of it.
  package let saying: String

  package static let compiler = "the compiler"

  package init(by: String, saying: String) {
    (self.by, self.saying) = (by, saying)
  }

  /// The refusal in a grade, as a learner reads it; nil if there is none. If
  /// the check hung or crashed, it says so, whatever the check found before.
  package init?(_ grade: Grade) {
    switch grade.result.state {
    case .solved: return nil
    case .notStarted: self.init(by: "no check", saying: "it wasn't graded")
    case .unusable(let what): self.init(by: "no check", saying: what)
    case .doesNotCompile(let errors), .doesNotFit(let errors):
      self.init(by: Self.compiler, saying: errors.joined(separator: "\n"))
    case .failing:
      let check = grade.result.firstFailing
      let failure =
        check?.outcome.isStop == true
        ? check?.failures.last : check?.failures.first
      self.init(
        by: check?.name ?? "no check",
        saying: failure?.message ?? "it did not report")
    }
  }

  /// Whether it is by the check that a section expects, with the words.
  package func fits(_ expected: AnswerRefusal?) -> Bool {
    expected.map { by == $0.by && saying.contains($0.saying) } ?? false
  }
}

extension Workspace {
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
}
