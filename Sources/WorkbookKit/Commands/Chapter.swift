// make chapter-N.

import Foundation
import NotesKit

extension Call {
  /// Builds a chapter's lesson and replaces the tool with it, so that the
  /// lesson owns the terminal.
  func playLesson() throws -> Int32 {
    let chapter = try chapterWithNotes
    let lesson = "\(workspace.core.scratch)/debug/\(chapter.lesson)"
    if !workspace.isFresh(
      lesson, madeFrom: workspace.sources(ofLesson: chapter))
    {
      let progress = ProgressLine(display: display)
      defer { progress.end() }
      _ = try workspace.build(
        product: chapter.lesson, eachLine: progress.show(buildLine:))
      workspace.touch(lesson)
    }
    if let exercise = try firstToSolve(in: chapter) {
      setenv("NEXT_STEP", "make task E=\(exercise.id)", 1)
    }
    let path = workspace.url(lesson).path(percentEncoded: false)
    become([path] + flags.arguments)
    throw Failure("\(lesson) cannot be started; make test says what is wrong")
  }

  private func firstToSolve(in chapter: Chapter) throws -> Exercise? {
    let record = try LearnerRecord.load(from: workspace)
    return chapter.exercises.first {
      workspace.standing(of: $0, record) != .solved
    }
  }
}

extension Display.Flags {
  /// The options as they are typed, for a lesson.
  var arguments: [String] {
    (plain ? ["--plain"] : [])
      + (width.map { ["--width", "\($0)"] } ?? [])
      + (color.map { [$0 ? "--color" : "--no-color"] } ?? [])
  }
}
