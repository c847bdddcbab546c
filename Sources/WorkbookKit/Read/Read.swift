// make notes-N and make task E=N.M: pages to read.

import NotesKit

extension Call {
  /// Shows a chapter's notes in a pager.
  func readNotes() throws -> Int32 {
    let notes = try workspace.text(try chapter.notes)
    let page = Document(parsing: notes)
    let renderer = Renderer(display, footnotes: page.footnotes)
    try NotesKit.page(
      renderer.render(page.blocks.map(\.block)), display: display)
    return 0
  }

  /// Shows the task of an exercise, and the next steps, in a pager.
  func showTask() throws -> Int32 {
    let exercise = try exerciseOrCurrent
    let task = Document(parsing: try workspace.text(exercise.task))
    let footnotes = workspace.footnotes(for: exercise)
    let text = Renderer(display, footnotes: footnotes)
      .render(task.blocks.map(\.block).followed(by: footnotes))
    let next = NextSteps(
      steps: [workspace.editing(exercise), "make grade E=\(exercise.id)"])
    try page(text + "\n" + next.text() + "\n", display: display)
    return 0
  }
}

extension Workspace {
  /// The footnotes of an exercise's pages: the sources that its chapter's
  /// notes list.
  func footnotes(for exercise: Exercise) -> [String: [Inline]] {
    let chapter = catalogue.chapters(of: [exercise])[0]
    let notes = (try? text(chapter.notes)) ?? ""
    return Document(parsing: notes).footnotes
  }
}
