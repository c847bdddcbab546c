import Foundation
import NotesKit
import Testing

@testable import LessonKit

/// A lesson in a workspace of its own, played with typed answers.
@Suite final class LessonTests {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "lesson-\(UUID().uuidString)")

  init() throws {
    try write("# One\n\nText.\n\n## Two\n\nMore.\n", to: notes)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private let notes = "Chapters/01-One/Notes.md"
  private let place = ".workbook/lessons/01-One"

  @Test
  func `the place is kept when a person leaves, and forgotten at the end`()
    throws
  {
    #expect(try play(["", "q"]).notices == [])
    #expect(kept == "Two")
    #expect(
      try play(["", ""]).text.hasSuffix("make progress says what is next.\n"))
    #expect(kept == nil)
  }

  @Test func `a place that cannot be kept is told once, at the end`() throws {
    try write("in the way", to: ".workbook")
    let screen = try play(["", "b", "", ""])
    #expect(screen.text.hasSuffix("make progress says what is next.\n"))
    #expect(screen.notices.count == 1)
    #expect(
      screen.notices.first?.hasSuffix("; chmod -R u+rwX .workbook") == true)
  }

  @Test func `Enter goes on at the place, 1 begins again`() throws {
    try write("Two", to: place)
    let on = try play(["", "q"])
    #expect(!on.text.contains("Text.") && on.text.contains("More."))
    #expect(
      on.prompts.first
        == "You left at “Two”.\nEnter goes on there, 1 begins again, q leaves: "
    )
    let again = try play([" 1", "q"])
    #expect(again.text.contains("Text.") && !again.text.contains("More."))
  }

  @Test(arguments: [["q"], ["Q "], ["what?", "q"], []])
  func `q at the place leaves, and keeps it`(answers: [String]) throws {
    try write("Two", to: place)
    let screen = try play(answers)
    #expect(screen.text == "")
    #expect(kept == "Two")
    #expect(
      screen.prompts.dropFirst()
        == (answers.count == 2 ? ["Enter, 1 or q: "] : []))
  }

  @Test func `a mark leads to the source that another section lists`() throws {
    try write(
      "# One\n\nText.[^A]\n\n## Sources\n\n[^A]: [a](https://a.b)\n", to: notes)
    let screen = try play(
      ["q"], Display(color: true, links: true, interactive: true))
    #expect(screen.text.contains("id=note;https://a.b"))
    #expect(!screen.text.contains("Sources"))
    #expect(try play(["", ""]).text.contains("[A] a (https://a.b)\n"))
  }

  @Test func `notes that cannot be read are named, with a remedy`() throws {
    let file = root.appending(path: notes)
    for damage in [
      { try Data([0x23, 0xFF]).write(to: file) },
      { try FileManager.default.removeItem(at: file) },
    ] {
      try damage()
      let error = #expect(throws: LessonError.self) { try play([]) }
      #expect(
        error?.description == "\(notes) cannot be read; git restore \(notes)")
    }
  }

  private struct Screen {
    var text = ""
    var prompts: [String] = []
    var notices: [String] = []
  }

  private func play(
    _ answers: [String], _ display: Display = Display(interactive: true)
  ) throws -> Screen {
    var screen = Screen()
    var answers = answers
    let main = root.appending(path: "Chapters/01-One/main.swift")
    let lesson = Lesson(scenes: [], file: main.path(percentEncoded: false))
    try lesson.play(
      display,
      Console(
        write: { screen.text += $0 },
        ask: { prompt in
          screen.prompts.append(prompt)
          return answers.isEmpty ? nil : answers.removeFirst()
        }),
      notice: { screen.notices.append($0.description) })
    return screen
  }

  private var kept: String? {
    try? String(contentsOf: root.appending(path: place), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
