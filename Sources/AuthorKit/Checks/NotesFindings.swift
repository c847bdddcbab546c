// Finds what is wrong with the words of a page: a missing section, a dead link,
// a path, a command or an exercise that does not exist, or Markdown that a
// terminal could not show.

import Foundation
import NotesKit
import WorkbookKit

/// The sections of every chapter's notes, in their order.
let noteSections = [
  "The problem", "The idea", "The code", "Predict and run", "Pitfalls",
  "What changed since the documents", "Why this way", "Your turn", "Words",
  "Sources",
]

/// Everything wrong with the words of a chapter's notes.
func notesFindings(
  in text: String, file: String, workspace: Workspace
) -> [Finding] {
  var findings = pageFindings(in: text, file: file, workspace: workspace)
  findings += wordFindings(in: text, file: file)
  let headings = Document(parsing: text).blocks.compactMap { located in
    if case .heading(2, let title) = located.block {
      return (title: title.words, line: located.line)
    }
    return nil
  }
  for (index, section) in noteSections.enumerated()
  where index >= headings.count || headings[index].title != section {
    findings.append(
      Finding(
        file: file,
        line: index < headings.count ? headings[index].line : 1,
        text: "section \(index + 1) of the notes is '## \(section)'"))
    break
  }
  return findings
}

/// Every link, path, command and exercise of a page that does not exist, every
/// picture without words, and all Markdown on it that is not known.
func pageFindings(
  in text: String, file: String, workspace: Workspace
) -> [Finding] {
  let document = Document(parsing: text)
  let blocks = document.blocks
  var page = Page(
    file: file, workspace: workspace, targets: workspace.makeTargets,
    anchors: Set(blocks.compactMap { anchor(of: $0.block) }))
  for located in blocks {
    page.line = located.line
    page.look(at: located.block)
  }
  return document.refusals.map {
    Finding(file: file, line: $0.line, text: $0.description)
  } + pictureFindings(in: blocks, file: file) + page.findings
}

/// A page that is being read, and the findings so far.
private struct Page {
  let file: String
  let workspace: Workspace
  let targets: Set<String>
  let anchors: Set<String>
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
        check { _ = try $0.exercise(String(exercise)) }
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
    findings.append(Finding(file: file, line: line, text: text))
  }
}

/// The destination of a link to a heading: its words in lower case, joined by
/// hyphens.
private func anchor(of block: Block) -> String? {
  guard case .heading(_, let title) = block else { return nil }
  let words = title.words.lowercased()
    .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
  return "#" + words.replacing(" ", with: "-")
}

extension Workspace {
  /// The targets of the Makefile; a pattern rule keeps its `%`.
  var makeTargets: Set<String> {
    let makefile = (try? text("Makefile")) ?? ""
    return Set(
      makefile.matches(of: /(?m)^([a-z][a-z-]*%?):/).map { String($0.1) })
  }
}
