// make notes-N and make task E=N.M: pages to read.

import NotesKit

extension Call {
  /// Shows a chapter's notes in a pager, or its page about the documents.
  func readNotes() throws -> Int32 {
    let chapter = try chapter
    let isNotes = !has("--documents")
    let page = Document(
      parsing: try workspace.text(isNotes ? chapter.notes : chapter.documents))
    let renderer = Renderer(display, footnotes: page.footnotes)
    let isMore = isNotes && workspace.exists(chapter.documents)
    let more = """

      What older articles say, and what a run says:
      make notes-\(chapter.number) ARGS=--documents\n
      """
    try NotesKit.page(
      renderer.render(page.blocks.map(\.block)) + (isMore ? more : ""),
      display: display)
    return 0
  }

  /// Shows the task of an exercise, and the next steps, in a pager.
  func showTask() throws -> Int32 {
    let standings = try workspace.standings()
    let exercise = argument == nil ? standings.current : try exercise
    let task = Document(parsing: try workspace.text(exercise.task))
    let footnotes = workspace.footnotes(for: exercise)
    let text = Renderer(display, footnotes: footnotes)
      .render(task.blocks.map(\.block).followed(by: footnotes))
    let next =
      standings[exercise] == .solved
      ? NextSteps(steps: ["make progress"], others: [exercise.solutionStep])
      : NextSteps(
        steps: [standings.editing(exercise), "make grade E=\(exercise.id)"])
    let chapter = workspace.catalogue.chapters(of: [exercise])[0]
    let left = standings.timeLeft.line(after: chapter.number)
    try page(
      text + "\n" + next.text() + "\n" + (left.map { "\n\($0)\n" } ?? ""),
      display: display)
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
