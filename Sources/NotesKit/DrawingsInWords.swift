// What programs print in lines and columns, in words: a tree of views, a table
// of evaluations, and a trace. Each line becomes a sentence that says what its
// place, its columns and its arrows show.

import Foundation

/// The line between what a program prints and the drawing of its trace.
public let traceTitle = "traced:"

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
  let end = lines.firstIndex(of: traceTitle).map { $0 + 1 }
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

// A tree of views, as `host.drawing` draws it, in words.

/// Returns a tree of views with a sentence in place of each line. Nothing but
/// the tree is in the text, as `host.drawing` returns it.
///
/// If nothing was evaluated, that is the only sentence.
///
/// - Complexity: O(*n*) in the length of the text.
public func treeInWords(_ drawing: String) -> String {
  let lines = drawing.split(separator: "\n").map(String.init)
  return lines.contains(unevaluated)
    ? unevaluated
    : treesInWords(lines, areWhole: true).joined(separator: "\n")
}

/// The last line of a tree in which nothing was evaluated.
private let unevaluated = "no body was evaluated"

/// Returns lines with a sentence in place of each line of a tree.
///
///     Shop  ◀─ state account        level 1: Shop, evaluated: state account
///     └─ Page                       level 2, in Shop: Page, not evaluated
///        └─ Row × 5                 level 3, in Page: 5 Row, not evaluated
///
/// - Parameter areWhole: Whether a tree is all that the lines show. If not, a
///   line without a sign of a tree is none of its views.
func treesInWords(_ lines: [String], areWhole: Bool = false) -> [String] {
  var words: [String] = []
  /// The names of the views around a line, the outermost first.
  var around: [String] = []
  var index = 0
  while index < lines.count {
    let root =
      areWhole
      ? TreeLine(depth: 0, text: lines[index]) : root(at: index, in: lines)
    guard let node = TreeLine(lines[index]) ?? root else {
      words.append(lines[index])
      index += 1
      continue
    }
    var causes = node.causes
    index += 1
    // Causes that were too long for the view's own line are below it.
    while index < lines.count, let more = TreeLine.causes(alone: lines[index]) {
      causes += more
      index += 1
    }
    around = Array(around.prefix(node.depth))
    words.append(node.sentence(in: around.last, causes))
    around.append(node.name)
  }
  return words
}

/// The line of a tree's first view, which nothing is drawn before.
private func root(at index: Int, in lines: [String]) -> TreeLine? {
  let line = lines[index]
  guard !line.isEmpty, TreeLine.causes(alone: line) == nil else { return nil }
  let next = index + 1 < lines.count ? lines[index + 1] : ""
  guard
    line.contains(TreeLine.arrow) || TreeLine(next)?.depth == 1
      || TreeLine.causes(alone: next) != nil
  else { return nil }
  return TreeLine(depth: 0, text: line)
}

/// A line of a tree that shows a view.
private struct TreeLine {
  static let arrow = "◀─ "

  /// The number of views around it.
  let depth: Int
  let name: String
  let causes: [String]

  /// - Returns: Nil if the line is no branch.
  init?(_ line: String) {
    var rest = line[...]
    var depth = 1
    while let bar = ["│  ", "   "].first(where: rest.hasPrefix) {
      rest = rest.dropFirst(bar.count)
      depth += 1
    }
    guard rest.hasPrefix("├─ ") || rest.hasPrefix("└─ ") else { return nil }
    self.init(depth: depth, text: String(rest.dropFirst(3)))
  }

  init(depth: Int, text: String) {
    let parts = text.components(separatedBy: Self.arrow)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    self.depth = depth
    name = parts[0]
    causes = Array(parts.dropFirst())
  }

  /// The causes of a line that has nothing else; nil for any other line.
  static func causes(alone line: String) -> [String]? {
    let text = line.drop { $0 == " " || $0 == "│" }
    guard text.hasPrefix(arrow), text.count < line.count else { return nil }
    return TreeLine(depth: 0, text: String(text)).causes
  }

  func sentence(in parent: String?, _ causes: [String]) -> String {
    let why =
      causes.isEmpty
      ? "not evaluated" : "evaluated: \(causes.joined(separator: "; "))"
    if depth == 0, name.hasPrefix("gone: ") { return "\(name), \(why)" }
    let views = name.components(separatedBy: " × ")
    let subject = views.count == 2 ? "\(views[1]) \(views[0])" : name
    let place = parent.map { ", in \($0)" } ?? ""
    return "level \(depth + 1)\(place): \(subject), \(why)"
  }
}

// A table of evaluations, as `host.table` prints it, in words.

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

// A trace, as a lesson draws it below an output, in words.

/// Returns the lines of a trace with a sentence in place of each row.
///
///     1 reads  a  b                     tracking 1 reads a and b
///     set         b  1 is notified          b is set: tracking 1 is notified
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
