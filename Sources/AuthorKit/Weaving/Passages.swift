// Cuts a page into the pieces of prose that are judged one by one. It reads
// lines, not the parsed page, so that each piece keeps its line number.

/// A paragraph, a list item or a row of a table.
struct Passage: Equatable {
  /// The line where it begins, from 1.
  var line: Int
  /// Its lines without their marks and indents, and links without their
  /// addresses.
  var text: String
  /// The scene whose prediction it belongs to, and in which it is written; nil
  /// for other passages.
  var scene: String?

  /// A sentence, or a whole row of a table.
  struct Sentence: Equatable {
    let text: Substring
    let line: Int
  }

  /// The sentences, each with the footnote marks right after it.
  var sentences: [Sentence] {
    let end = /[.!?][)"'*_`”’]*(?:\[\^[^\]\s]+\](?:\s(?=\[\^))?)*\s/
    let ends =
      text.hasPrefix("|") ? [] : text.ranges(of: end).map(\.upperBound)
    return zip([text.startIndex] + ends, ends + [text.endIndex]).map {
      Sentence(
        text: text[$0..<$1],
        line: line + text[..<$0].count(where: \.isNewline))
    }
  }
}

/// The passages of a Markdown page, in order. Headings, headers of tables,
/// code, comments and definitions of footnotes are left out.
func passages(ofMarkdown page: String) -> [Passage] {
  var passages: [Passage] = []
  var isOpen = false
  var isCode = false
  var scene: String?
  let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    var text = line.trimmingPrefix(/[ >]*/)
    let mark = text.prefixMatch(of: /(?:[-*+]|[0-9]+[.)]) +/)
    if text.hasPrefix("```") {
      isCode.toggle()
      isOpen = false
    } else if let match = text.wholeMatch(of: /<!-- (?:predict|why) (.*) -->/) {
      scene = String(match.1)
      isOpen = false
    } else if isCode || text.isEmpty || text.hasPrefix("#")
      || text.hasPrefix("<!--")
    {
      isOpen = false
      if text == "<!-- end -->" { scene = nil }
    } else if isOpen, text.contains(/^\|[ :|-]+$/) {
      passages.removeLast()
    } else {
      text = text[(mark?.range.upperBound ?? text.startIndex)...]
      let isNew = !isOpen || mark != nil || text.contains(/^(?:\||\[\^\S+\]:)/)
      if isNew { passages.append(Passage(line: index + 1, text: "")) }
      let words = text.replacing(/\]\([^)\s]*\)/, with: "]")
      passages[passages.count - 1].scene = scene
      passages[passages.count - 1].text += (isNew ? "" : "\n") + words
      isOpen = true
    }
  }
  return passages.filter { !$0.text.contains(/^\[\^\S+\]:/) }
}

/// The passages of the comments in a Swift file.
func passages(ofCommentsIn source: String) -> [Passage] {
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  let comments = lines.map { line in
    line.firstMatch(of: /(?:^|\s)\/\/\/?(.*)/).map { String($0.1) } ?? ""
  }
  return passages(ofMarkdown: comments.joined(separator: "\n"))
}
