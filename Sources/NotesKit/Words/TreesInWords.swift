// A tree of views, as `host.drawing` draws it, in words.

import Foundation

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
