// What there is to read: make notes-N, make task E=N.M, make words and make
// search W=WORD.

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
      text +=
        "\nWhat older articles say, and what really happens:\n"
        + "make notes-\(chapter.number) ARGS=--documents\n"
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

  /// Shows the words that the notes define, or those that contain a text.
  func showWords() throws -> Int32 {
    let all = workspace.glossary()
    let wanted = argument?.lowercased()
    let found = all.filter { wanted.map($0.word.lowercased().contains) ?? true }
    guard !found.isEmpty else {
      throw Failure(
        "the notes define no word like '\(argument ?? "")'; make words shows all "
          + "\(all.count) of them")
    }
    try show(.heading(level: 1, [.text("Words")]), found.map(\.text))
    return 0
  }

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

  /// The notes, tasks and shown hints that have a text, in either case, each
  /// with how often it has it and the command that shows it.
  func pages(with wanted: String) throws -> [[Inline]] {
    // Where a paragraph is one line.
    let renderer = Renderer(Display(width: 100_000))
    func found(
      _ title: String, _ command: String, _ blocks: [Block]
    ) -> [[Inline]] {
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
        let hints = try Hints(for: exercise, in: self)
        pages += try found(
          "Task \(exercise.title)", "make task E=\(exercise.id)",
          blocks(exercise.task))
        pages += found(
          "Hints for \(exercise.title)", "make hint E=\(exercise.id)",
          hints.shown(record[exercise]))
      }
    }
  }
}

// MARK: - Words

/// A word and its meaning.
package struct Definition: Equatable {
  package let word: String
  /// The word and its meaning, as the notes have them.
  package fileprivate(set) var text: [Inline]
  /// The line of the list of words.
  package let line: Int
}

/// The words that a chapter's notes define, in the order of their list.
package func definitions(in notes: String) -> [Definition] {
  let blocks = Document(parsing: notes).blocks
  let title = Block.heading(level: 2, [.text("Words")])
  guard let start = blocks.lastIndex(where: { $0.block == title }) else {
    return []
  }
  return blocks[start...].prefix(3).flatMap { located -> [Definition] in
    guard case .list(_, let items) = located.block else { return [] }
    return items.compactMap { item in
      guard case .paragraph(let text)? = item.first,
        case .strong(let word)? = text.first
      else { return nil }
      return Definition(word: word.words, text: text, line: located.line)
    }
  }
}

extension Workspace {
  /// Every word of the notes, in alphabetical order. Behind its meaning stands
  /// the chapter that defines it.
  func glossary() -> [Definition] {
    catalogue.chapters.flatMap { chapter in
      definitions(in: (try? text(chapter.notes)) ?? "").map {
        var word = $0
        word.text.append(.text(" (chapter\u{a0}\(chapter.number))"))
        return word
      }
    }.sorted { $0.word.lowercased() < $1.word.lowercased() }
  }
}
