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
  /// - Returns: Nil if the sentence speaks of its writer.
  init?(_ text: String) {
    let end = text.firstRange(of: ". ")?.lowerBound
    sentence = end.map { String(text[...$0]) } ?? text
    let words = sentence.split { !$0.isLetter && $0 != "'" }
    guard !words.contains(where: Self.ofTheWriter.contains) else { return nil }
  }

  private static let ofTheWriter: Set<Substring> = ["I", "me", "my", "My"]

  /// The question to a learner.
  package var question: String { "Did you think that \(clause)?" }

  /// The sentence without its full stop, in the middle of another. A first word
  /// that is code keeps its capital: it is in backticks, or it has a capital
  /// inside.
  private var clause: String {
    let words = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    let first = words.prefix { $0 != " " }
    let isName = first.dropFirst().contains { $0.isUppercase }
    return isName
      ? String(words) : words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The reason why the question would not be good English; nil if it is.
  package var fault: String? {
    let first = sentence.prefix { $0 != " " }
    if Self.poorBeginnings.contains(first) {
      return "\"Did you think that \(first.lowercased()) …?\" reads badly"
    }
    return sentence.hasSuffix(".") ? nil : "a belief ends with a full stop"
  }

  private static let poorBeginnings: Set<Substring> = [
    "That", "To", "Whether", "Who",
  ]
}

extension Workspace {
  /// The belief that the failure of an exercise shows: the bank has answers
  /// that are refused by this very check, with words that stand in this very
  /// message, and all of them state the same belief.
  ///
  /// A suite's first check refuses the stub. While it fails, the learner may
  /// only not have come so far, so it shows no belief.
  ///
  /// - Complexity: Reads the bank's wrong answers to one exercise.
  package func belief(shownBy grade: Grade) -> Belief? {
    let result = grade.result
    if result.state == .failing, result.firstFailing == result.checks.first {
      return nil
    }
    return AnswerRefusal(grade).flatMap {
      belief(shownBy: $0, in: grade.exercise)
    }
  }

  /// The belief that a refusal shows.
  func belief(shownBy refusal: AnswerRefusal, in exercise: Exercise) -> Belief?
  {
    WorkbookKit.belief(shownBy: refusal, among: wrongHeads(of: exercise))
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

/// The belief that a refusal shows, if all heads that fit it state the same.
func belief(shownBy refusal: AnswerRefusal, among heads: [AnswerHead])
  -> Belief?
{
  let beliefs = Set(heads.filter { refusal.fits($0.refusal) }.map(\.belief))
  return beliefs.count == 1 ? beliefs.first! : nil
}

extension AnswerRefusal {
  /// Whether it is by the check that a head expects, with the words.
  fileprivate func fits(_ expected: AnswerRefusal?) -> Bool {
    expected.map { by == $0.by && saying.contains($0.saying) } ?? false
  }
}

// MARK: - The heads of answers

/// The comment at the beginning of an answer.
package struct AnswerHead: Equatable {
  /// The text as one line.
  let text: String
  /// The refusal that must come first, with a fragment of the message.
  package let refusal: AnswerRefusal?

  /// Reads a head.
  ///
  /// - Returns: Nil if it does not follow the rule.
  /// - Complexity: O(*n*) in the length of the head.
  package init?(_ source: String) {
    var lines: [Substring] = []
    var rest = source[...]
    while rest.hasPrefix("//") {
      let end = rest.firstIndex(of: "\n") ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...].dropFirst()
    }
    func value(_ mark: String, in line: Substring?) -> String? {
      guard let line, line.hasPrefix(mark) else { return nil }
      return String(line.dropFirst(mark.count))
    }
    if let words = value("// Seen: ", in: lines.last),
      let check = value("// Refused by: ", in: lines.dropLast().last)
    {
      refusal = AnswerRefusal(by: check, saying: words)
      lines.removeLast(2)
    } else {
      refusal = nil
    }
    let texts = lines.map { value("// ", in: $0) ?? "" }
    guard !texts.isEmpty,
      texts.allSatisfy({
        !$0.isEmpty && !$0.hasPrefix("Refused by: ") && !$0.hasPrefix("Seen: ")
      })
    else { return nil }
    text = texts.joined(separator: " ")
  }

  /// The belief that the first sentence states. Nil if it tells of a trick on
  /// the checks: those are told in the first person.
  package var belief: Belief? { Belief(text) }
}

/// The first refusal of an answer: by a check or by the compiler.
package struct AnswerRefusal: Equatable {
  /// The name of the check, or `compiler`.
  package let by: String
  package let saying: String

  package static let compiler = "the compiler"

  init(by: String, saying: String) {
    self.by = by
    self.saying = saying
  }

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

  /// The two lines of a head that expect this refusal. They quote what was
  /// seen, which stands before the law in the message, up to the end of a line.
  package var head: String {
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
