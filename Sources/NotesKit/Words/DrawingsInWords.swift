// What programs print in lines and columns, in words: a tree of views, a table
// of evaluations, and a trace. Each line becomes a sentence that says what its
// place, its columns and its arrows show.

/// Returns a printed text with a sentence in place of each line of a drawing,
/// and of each row of a table of evaluations.
///
/// All other lines stay as they are.
///
/// ```swift
/// drawingsInWords("List\n└─ Row  ◀─ mounted")
/// // level 1: List, not evaluated
/// // level 2, in List: Row, evaluated: mounted
/// ```
///
/// - Complexity: O(*n*) in the length of the text.
public func drawingsInWords(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)
  let end = lines.firstIndex(of: SceneRecord.traceTitle).map { $0 + 1 }
  let printed = treesInWords(
    evaluationsInWords(Array(lines[..<(end ?? lines.count)])))
  let traced = traceInWords(Array(lines[(end ?? lines.count)...]))
  return (printed + traced).joined(separator: "\n")
}

/// Returns names as a phrase such as `a, b and c`.
func listed(_ names: [String]) -> String {
  names.count < 2
    ? names.joined()
    : names.dropLast().joined(separator: ", ") + " and " + names.last!
}
