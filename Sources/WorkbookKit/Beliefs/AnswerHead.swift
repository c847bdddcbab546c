// The head of an answer in the bank: the comment that it begins with.
//
//     // Conforming to Observable makes a class observable.
//     // Refused by: a change of a name that was read is announced
//     // Seen: onChange did not run
//
// The text is one or more sentences, and may take several lines. The last two
// lines say how a wrong answer is refused.

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
