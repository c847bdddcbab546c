// make search W=WORD: the pages that have a text, of all that a learner reads.
// Hints that were not shown yet stay hidden.

import NotesKit

extension Call {
  /// Lists the pages that have a text.
  func search() throws -> Int32 {
    let wanted = try required("search for which word? make search W=binding")
    let found = try workspace.pages(with: wanted)
    guard !found.isEmpty else {
      throw Failure(
        "no notes, task or hint contains '\(wanted)'; make words lists "
          + "the words that the notes define")
    }
    let title = "Pages that contain '\(wanted)', and how often:"
    try show(.paragraph([.text(title)]), found)
    return 0
  }
}

extension Workspace {
  /// The notes, tasks and shown hints that have a text, in either case, each
  /// with how often it has it and the command that shows it.
  func pages(with wanted: String) throws -> [[Inline]] {
    // Where a paragraph is one line.
    let renderer = Renderer(Display(width: 100_000))
    func found(_ title: String, _ command: String, _ blocks: [Block])
      -> [[Inline]]
    {
      let text = renderer.render(blocks).lowercased()
      let count = text.ranges(of: wanted.lowercased()).count
      return count == 0
        ? [] : [[.text("\(title), \(count): "), .code(command)]]
    }
    let record = try LearnerRecord.load(from: self)
    return try catalogue.chapters.flatMap { chapter -> [[Inline]] in
      let number = chapter.number
      let notes = try found(
        "Chapter \(number), \(chapter.name)", "make notes-\(number)",
        blocks(chapter.notes))
      return try chapter.exercises.reduce(into: notes) { pages, exercise in
        let title = "\(exercise.id) \(exercise.name)"
        let hints = try Hints(for: exercise, in: self)
        pages += try found(
          "Task \(title)", "make task E=\(exercise.id)",
          blocks(exercise.task))
        pages += found(
          "Hints for \(title)", "make hint E=\(exercise.id)",
          hints.shown(record[exercise]))
      }
    }
  }
}
