// make chapter-N and make notes-N.

import Foundation
import NotesKit

extension Call {
  /// Builds a chapter's lesson and becomes it: the lesson owns the terminal.
  func playLesson() throws -> Int32 {
    let chapter = try chapter
    let lesson = "\(workspace.core.scratch)/debug/\(chapter.lesson)"
    if !workspace.isFresh(lesson, for: chapter) {
      let progress = ProgressLine(display: display)
      defer { progress.end() }
      _ = try workspace.build(
        product: chapter.lesson, eachLine: progress.show(buildLine:))
      workspace.touch(lesson)
    }
    let path = workspace.url(lesson).path(percentEncoded: false)
    execv(path, ([path] + flags.arguments).map { strdup($0) } + [nil])
    throw Failure("\(lesson) cannot be started; make test says what is wrong")
  }

  /// Shows a chapter's notes in a pager.
  func readNotes() throws -> Int32 {
    let chapter = try chapter
    let notes = Document(
      parsing: try workspace.text("\(chapter.path)/Notes.md"))
    let renderer = Renderer(display, footnotes: notes.footnotes)
    try page(renderer.render(notes.blocks.map(\.block)), display: display)
    return 0
  }

  /// The chapter that was named, if it can be read.
  private var chapter: Chapter {
    get throws {
      let chapter = try workspace.catalogue.chapter(argument ?? "")
      guard workspace.exists("\(chapter.path)/Notes.md") else {
        throw Failure.noNotes(chapter)
      }
      return chapter
    }
  }
}

extension Display.Flags {
  /// The options as they are typed, to be handed on to a lesson.
  var arguments: [String] {
    (plain ? ["--plain"] : [])
      + (width.map { ["--width", "\($0)"] } ?? [])
      + (color.map { [$0 ? "--color" : "--no-color"] } ?? [])
  }
}

extension Workspace {
  /// Whether a program is younger than everything it was built from.
  func isFresh(_ program: String, for chapter: Chapter) -> Bool {
    guard let built = modified(program) else { return false }
    let sources =
      ["Package.swift"] + swiftFiles(in: chapter.path)
      + [
        core.source, "Sources/LessonKit", "Sources/NotesKit",
        "Sources/PublishingCore", "Sources/ViewCore",
      ].flatMap { swiftFiles(in: $0) }
    return sources.allSatisfy { path in
      modified(path).map { $0 < built } ?? false
    }
  }

  /// Marks a program as built now: a build that changes nothing does not.
  func touch(_ program: String) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()],
      ofItemAtPath: url(program).path(percentEncoded: false))
  }

  private func modified(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url(path).resolvingSymlinksInPath().path(percentEncoded: false))
    return attributes?[.modificationDate] as? Date
  }
}
