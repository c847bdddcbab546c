// Rules for the pages of a chapter and for its exercises.

import NotesKit
import Results
import WorkbookKit

// MARK: - Sections

/// The sections of every chapter's notes, in their order.
let noteSections = [
  "The problem", "The idea", "The code", "Predict and run", "Pitfalls",
  "Why this way", "Your turn", "Words", "Sources",
]

extension Workspace {
  /// The first section of a chapter's notes that is missing, or not in its
  /// place.
  func sectionFindings(of chapter: Chapter) throws -> [Finding] {
    let page = Document(parsing: try contents(of: chapter.notes))
    var headings = page.blocks.filter {
      if case .heading(2, _) = $0.block { true } else { false }
    }[...]
    for (index, section) in noteSections.enumerated() {
      let heading = headings.popFirst()
      if heading?.block == .heading(level: 2, [.text(section)]) { continue }
      let text = "section \(index + 1) of the notes is '## \(section)'"
      return [Finding(chapter.notes, heading?.line ?? 1, text)]
    }
    return []
  }

  // MARK: Words

  /// Words of a chapter's notes that are bold in the text but missing from its
  /// list of words, or listed but nowhere bold.
  func wordFindings(of chapter: Chapter) throws -> [Finding] {
    let text = try contents(of: chapter.notes)
    let defined = definitions(in: text)
    var bold: [String: Int] = [:]
    for located in Document(parsing: text).blocks
    where located.line < defined.first?.line ?? .max {
      guard case .paragraph(let inlines) = located.block else { continue }
      for case .strong(let inner) in inlines {
        guard case .text(let word)? = inner.first, inner.count == 1,
          !".:?!".contains(word.last ?? ".")
        else { continue }
        bold[word.lowercased()] = located.line
      }
    }
    let words = Set(defined.map { $0.word.lowercased() })
    let unlisted = bold.filter { !words.contains($0.key) }.map {
      ($1, "'\($0)' is bold, but not defined under Words")
    }
    let unseen = defined.filter { bold[$0.word.lowercased()] == nil }.map {
      ($0.line, "'\($0.word)' is not bold where it is explained")
    }
    return (unlisted + unseen).sorted(by: <).map {
      Finding(chapter.notes, $0, $1)
    }
  }

  /// Words that two chapters define.
  func glossaryFindings() throws -> [Finding] {
    var definers: [String: Chapter] = [:]
    return try catalogue.chapters.flatMap { chapter in
      try definitions(in: contents(of: chapter.notes)).compactMap { word in
        let key = word.word.lowercased()
        let first = definers[key]
        definers[key] = first ?? chapter
        return first.map {
          Finding(
            chapter.notes, word.line,
            "chapter \($0.number) already defines '\(word.word)'")
        }
      }
    }
  }
}

// MARK: - Pictures

/// The pictures of a page without words for a plain display, and the words
/// without a picture.
///
/// An output needs no words: they are made of what is printed.
func pictureFindings(
  in blocks: [Document.Located], file: String
) -> [Finding] {
  blocks.indices.compactMap { index in
    let block = blocks[index].block
    let before = index > 0 ? blocks[index - 1].block : nil
    let next = index + 1 < blocks.count ? blocks[index + 1].block : nil
    var isFollowed = next?.wordsForPicture != nil
    if case .code? = next { isFollowed = true }
    return Finding.those(
      file, blocks[index].line,
      [
        "the picture needs its words above it: <!-- plain: … -->":
          block.isPicture && before?.wordsForPicture == nil,
        "no picture is below these words":
          block.wordsForPicture != nil && !isFollowed,
      ]
    ).first
  }
}

extension Block {
  /// Whether it is code with lines of a box or heads of arrows, and no output.
  fileprivate var isPicture: Bool {
    guard case .code(let info, let text) = self else { return false }
    return !info.hasPrefix("output")
      && text.unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) }
  }
}

// MARK: - Places to be written

/// The mark of a place that a skeleton leaves to its author.
///
///     // WRITE THIS: what the type stands for
enum WriteThis {
  static let mark = "WRITE THIS:"
}

extension Workspace {
  /// The places of a chapter that are still to be written. Stubs are read in
  /// `Tests/Stubs`, because the files in `Exercises` are the learner's.
  func unwrittenPlaces(of chapter: Chapter) throws -> [Finding] {
    let roots = ["Chapters", "Solutions", "Tests", "Tests/Stubs"]
    let written = roots.map { "\($0)/\(chapter.folder)" }.flatMap {
      files(in: $0, endingIn: [".swift", ".md"])
    }
    return try unwrittenPlaces(
      in: chapter.exercises.flatMap { [$0.task, $0.hints] } + written)
  }

  func unwrittenPlaces(in files: [String]) throws -> [Finding] {
    try files.findings { file in
      try findings(in: file) { line in
        line.firstRange(of: WriteThis.mark).map {
          "to be written:" + line[$0.upperBound...].prefix { $0 != "|" }
        }
      }
    }
  }
}

// MARK: - Word choices

// Words that come from another language, or that give a thing of Swift's a name
// of our own. Each one has a word that a reader knows.

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

// MARK: - Names that are taught

// An exercise asks for nothing that the notes have not shown by then.

extension Workspace {
  /// Uses of a name of the cores, in stubs and solutions of some chapters, that
  /// no code in the notes shows up to the chapter.
  func taughtFindings(of chapters: [Chapter]) throws -> [Finding] {
    var untaught = try namesOfCores()
    return try catalogue.chapters.flatMap { chapter -> [Finding] in
      let notes = try contents(of: chapter.notes)
      for code in notes.matches(of: /(?m)^```(?s:.*?)^```|`[^`\n]+`/) {
        untaught.subtract(code.0.matches(of: /\w+/).map { String($0.0) })
      }
      guard chapters.contains(chapter) else { return [] }
      return try chapter.exercises.findings {
        try findings(in: $0, of: untaught)
      }
    }
  }

  private func findings(
    in exercise: Exercise, of names: Set<String>
  ) throws -> [Finding] {
    let codes = try [exercise.stubFolder, exercise.solutionFolder]
      .flatMap(swiftFiles)
      .map { (file: $0, code: try contents(of: $0)) }
    // A type or a type parameter of the exercise may have a name of the cores.
    let own = codes.flatMap { _, code in
      declaredNames(in: code)
        + code.matches(of: /<(\w+):/).map { String($0.1) }
    }
    let untaught = names.subtracting(own)
    return codes.flatMap { file, code in
      CodeToken.tokens(of: code).compactMap { token in
        let name = String(token.text.drop { $0 == "@" })
        let text = "no notes up to this chapter show \(name) in code"
        return untaught.contains(name) ? Finding(file, token.line, text) : nil
      }
    }
  }

  /// The types, functions and macros of the cores, and the modifiers of views.
  private func namesOfCores() throws -> Set<String> {
    let modifier = /^  public (?:\w+ )*?func (\w+)/.anchorsMatchLineEndings()
    let members = /^extension View\b[^{]*\{\n(?:(?:  .*)?\n)*\}/
      .anchorsMatchLineEndings()
    return try ["ObservationCore", "PublishingCore", "ViewCore"]
      .flatMap { swiftFiles(in: "Sources/\($0)") }
      .reduce(into: []) { names, file in
        let code = try contents(of: file)
        names.formUnion(declaredNames(in: code, which: "public "))
        let inViews = code.matches(of: members).map(\.0).joined(separator: "\n")
        names.formUnion(inViews.matches(of: modifier).map { String($0.1) })
      }
  }

  /// The names that code declares at the margin.
  private func declaredNames(
    in code: String, which word: String = ""
  ) -> [String] {
    let declaration =
      /^(?:@?[\w()]+ )*(?:actor|class|enum|func|macro|protocol|struct|typealias) (\w+)/
    return code.matches(of: declaration.anchorsMatchLineEndings())
      .filter { word.isEmpty || $0.0.contains(word) }.map { String($0.1) }
  }
}
