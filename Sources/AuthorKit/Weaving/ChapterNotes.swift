// The notes of one chapter: filled from its compiled source and its runs, and
// checked against them.

import Foundation
import NotesKit
import WorkbookKit

/// A chapter whose lesson is built, with everything that its notes can show.
struct ChapterNotes: Sendable {
  let workspace: Workspace
  let chapter: Chapter
  /// The folder of built programs.
  let binaries: String
  let slices: [Slice]
  let scenes: [RunRecord]

  var path: String { chapter.notes }

  /// Runs each scene of the lesson.
  ///
  /// - Parameter binaries: The folder of built programs; nil to build the
  ///   lesson first.
  /// - Throws: A `Failure` if the lesson does not compile or run.
  init(
    of chapter: Chapter, in workspace: Workspace, binaries: String? = nil
  ) throws {
    self.workspace = workspace
    self.chapter = chapter
    self.binaries = try binaries ?? workspace.build(product: chapter.lesson)
    slices = try workspace.swiftFiles(in: chapter.path).flatMap {
      try AuthorKit.slices(in: try workspace.text($0), file: $0)
    }
    let described = try workspace.run([
      "\(self.binaries)/\(chapter.lesson)", "--runs",
    ])
    guard described.succeeded else { throw Failure(described.output) }
    scenes = try JSONDecoder().decode(
      [RunRecord].self, from: Data(described.output.utf8))
  }

  /// Fills the notes, and finds everything that is wrong with them.
  func weave() throws -> WovenPage {
    var woven = try weave(page: path)
    woven.findings += unused(by: woven)
    woven.findings += try refusals(in: woven.text)
    return woven
  }

  /// Fills every page that shows this chapter: its notes and, for the first
  /// chapter, the README.
  func weavePages() throws -> [WovenPage] {
    let notes = try weave()
    return chapter.number == 1
      ? [notes, try weave(page: "README.md")] : [notes]
  }

  /// Fills a page from this chapter.
  func weave(page: String) throws -> WovenPage {
    let text = try workspace.text(page)
    return AuthorKit.weave(
      text, file: page,
      from: Material(
        slices: Dictionary(slices.map { ($0.name, $0) }) { first, _ in first },
        scenes: Dictionary(scenes.map { ($0.name, $0) }) { first, _ in first },
        expansions: text.contains("\n```swift expansion ")
          ? try expansions() : []))
  }

  /// The expansions of the macros in the chapter's source, as wide as its
  /// slices.
  private func expansions() throws -> [Expansion] {
    let files = workspace.swiftFiles(in: chapter.path)
      .filter {
        !$0.contains("/DoesNotCompile/") && !$0.contains("/Screens/")
      }
    let expander = Expander(
      workspace: workspace, modules: "\(binaries)/Modules")
    return try expander.expand(files, width: 56).expansions
  }

  /// What the lesson prints when nobody can answer: the same bytes each time.
  func transcript() throws -> WovenPage {
    let played = try workspace.run([
      "\(binaries)/\(chapter.lesson)", "--width", "72", "--no-color",
    ])
    guard played.succeeded else { throw Failure(played.output) }
    return WovenPage(file: chapter.transcript, text: played.output)
  }

  /// Slices and scenes that the notes don't show, names used twice, and slices
  /// that are too large to read.
  private func unused(by woven: WovenPage) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<String> = []
    for slice in slices {
      func found(_ text: String) {
        findings.append(Finding(slice.file, slice.line, text))
      }
      let lines = slice.code.split(separator: "\n")
      if !woven.usedSlices.contains(slice.name) {
        found("the notes never show the slice \(slice.name)")
      }
      if !seen.insert(slice.name).inserted {
        found("another slice is also called \(slice.name)")
      }
      if lines.count > 20 {
        found("\(slice.name) has \(lines.count) lines; a slice has at most 20")
      }
      if let long = lines.first(where: { $0.count > 56 }) {
        found(
          "\(slice.name) has a line of \(long.count) columns; at most 56 fit")
      }
    }
    for scene in scenes where !woven.usedScenes.contains(scene.name) {
      findings.append(
        Finding(path, 1, "no output block shows the scene \(scene.name)"))
    }
    return findings
  }

  /// Compiles the files that must not compile, and looks for the diagnostics
  /// that the notes quote.
  func refusals(in notes: String) throws -> [Finding] {
    var findings: [Finding] = []
    var quoted: Set<String> = []
    for located in Document(parsing: notes).blocks {
      guard case .code(let info, let text) = located.block,
        let match = info.wholeMatch(of: /diagnostic (.+)/)
      else { continue }
      func found(_ text: String) {
        findings.append(Finding(path, located.line, text))
      }
      let slice = slices.first {
        $0.name == match.1 && $0.file.contains("/DoesNotCompile/")
      }
      guard let slice else {
        found("no slice \(match.1) in \(chapter.refusedFolder)")
        continue
      }
      quoted.insert(slice.file)
      let said = try diagnostics(of: slice.file)
      for line in text.split(separator: "\n")
      where !said.contains(where: { $0.contains(line) }) {
        found(
          said.isEmpty
            ? "\(slice.file) compiles, but should not"
            : "the compiler does not say '\(line)', but '\(said[0])'")
      }
    }
    for file in workspace.swiftFiles(in: chapter.refusedFolder)
    where !quoted.contains(file) {
      findings.append(Finding(file, 1, "no diagnostic block quotes this file"))
    }
    return findings
  }

  /// The errors that the compiler reports for a file which it should refuse.
  private func diagnostics(of file: String) throws -> [String] {
    let compiled = try workspace.run([
      "swiftc", "-typecheck", "-swift-version",
      workspace.catalogue.mode(of: file), "-I",
      "\(binaries)/Modules", "-I", "Sources/ThreadSlot/include", file,
    ])
    return compiled.output.matches(of: /(?m)^[^|\n]*error: (.*)$/)
      .map { String($0.1) }
  }
}
