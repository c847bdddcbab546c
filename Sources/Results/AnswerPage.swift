// The answers that prove an exercise's suite: a page of Tests/Bank, with a
// section for each answer.
//
//     # Right answers
//
//     ## a-switch
//
//     A switch lists the lines.
//
//     (the code: see AuthorKit's AnswerEdit)
//
//     # Wrong answers
//
//     ## must-be-there
//
//     Belief: An object that no view injects is nil by itself.
//     Refused by: a basket without an account is a guest's
//     Seen: @Environment(Account.self) found no Account
//
// The sentences below a right answer's name state its approach, and below a
// wrong one's what is wrong with it. `Belief:` in front of them says that the
// first one is what its writer believes: a learner who is refused by the same
// check, with the same words, is asked about it. The last part of the page,
// `# Changes that are as good`, lists mutants: see AuthorKit's Mutants.

package struct AnswerPage {
  package enum Part: String {
    case right = "# Right answers"
    case wrong = "# Wrong answers"
    case equal = "# Changes that are as good"
  }

  package private(set) var sections: [AnswerSection] = []
  /// The lines of the last part.
  package private(set) var equalMutants: [NumberedLine] = []
  /// Lines that belong to no part.
  package private(set) var strays: [NumberedLine] = []

  /// - Parameter file: The page's path, for messages.
  package init(_ text: String, file: String) {
    var part: Part?
    var blocks: [(part: Part, lines: [NumberedLine])] = []
    var isCode = false
    for line in NumberedLine.lines(of: text) {
      if line.text.hasPrefix("```") { isCode.toggle() }
      if !isCode, let next = Part(rawValue: line.text) {
        part = next
      } else if part == .equal {
        equalMutants.append(line)
      } else if let part, !isCode, line.text.hasPrefix("## ") {
        blocks.append((part, [line]))
      } else if !blocks.isEmpty, blocks.last!.part == part {
        blocks[blocks.count - 1].lines.append(line)
      } else if !line.text.isEmpty {
        strays.append(line)
      }
    }
    sections = blocks.map {
      AnswerSection($0.lines, isRight: $0.part == .right, page: file)
    }
  }

  /// The belief that a refusal shows: sections state it and expect this very
  /// check with words that stand in this very message, and none states another
  /// one.
  package func belief(shownBy refusal: AnswerRefusal) -> Belief? {
    let beliefs = Set(
      sections.filter { refusal.fits($0.refusal) }.compactMap(\.belief))
    return beliefs.count == 1 ? beliefs.first : nil
  }

  /// The belief that the failure of an exercise shows.
  ///
  /// A suite's first check refuses the stub. While it fails, the learner may
  /// only not have come so far, so it shows no belief.
  package func belief(shownBy result: ExerciseResult) -> Belief? {
    let isEarly =
      result.state == .failing && result.firstFailing == result.checks.first
    guard !isEarly, let refusal = AnswerRefusal(result) else { return nil }
    return belief(shownBy: refusal)
  }
}

/// A section of a page of answers: a right or a wrong answer.
package struct AnswerSection {
  /// The page, and the line of the section's heading.
  package let page: String
  package let line: Int
  package let name: String
  package let isRight: Bool
  /// What the section says of the answer, as one line.
  package let text: String
  /// What a learner who is refused in the same way is asked about.
  package let belief: Belief?
  /// The refusal that has to come first, with a fragment of its message. Nil
  /// for a right answer, or if the section doesn't say yet.
  package let refusal: AnswerRefusal?
  /// The numbers of the lines that state the refusal, or of the line that they
  /// belong in front of.
  package let refusalLines: Range<Int>
  /// The lines below the sentences: code, and the names of files.
  package let code: [NumberedLine]

  fileprivate init(_ lines: [NumberedLine], isRight: Bool, page: String) {
    (self.page, self.isRight, line) = (page, isRight, lines[0].number)
    name = String(lines[0].text.dropFirst(3))
    let start =
      lines.firstIndex { $0.text.contains(/^(```|`[^`]+\.swift`$)/) }
      ?? lines.endIndex
    code = Array(lines[start...])
    var head = lines[1..<start].filter { !$0.text.isEmpty }
    var values: [String] = []
    let end = (head.last?.number ?? line) + 1
    for mark in ["Seen: ", "Refused by: "] {
      guard let last = head.last, last.text.hasPrefix(mark) else { break }
      values.append(String(last.text.dropFirst(mark.count)))
      head.removeLast()
    }
    refusalLines = end - values.count..<end
    refusal =
      values.count == 2 ? AnswerRefusal(by: values[1], saying: values[0]) : nil
    let words = head.map(\.text).joined(separator: " ")
    text = String(words.trimmingPrefix("Belief: "))
    belief = text == words ? nil : Belief(text)
  }
}

// MARK: - Beliefs

/// What a learner who writes a wrong answer may believe, as a sentence that isn't
/// true. The report asks about it where the failure shows it.
package struct Belief: Hashable {
  /// The sentence, with its full stop.
  package let sentence: String

  /// Takes the first sentence of a text.
  package init(_ text: String) {
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
/// answers expects it or as a result shows it.
package struct AnswerRefusal: Equatable {
  /// The name of the check, or `the compiler`.
  package let by: String
  /// The message, or a fragment of it.
  package let saying: String

  package static let compiler = "the compiler"

  package init(by: String, saying: String) {
    (self.by, self.saying) = (by, saying)
  }

  /// The refusal in a result, as a learner reads it; nil if there is none. If
  /// the check hung or crashed, it says so, whatever the check found before.
  package init?(_ result: ExerciseResult) {
    switch result.state {
    case .solved: return nil
    case .notStarted: self.init(by: "no check", saying: "it wasn't graded")
    case .unusable(let what): self.init(by: "no check", saying: what)
    case .doesNotCompile(let errors), .doesNotFit(let errors):
      self.init(by: Self.compiler, saying: errors.joined(separator: "\n"))
    case .failing:
      let check = result.firstFailing
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

// MARK: - Lines

/// A line and its number in the file that it comes from.
package struct NumberedLine: Equatable {
  package let number: Int
  package let text: String

  /// The lines of a text, with tabs as they are and no line after the last.
  package static func lines(of text: String) -> [NumberedLine] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last == "" { lines.removeLast() }
    return lines.enumerated().map {
      NumberedLine(number: $0.offset + 1, text: String($0.element))
    }
  }
}

/// A line of a file.
package struct FileLine: Equatable, CustomStringConvertible {
  /// The file, as a path from some folder, such as the workspace's root.
  package let file: String
  /// The line, from 1; nil for the file as a whole.
  package let line: Int?

  package init(file: String, line: Int? = nil) {
    (self.file, self.line) = (file, line)
  }

  package var description: String { line.map { "\(file):\($0)" } ?? file }

  /// The line at the beginning of a message, such as
  /// `Exercises/…/Store.swift:12: cannot find 'a' in scope`.
  package init?(parsing message: String) {
    guard let match = message.prefixMatch(of: #/(.+?\.swift):([0-9]+)/#) else {
      return nil
    }
    self.init(file: String(match.1), line: Int(match.2))
  }

  /// The line in a file of a subfolder.
  package func below(_ folder: String) -> FileLine {
    FileLine(file: "\(folder)/\(file)", line: line)
  }
}
