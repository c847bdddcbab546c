// make chapter-N and make notes-N.

import Foundation
import NotesKit

extension Workbook {
  /// Builds a chapter's lesson and becomes it: the lesson owns the terminal.
  func play(
    chapter name: String, in workspace: Workspace, _ flags: [String],
    _ display: Display
  ) throws -> Int32 {
    let chapter = try workspace.catalogue.chapter(name)
    let lesson = ".build/debug/\(chapter.lesson)"
    if !workspace.isFresh(lesson, for: chapter) {
      let progress = ProgressLine(display: display)
      defer { progress.end() }
      _ = try workspace.build(
        product: chapter.lesson, eachLine: progress.show(buildLine:))
    }
    let path = workspace.url(lesson).path(percentEncoded: false)
    let arguments = [path] + flags
    let pointers = arguments.map { strdup($0) } + [nil]
    execv(path, pointers)
    throw Failure("\(lesson) cannot be started: \(String(cString: strerror(errno)))")
  }

  /// Shows a chapter's notes in a pager.
  func readNotes(
    of name: String, in workspace: Workspace, _ display: Display
  ) throws -> Int32 {
    let chapter = try workspace.catalogue.chapter(name)
    guard workspace.exists("\(chapter.path)/Notes.md") else {
      throw Failure.noNotes(chapter)
    }
    let notes = Document(parsing: try workspace.text("\(chapter.path)/Notes.md"))
    try page(
      Renderer(display).render(notes.blocks.map(\.block)), display: display)
    return 0
  }
}

extension Workspace {
  /// Whether a program is younger than everything it was built from.
  func isFresh(_ program: String, for chapter: Chapter) -> Bool {
    guard let built = modified(program) else { return false }
    let sources =
      ["Package.swift"] + swiftFiles(in: chapter.path)
      + ["LessonKit", "NotesKit", "ObservationCore"]
      .flatMap { swiftFiles(in: "Sources/\($0)") }
    return sources.allSatisfy { path in
      modified(path).map { $0 < built } ?? false
    }
  }

  private func modified(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url(path).resolvingSymlinksInPath().path(percentEncoded: false))
    return attributes?[.modificationDate] as? Date
  }
}
