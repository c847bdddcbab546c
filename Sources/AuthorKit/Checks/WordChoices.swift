// Words that come from another language, or that give a thing of Swift's a name
// of our own. Each one has a word that a reader knows.

import NotesKit
import Results
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
      /\b[Hh]and(?:s|ing)?\s+(?:it\s+|them\s+)?(?:in|on|down|out)\b/,
      "pass, pass along, inject into the environment"
    ),
    (/\bin\s+place\s+of\b/, "instead of"),
    (/\bneed\s+not\b/, "doesn't need to"),
    (/\bworked\s+out\b/, "computed"),
    (/\blets?\s+go\s+of\b/, "releases"),
  ]
}

/// Where such words are right: in names with hyphens, in what programs print,
/// in the handing over of a shift, and in what's done by hand.
private var exceptions: Regex<Substring> {
  /\w+(?:-\w+)+|bring it to nobody|Hello, nobody|[Hh]and(?:ed)? over|by hand|\bnobody: |"nobody"|\(nobody\)/
}

extension Workspace {
  /// The old habits in everything that a learner reads.
  func wordChoiceFindings() throws -> [Finding] {
    let (choices, exceptions) = (choices, exceptions)
    let roots = ["Chapters", "Solutions", "Tests/Stubs", "Tests/Bank"]
    let pages = catalogue.chapters.flatMap { chapter in
      (roots + ["Tests"]).flatMap {
        files(in: "\($0)/\(chapter.folder)", endingIn: [".swift", ".md"])
      } + chapter.exercises.flatMap { [$0.task, $0.hints] }
    }
    return try (pages + PageChecks.otherPages).findings { file in
      let text = withoutCode(try contents(of: file), of: file)
        .replacing(exceptions, with: "…")
      return choices.flatMap { habit, choice in
        text.matches(of: habit).map { match in
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
