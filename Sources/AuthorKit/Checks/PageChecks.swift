// Everything that can be wrong with the words of a page, found without running
// anything: `make test` and `make weave` both ask here.
//
//     PageRules        sections, words that are defined, pictures, and places
//                      that a skeleton has left to its author
//     SourceFindings   sentences that need a footnote, and footnotes
//     TaughtFindings   names in exercises that no notes have shown

import Foundation
import NotesKit
import WorkbookKit

extension Workspace {
  /// Everything wrong with the pages of some chapters, and with those that
  /// belong to none.
  func pageFindings(of chapters: [Chapter]) throws -> [Finding] {
    try [self].findings { try PageChecks($0).findings(of: chapters) }
  }
}

/// The checks of pages.
struct PageChecks {
  let workspace: Workspace
  /// The goals of the Makefile.
  private let goals: Set<String>
  private let taught: TaughtNames
  /// The anchors of each chapter's notes, which other pages lead to.
  private let anchorsOfNotes: [String: Set<String>]

  /// - Throws: A `Finding` if the Makefile, notes or a core can't be read.
  init(_ workspace: Workspace) throws {
    self.workspace = workspace
    goals = Set(
      try workspace.contents(of: "Makefile")
        .matches(of: /(?m)^([a-z][a-z-]*%?):/).map { String($0.1) })
    taught = try TaughtNames(in: workspace)
    let notes = try workspace.catalogue.chapters.map(\.notes).map {
      ($0, anchors(of: Document(parsing: try workspace.contents(of: $0))))
    }
    anchorsOfNotes = Dictionary(uniqueKeysWithValues: notes)
  }

  /// The pages that belong to no chapter.
  static let otherPages =
    ["README.md"]
    + ["Chapters", "Exercises", "Sources", "Tests"].map { "\($0)/README.md" }

  /// Everything wrong with the pages of some chapters, with those that belong
  /// to none, and with the words that two chapters define.
  func findings(of chapters: [Chapter]) throws -> [Finding] {
    let other: [() throws -> [Finding]] = [
      { try workspace.unwrittenPlaces(in: Self.otherPages) },
      workspace.contentsFindings, workspace.glossaryFindings,
    ]
    return try chapters.flatMap(findings(of:))
      + Self.otherPages.findings(findings(inPage:))
      + other.findings { try $0() }
  }

  /// Everything wrong with a chapter's notes, and with the pages of its
  /// exercises.
  func findings(of chapter: Chapter) throws -> [Finding] {
    let pages =
      [chapter.notes]
      + [chapter.documents].filter(workspace.exists)
      + chapter.exercises.flatMap { [$0.task, $0.hints] }
    let checks: [() throws -> [Finding]] = [
      { try workspace.wordFindings(of: chapter) },
      { try workspace.sectionFindings(of: chapter) },
      { try workspace.sourceFindings(of: chapter) },
      { try taught.findings(of: chapter) },
      { try workspace.unwrittenPlaces(of: chapter) },
    ]
    return try pages.findings(findings(inPage:)) + checks.findings { try $0() }
  }

  /// Every link, path, command and exercise of a page that doesn't exist,
  /// every picture without words, and all Markdown on it that isn't known.
  func findings(inPage file: String) throws -> [Finding] {
    let document = Document(parsing: try workspace.contents(of: file))
    var page = PageReader(
      file: file, workspace: workspace, goals: goals,
      anchors: anchors(of: document), anchorsOfNotes: anchorsOfNotes)
    for located in document.blocks {
      page.line = located.line
      page.look(at: located.block)
    }
    return document.refusals.map { Finding(file, $0.line, $0.description) }
      + pictureFindings(in: document.blocks, file: file) + page.findings
  }
}

/// A page that is being read, and the findings so far.
private struct PageReader {
  let file: String
  let workspace: Workspace
  let goals: Set<String>
  let anchors: Set<String>
  let anchorsOfNotes: [String: Set<String>]
  var line = 1
  var findings: [Finding] = []

  mutating func look(at block: Block) {
    switch block {
    case .heading(_, let text), .paragraph(let text), .footnote(_, let text):
      look(at: text)
    case .list(_, let items): items.joined().forEach { look(at: $0) }
    case .table(let header, let rows):
      (header + rows.joined()).forEach { look(at: $0) }
    case .code(let info, let text) where info == "console":
      look(atCode: text)
    case .code, .comment: break
    }
  }

  private mutating func look(at inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .code(let text): look(atCode: text)
      case .emphasis(let inner), .strong(let inner): look(at: inner)
      case .link(let inner, let destination):
        look(at: inner)
        look(atLink: destination)
      case .text, .mark: break
      }
    }
  }

  private mutating func look(atLink destination: String) {
    guard !destination.contains("://") else { return }
    let path = destination.prefix { $0 != "#" }
    let heading = destination[path.endIndex...]
    if path.isEmpty {
      if !anchors.contains(destination) {
        found("no heading here is \(destination)")
      }
      return
    }
    let target = workspace.relative(
      workspace.url(file).deletingLastPathComponent()
        .appending(path: String(path)).standardized
        .path(percentEncoded: false))
    if !workspace.exists(target) {
      found("the link to \(destination) leads nowhere")
    } else if !heading.isEmpty,
      anchorsOfNotes[target]?.contains(String(heading)) == false
    {
      found("no heading in \(target) is \(heading)")
    }
  }

  private mutating func look(atCode text: String) {
    let root = /\b(Sources|Tests|Chapters|Exercises|Solutions)\/[\w\/.-]+/
    // make try makes the scratch file.
    for path in text.matches(of: root).map({ String($0.output.0) })
    where path != Workspace.scratch && !workspace.exists(path) {
      found("there is no \(path)")
    }
    let make = /make ([a-z]+(?:-[a-z]+)*)(-[0-9]+)?(?: E=([\w.]+))?/
    for match in text.matches(of: make) {
      let number = match.2?.dropFirst()
      let goal = match.1 + (number == nil ? "" : "-%")
      if !goals.contains(String(goal)) {
        found("there is no make \(match.1)\(match.2 ?? "")")
      }
      do {
        if let number {
          _ = try workspace.catalogue.chapter(String(number))
        }
        // An exercise that is still to be made need not exist.
        if let exercise = match.3, exercise != "N.M", !goal.hasPrefix("new-") {
          _ = try workspace.catalogue.exercises(named: String(exercise))
        }
      } catch { found("\(error)") }
    }
  }

  private mutating func found(_ text: String) {
    findings.append(Finding(file, line, text))
  }
}

private func anchors(of page: Document) -> Set<String> {
  Set(page.blocks.compactMap { anchor(of: $0.block) })
}

/// The destination of a link to a heading: its words in lower case, joined by
/// hyphens.
private func anchor(of block: Block) -> String? {
  guard case .heading(_, let title) = block else { return nil }
  let words = title.words.lowercased()
    .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
  return "#" + words.replacing(" ", with: "-")
}
