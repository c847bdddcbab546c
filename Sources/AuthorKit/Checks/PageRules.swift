// Rules for the pages of a chapter: the order of its sections, the words that
// it defines, the words beside its pictures, and no place left to be written.

import NotesKit
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
      ($0.value, "'\($0.key)' is bold, but not defined under Words")
    }
    let unseen = defined.filter { bold[$0.word.lowercased()] == nil }.map {
      ($0.line, "'\($0.word)' is not bold where it is explained")
    }
    return (unlisted + unseen).sorted { $0 < $1 }.map {
      Finding(chapter.notes, $0.0, $0.1)
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
    let isFollowed = next?.isCode == true || next?.wordsForPicture != nil
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
  fileprivate var isCode: Bool { if case .code = self { true } else { false } }

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
