// Everything that can be wrong with the words of a page, found without running
// anything: `make test` and `make weave` both ask here.
//
//     PageRules        sections, words that are defined, pictures, places that
//                      a skeleton has left to its author, words that a reader
//                      would stumble over, and names that no notes have shown
//     SourceFindings   sentences that need a footnote, and footnotes

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

struct PageChecks {
  let workspace: Workspace
  /// The goals of the Makefile.
  private let goals: Set<String>
  /// The anchors of each chapter's notes, which other pages lead to.
  private let anchorsOfNotes: [String: Set<String>]

  /// - Throws: A `Finding` if the Makefile, notes or a core can't be read.
  init(_ workspace: Workspace) throws {
    self.workspace = workspace
    goals = Set(
      try workspace.contents(of: "Makefile")
        .matches(of: /(?m)^([a-z][a-z-]*%?):/).map { String($0.1) })
    anchorsOfNotes = try workspace.catalogue.chapters.reduce(into: [:]) {
      let notes = try workspace.contents(of: $1.notes)
      $0[$1.notes] = anchors(of: Document(parsing: notes))
    }
  }

  /// The pages that belong to no chapter.
  static let otherPages =
    ["README.md"]
    + ["Chapters", "Exercises", "Sources", "Tests"].map { "\($0)/README.md" }

  func findings(of chapters: [Chapter]) throws -> [Finding] {
    let other = [
      workspace.contentsFindings, workspace.glossaryFindings,
      workspace.wordChoiceFindings,
      { try workspace.taughtFindings(of: chapters) },
    ]
    return try chapters.flatMap(findings(of:))
      + Self.otherPages.findings(findings(inPage:))
      + workspace.unwrittenPlaces(in: Self.otherPages)
      + other.findings { try $0() }
  }

  private func findings(of chapter: Chapter) throws -> [Finding] {
    let pages =
      [chapter.notes]
      + [chapter.documents].filter(workspace.exists)
      + chapter.exercises.flatMap { [$0.task, $0.hints] }
    let checks = [
      workspace.wordFindings, workspace.sectionFindings,
      workspace.sourceFindings, workspace.unwrittenPlaces,
    ]
    return try pages.findings(findings(inPage:))
      + checks.findings { try $0(chapter) }
  }

  /// Every link, path, command and exercise of a page that doesn't exist,
  /// every picture without words, and all Markdown on it that isn't known.
  func findings(inPage file: String) throws -> [Finding] {
    let document = Document(parsing: try workspace.contents(of: file))
    let own = anchors(of: document)
    let found = document.blocks.flatMap { located in
      inlines(of: located.block).flatMap { inline -> [String] in
        switch inline {
        case .code(let text): faults(inCode: text)
        case .link(_, let destination):
          [fault(inLink: destination, on: file, own)].compactMap(\.self)
        default: []
        }
      }.map { Finding(file, located.line, $0) }
    }
    return document.refusals.map { Finding(file, $0.line, $0.description) }
      + pictureFindings(in: document.blocks, file: file) + found
  }

  private func fault(
    inLink destination: String, on file: String, _ own: Set<String>
  ) -> String? {
    if destination.contains("://") { return nil }
    let path = destination.prefix { $0 != "#" }
    if path.isEmpty {
      return own.contains(destination)
        ? nil : "no heading here is \(destination)"
    }
    let target = workspace.relative(
      workspace.url(file).deletingLastPathComponent()
        .appending(path: String(path)).standardized
        .path(percentEncoded: false))
    guard workspace.exists(target) else {
      return "the link to \(destination) is broken"
    }
    let heading = String(destination[path.endIndex...])
    return heading.isEmpty || anchorsOfNotes[target]?.contains(heading) != false
      ? nil : "no heading in \(target) is \(heading)"
  }

  private func faults(inCode text: String) -> [String] {
    let root = /\b(?:Sources|Tests|Chapters|Exercises|Solutions)\/[\w\/.-]+/
    // make try makes the scratch file.
    let paths = text.matches(of: root).map { String($0.output) }
      .filter { $0 != Workspace.scratch && !workspace.exists($0) }
    let make = /make ([a-z]+(?:-[a-z]+)*)(-[0-9]+)?(?: E=([\w.]+))?/
    return paths.map { "there is no \($0)" }
      + text.matches(of: make).flatMap { match in
        let number = match.2?.dropFirst()
        let goal = match.1 + (number == nil ? "" : "-%")
        var faults =
          goals.contains(String(goal))
          ? [] : ["there is no make \(match.1)\(match.2 ?? "")"]
        let catalogue = workspace.catalogue
        do {
          if let number { _ = try catalogue.chapter(String(number)) }
          // An exercise that is still to be made need not exist.
          if let name = match.3.map(String.init), name != "N.M",
            !goal.hasPrefix("new-")
          {
            _ =
              try name.allSatisfy(\.isNumber)
              ? catalogue.chapter(name).exercises : [catalogue.exercise(name)]
          }
        } catch { faults.append("\(error)") }
        return faults
      }
  }
}

/// The pieces of a block's text, each before those in it. Commands in a console
/// are code, too.
private func inlines(of block: Block) -> [Inline] {
  func all(_ inlines: [Inline]) -> [Inline] {
    inlines.flatMap { inline in
      switch inline {
      case .emphasis(let inner), .strong(let inner), .link(let inner, _):
        [inline] + all(inner)
      case .code, .text, .mark: [inline]
      }
    }
  }
  return switch block {
  case .heading(_, let text), .paragraph(let text), .footnote(_, let text):
    all(text)
  case .list(_, let items): items.joined().flatMap(inlines)
  case .table(let header, let rows): (header + rows.joined()).flatMap(all)
  case .code("console", let text): [.code(text)]
  case .code, .comment: []
  }
}

/// The destinations of links to the headings of a page: their words in lower
/// case, joined by hyphens.
private func anchors(of page: Document) -> Set<String> {
  Set(
    page.blocks.compactMap { located in
      guard case .heading(_, let title) = located.block else { return nil }
      let words = title.words.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      return "#" + words.replacing(" ", with: "-")
    })
}
