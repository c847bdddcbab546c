// Everything that can be wrong with the words of a page, found without running
// anything: `make test` and `make weave` both ask here.
//
//     SourceFindings   sentences that need a footnote, and footnotes
//     TaughtFindings   names in exercises that no notes have shown
//     WordFindings     words that are defined twice, or not at all
//     WriteThis        places that a skeleton has left to its author

import Foundation
import NotesKit
import WorkbookKit

/// The checks of pages.
struct PageChecks {
  let workspace: Workspace
  private let targets: Set<String>
  private let taught: TaughtNames
  /// The anchors of each chapter's notes, which other pages lead to.
  private let anchorsOfNotes: [String: Set<String>]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    let makefile = (try? workspace.text("Makefile")) ?? ""
    targets = Set(
      makefile.matches(of: /(?m)^([a-z][a-z-]*%?):/).map { String($0.1) })
    taught = TaughtNames(in: workspace)
    let notes = workspace.catalogue.chapters.map(\.notes)
    anchorsOfNotes = Dictionary(
      uniqueKeysWithValues: notes.map { file in
        let text = (try? workspace.text(file)) ?? ""
        return (file, anchors(of: Document(parsing: text)))
      })
  }

  /// Everything wrong with a chapter's notes, and with the pages of its
  /// exercises.
  func findings(of chapter: Chapter) -> [Finding] {
    let notes = chapter.notes
    let text = (try? workspace.text(notes)) ?? ""
    let tasks = chapter.exercises.flatMap { [$0.task, $0.hints] }
    let documents = [chapter.documents].filter(workspace.exists)
    return ([notes] + documents + tasks).flatMap(findings(inPage:))
      + wordFindings(in: text, file: notes)
      + sectionFindings(in: text, file: notes)
      + workspace.sourceFindings(of: chapter)
      + taught.findings(of: chapter)
      + workspace.unwrittenPlaces(of: chapter)
  }

  /// The pages that belong to no chapter.
  static let otherPages =
    ["README.md"]
    + ["Chapters", "Exercises", "Sources", "Tests"].map { "\($0)/README.md" }

  /// Everything wrong with the pages that belong to no chapter, and words that
  /// two chapters define.
  func findingsInOtherPages() -> [Finding] {
    Self.otherPages.filter(workspace.exists).flatMap(findings(inPage:))
      + workspace.unwrittenPlaces(in: Self.otherPages)
      + workspace.contentsFindings() + workspace.glossaryFindings()
  }

  /// Every link, path, command and exercise of a page that does not exist,
  /// every picture without words, and all Markdown on it that is not known.
  func findings(inPage file: String) -> [Finding] {
    let document = Document(parsing: (try? workspace.text(file)) ?? "")
    let blocks = document.blocks
    var page = PageReader(
      file: file, workspace: workspace, targets: targets,
      anchors: anchors(of: document), anchorsOfNotes: anchorsOfNotes)
    for located in blocks {
      page.line = located.line
      page.look(at: located.block)
    }
    return document.refusals.map { Finding(file, $0.line, $0.description) }
      + pictureFindings(in: blocks, file: file) + page.findings
  }
}

/// The sections of every chapter's notes, in their order.
let noteSections = [
  "The problem", "The idea", "The code", "Predict and run", "Pitfalls",
  "Why this way", "Your turn", "Words", "Sources",
]

/// The first section of a chapter's notes that is missing, or not in its place.
func sectionFindings(in text: String, file: String) -> [Finding] {
  let headings = Document(parsing: text).blocks.compactMap { located in
    if case .heading(2, let title) = located.block {
      return (title: title.words, line: located.line)
    }
    return nil
  }
  for (index, section) in noteSections.enumerated()
  where index >= headings.count || headings[index].title != section {
    return [
      Finding(
        file, index < headings.count ? headings[index].line : 1,
        "section \(index + 1) of the notes is '## \(section)'")
    ]
  }
  return []
}

/// A page that is being read, and the findings so far.
private struct PageReader {
  let file: String
  let workspace: Workspace
  let targets: Set<String>
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
      header.forEach { look(at: $0) }
      rows.joined().forEach { look(at: $0) }
    case .code(let info, let text) where info == "console":
      look(atCode: text)
    case .code, .comment: break
    }
  }

  mutating func look(at inlines: [Inline]) {
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
    if destination.hasPrefix("#") {
      if !anchors.contains(destination) {
        found("no heading here is \(destination)")
      }
      return
    }
    let path = destination.prefix { $0 != "#" }
    let folder = workspace.url(file).deletingLastPathComponent()
    let target = folder.appending(path: String(path)).standardized
    if !FileManager.default.fileExists(
      atPath: target.path(percentEncoded: false))
    {
      found("the link to \(destination) leads nowhere")
    }
    let page = workspace.relative(target.path(percentEncoded: false))
    let heading = String(destination.dropFirst(path.count))
    if !heading.isEmpty, anchorsOfNotes[page]?.contains(heading) == false {
      found("no heading in \(page) is \(heading)")
    }
  }

  private mutating func look(atCode text: String) {
    let root = /\b(Sources|Tests|Chapters|Exercises|Solutions)\/[\w\/.-]+/
    // make try makes the scratch file.
    let paths = text.matches(of: root).map { String($0.output.0) }
      .filter { $0 != Workspace.scratch }
    for path in paths where !workspace.exists(path) {
      found("there is no \(path)")
    }
    let make = /make ([a-z]+(?:-[a-z]+)*(?:-[0-9]+)?)(?: E=([\w.]+))?/
    for match in text.matches(of: make) {
      let target = String(match.1)
      let pattern = target.replacing(/[0-9]+$/, with: "%")
      if !targets.contains(target), !targets.contains(pattern) {
        found("there is no make \(target)")
      }
      if let number = target.firstMatch(of: /-([0-9]+)$/) {
        check { _ = try $0.chapter(String(number.1)) }
      }
      // An exercise that is still to be made need not exist.
      if let exercise = match.2, exercise != "N.M", !target.hasPrefix("new-") {
        check {
          if exercise.allSatisfy(\.isNumber) {
            _ = try $0.chapter(String(exercise))
          } else {
            _ = try $0.exercise(String(exercise))
          }
        }
      }
    }
  }

  private mutating func check(_ lookUp: (Catalogue) throws -> Void) {
    do {
      try lookUp(workspace.catalogue)
    } catch {
      found("\(error)")
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
