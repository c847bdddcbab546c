import Foundation
import NotesKit
import Testing

@testable import LessonKit

/// The chapters' own notes, played with what they show in place of their runs.
@Suite struct ChapterPagesTests {
  static let chapters: [String] = {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../../Chapters").standardized
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { !$0.contains(".") }.sorted()
      .map { folder.appending(path: $0).path(percentEncoded: false) }
  }()

  @Test(arguments: chapters)
  func `no stop of a chapter is taller than the screen`(
    chapter: String
  ) throws {
    #expect(Self.chapters.count > 10)
    let script = try script(of: chapter)
    let terminals = [(24, 80, "2"), (24, 60, ""), (16, 40, "2")]
    for (rows, columns, answer) in terminals {
      let person = FakeConsole(
        [], Display(width: columns, rows: rows, interactive: true))
      var console = person.console
      let ask = console.ask
      console.ask = { prompt in
        _ = ask(prompt)
        return prompt.text.hasPrefix("Your answer") ? answer : ""
      }
      let left = try Player(script: script, console: console).play(from: 0)
      #expect(left == nil)
      let tall = zip(person.heights(columns: columns), person.pages)
        .first { $0.0 >= rows }
      #expect(
        tall == nil, "\(rows) rows, \(columns) columns: \(tall?.0 ?? 0) lines")
    }
  }

  /// The script of a chapter, whose runs print what the notes show.
  private func script(of chapter: String) throws -> Script {
    let text = try String(
      contentsOfFile: chapter + "/Notes.md", encoding: .utf8)
    let notes = Document(parsing: text)
    var runs: [Run] = []
    var questions: [String: Prediction] = [:]
    var last: (name: String, question: String)?
    for block in notes.blocks.map(\.block) {
      switch block {
      case .comment(let comment):
        let words = comment.split(separator: " ").map(String.init)
        if words.first == "predict" { last = (words[1], "") }
        if words.first == "why" || words.first == "end" { last = nil }
      case .paragraph(let question) where last != nil:
        last?.question = question.words
      case .list(_, let items):
        guard let asked = last else { continue }
        // The reasons of the notes are long; so are these.
        let reason = String(repeating: "a reason of the notes ", count: 7)
        let answers = items.enumerated().map { place, item in
          let text = item.first.map { Self.words(of: $0) } ?? ""
          return place == 0
            ? Prediction.Answer.right(text, reason) : .wrong(text, reason)
        }
        questions[asked.name] = Prediction(asked.question, answers)
      case .code(let info, let output) where info.hasPrefix("output "):
        let name = String(info.dropFirst("output ".count))
        runs.append(
          Run(name, predict: questions[name], printed: { output }))
      default: break
      }
    }
    return try Script(notes: notes, runs: runs)
  }

  private static func words(of block: Block) -> String {
    if case .paragraph(let text) = block { text.words } else { "" }
  }
}
