// make search W=WORD: which of the pages that a learner reads have a text. Hints
// that were not shown yet stay hidden.

import NotesKit

extension Call {
  /// Lists the pages that contain a text.
  func search() throws -> Int32 {
    let wanted = try required("search for which word? make search W=binding")
    let found = try workspace.pages(with: wanted)
    guard !found.isEmpty else {
      throw Failure(
        "no notes, task or hint has '\(wanted)'; make words lists the words "
          + "that the notes define")
    }
    let items = found.map { page -> [Block] in
      [
        .paragraph([
          .text("\(page.title), \(page.count): "), .code(page.command),
        ])
      ]
    }
    try page(
      Renderer(display).render([.list(start: nil, items: items)]),
      display: display)
    return 0
  }
}

extension Workspace {
  /// The notes, tasks and shown hints that contain a text, in either case, with
  /// how often they do and the command that shows them.
  func pages(
    with wanted: String
  ) throws -> [(title: String, count: Int, command: String)] {
    // Where a paragraph is one line.
    let renderer = Renderer(Display(width: 100_000))
    func page(_ title: String, _ command: String, _ blocks: [Block])
      -> (title: String, count: Int, command: String)
    {
      let text = renderer.render(blocks).lowercased()
      return (title, text.ranges(of: wanted.lowercased()).count, command)
    }
    let record = try LearnerRecord.load(from: self)
    return try catalogue.chapters.flatMap { chapter in
      let (number, name) = (chapter.number, chapter.name)
      return try [
        page(
          "Chapter \(number), \(name)", "make notes-\(number)",
          blocks(chapter.notes))
      ]
        + chapter.exercises.flatMap { exercise in
          let title = "\(exercise.id) \(exercise.name)"
          let hints = try Hints(for: exercise, in: self)
          return try [
            page(
              "Task \(title)", "make task E=\(exercise.id)",
              blocks(exercise.task)),
            page(
              "Hints for \(title)", "make hint E=\(exercise.id)",
              hints.shown(record[exercise])),
          ]
        }
    }.filter { $0.count > 0 }
  }
}
