// make notes-N and make task E=N.M: pages to read.

import Foundation
import NotesKit

extension Call {
  /// Shows a chapter's notes in a pager, or its page about the documents.
  func readNotes() throws -> Int32 {
    let chapter = try workspace.catalogue.chapter(
      required("the notes of which chapter? make notes-1"))
    let isNotes = !has("--documents")
    let notes = Document(
      parsing: try workspace.text(isNotes ? chapter.notes : chapter.documents))
    var text = Renderer(display, footnotes: notes.footnotes)
      .render(notes.blocks.map(\.block))
    if isNotes, workspace.exists(chapter.documents) {
      text += """

        What older articles say, and what really happens:
        make notes-\(chapter.number) ARGS=--documents\n
        """
    }
    try page(text, display: display)
    return 0
  }

  /// Shows the task of an exercise in a pager, and below it the next steps.
  func showTask() throws -> Int32 {
    let exercise = try exercise
    // A task can be read where nothing can be written.
    let record = try? LearnerRecord.update(in: workspace) {
      $0.shown = .init(
        exercise: exercise.name, time: Date().timeIntervalSince1970)
    }
    let standings = Standings(
      try record ?? LearnerRecord.load(from: workspace), in: workspace)
    let task = try workspace.blocks(exercise.task)
    let next =
      standings[exercise] == .solved
      ? NextSteps(steps: ["make progress"], others: [exercise.solutionStep])
      : NextSteps(
        steps: [standings.editing(exercise), "make grade E=\(exercise.id)"])
    let chapter = workspace.catalogue.chapters(of: [exercise])[0]
    let left = standings.timeLeft.line(after: chapter.number)
    try page(workspace.rendered(task, of: exercise, display), display: display)
    write("\n\(next.text())\n" + (left.map { "\n\($0)\n" } ?? ""))
    return 0
  }
}

extension Workspace {
  /// The blocks of a page.
  func blocks(_ path: String) throws -> [Block] {
    Document(parsing: try text(path)).blocks.map(\.block)
  }

  /// Blocks of an exercise's pages as text, and below them the sources that
  /// they mark. The chapter's notes list these.
  func rendered(
    _ blocks: [Block], of exercise: Exercise, _ display: Display
  ) -> String {
    let chapter = catalogue.chapters(of: [exercise])[0]
    let notes = (try? text(chapter.notes)) ?? ""
    let footnotes = Document(parsing: notes).footnotes
    return Renderer(display, footnotes: footnotes)
      .render(blocks.followed(by: footnotes))
  }
}
