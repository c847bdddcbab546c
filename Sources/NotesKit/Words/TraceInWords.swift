// A trace, as a lesson draws it below an output, in words.

import Foundation

/// Returns the lines of a trace with a sentence in place of each row.
///
///     1 reads  a  b                     tracking 1 reads a and b
///     set         b  1 is told          b is set: tracking 1 is told
///       2 reads   b                     inside onChange: tracking 2 reads b
///     1 ends                            tracking 1 ends
func traceInWords(_ lines: [String]) -> [String] {
  var sentences: [String] = []
  var isOpen = false
  for line in lines {
    let columns = line.components(separatedBy: "  ")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard let label = columns.first else {
      sentences.append(line)
      continue
    }
    // The remark on a set has a line of its own if the row is too long.
    if isOpen {
      sentences[sentences.count - 1] += ": " + subject(label)
      isOpen = false
      continue
    }
    isOpen = label == "set" && columns.count == 2
    // A scene indents its drawing by two, and each call of onChange by two.
    let depth = max(0, line.prefix { $0 == " " }.count / 2 - 1)
    sentences.append(
      "  " + inside(depth) + sentence(label, Array(columns.dropFirst())))
  }
  return sentences
}

private func inside(_ depth: Int) -> String {
  switch depth {
  case 0: ""
  case 1: "inside onChange: "
  default: "inside onChange, \(depth) deep: "
  }
}

private func sentence(_ label: String, _ columns: [String]) -> String {
  switch label {
  case "set":
    let remark = columns.dropFirst().map { ": " + subject($0) }.joined()
    return "\(columns.first ?? "") is set" + remark
  case "reads":
    return "\(listed(columns)) \(columns.count == 1 ? "is" : "are") read"
  case _ where label.hasSuffix(" waits"):
    return "\(subject(label)) for \(listed(columns))"
  default:
    return columns.isEmpty
      ? subject(label) : "\(subject(label)) \(listed(columns))"
  }
}

/// Returns a phrase that begins with the numbers of trackings, with the word.
private func subject(_ phrase: String) -> String {
  guard let first = phrase.first, first.isNumber else { return phrase }
  let isOne = phrase.prefixMatch(of: /[0-9]+ (?!and )/) != nil
  return (isOne ? "tracking " : "trackings ") + phrase
}
