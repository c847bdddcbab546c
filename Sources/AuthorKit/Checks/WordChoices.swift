// Words that come from another language, or that give a thing of Swift's a name
// of our own. Each one has a word that a reader knows.

import NotesKit
import WorkbookKit

/// Old habits, and what to write instead. `\s+` matches a line end, too.
///
/// To extend the list, add a row. If a phrase is right in one place, add that
/// place's words to `exceptions`.
private var choices: [(habit: Regex<Substring>, choice: String)] {
  [
    (
      /\b(?:is|are|was|were|be|been|being)\s+(?:not\s+|never\s+)?told\b/,
      "is notified, or onChange is called"
    ),
    (/\bhears?\s+of\b/, "is notified of"),
    (
      /\b(?:[Nn]o|[Ss]ome|[Aa]ny|[Ee]very)body\b/,
      "the observer, the view, the user, or no … at all"
    ),
    (/\b[Ww]hoever\b/, "the code that, the view that, no matter what"),
    (/\bhanded\b/, "passed, given"),
    (
      /\b[Hh]and(?:s|ing)?\s+(?:it\s+|them\s+)?(?:in|on|down|out|over)\b/,
      "pass, pass along, inject into the environment"
    ),
    (/\bin\s+place\s+of\b/, "instead of"),
    (/\bneed\s+not\b/, "doesn't need to"),
    (/\bworked\s+out\b/, "computed"),
    (/\blets?\s+go\s+of\b/, "releases"),
  ]
}

/// Words around a habit that make it right.
private let exceptions = [
  "handed-in"  // a folder of the page on classrooms
]

extension Workspace {
  /// The old habits in everything that a learner reads.
  func wordChoiceFindings() throws -> [Finding] {
    let choices = choices
    let roots = ["Chapters", "Solutions", "Tests/Stubs", "Tests/Bank"]
    let pages = catalogue.chapters.flatMap { chapter in
      (roots + ["Tests"]).flatMap {
        files(in: "\($0)/\(chapter.folder)", endingIn: [".swift", ".md"])
      } + chapter.exercises.flatMap { [$0.task, $0.hints] }
    }
    return try (pages + PageChecks.otherPages).findings { file in
      let text = withoutCode(try contents(of: file), of: file)
      return choices.flatMap { habit, choice in
        text.matches(of: habit).compactMap { match in
          let around = text[match.range.lowerBound...].prefix(20)
          if exceptions.contains(where: around.hasPrefix) { return nil }
          let line = text[..<match.range.lowerBound].count(where: \.isNewline)
          let words = match.output.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
          return Finding(file, line + 1, "'\(words)': write \(choice)")
        }
      }
    }
  }
}

/// A page with its blocks of code blank, so that each line keeps its number.
/// Other files stay as they are.
private func withoutCode(_ text: String, of file: String) -> String {
  guard file.hasSuffix(".md") else { return text }
  var isCode = false
  return NumberedLine.lines(of: text).map { line in
    let isFence = line.text.hasPrefix("```")
    defer { if isFence { isCode.toggle() } }
    return isCode || isFence ? "" : String(line.text)
  }.joined(separator: "\n")
}
