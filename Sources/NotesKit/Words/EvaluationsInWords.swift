// A table of evaluations, as `host.table` prints it, in words.

import Foundation

/// Returns lines with a sentence in place of each row of a table.
///
///     view      cause           bodies     List, cause mounted: 1 body
///     List      mounted              1     Row, cause inputs changed: 7 bodies
///     Row       inputs changed       7
///
/// The table's own heading says where its columns begin. A row ends with a
/// number at the heading's end; the first line that does not is no row.
func evaluationsInWords(_ lines: [String]) -> [String] {
  var words: [String] = []
  var rest = lines[...]
  while let line = rest.popFirst() {
    guard let table = EvaluationTable(heading: line) else {
      words.append(line)
      continue
    }
    let count = words.count
    while let row = rest.first, let sentence = table.sentence(row) {
      words.append(sentence)
      rest.removeFirst()
    }
    if words.count == count { words.append("no body was evaluated") }
  }
  return words
}

/// The columns of a table of evaluations.
private struct EvaluationTable {
  /// Where the causes begin, and how long each line is.
  let cause: Int
  let length: Int

  /// - Returns: Nil if the line is no heading of such a table.
  init?(heading line: String) {
    guard let heading = line.wholeMatch(of: /(view +)cause +bodies/) else {
      return nil
    }
    cause = heading.1.count
    length = line.count
  }

  /// The sentence of a row; nil if the line is none.
  func sentence(_ line: String) -> String? {
    guard line.count == length,
      let row = line.dropFirst(cause).wholeMatch(of: /(.*?) +([0-9]+)/)
    else { return nil }
    let view = line.prefix(cause).trimmingCharacters(in: .whitespaces)
    let bodies = row.2 == "1" ? "1 body" : "\(row.2) bodies"
    return "\(view), cause \(row.1): \(bodies)"
  }
}
