// A refusal as the head of an answer expects it, or as a grade shows it.

import Results

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
