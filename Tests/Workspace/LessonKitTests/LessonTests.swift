import Course
import Foundation
import NotesKit
import Testing

@testable import LessonKit

/// A lesson in its own workspace, played with typed answers.
@Suite final class LessonTests {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "lesson-\(UUID().uuidString)")

  init() throws {
    try write("# One\n\nText.\n\n## Two\n\nMore.\n", to: notes)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private static let question = """
    # One

    ```swift greeting
    print("hello")
    ```

    <!-- predict greeting -->
    <!-- end -->

    ```output greeting
    ```

    <!-- why greeting -->
    <!-- end -->

    """

  private let notes = "Chapters/01-One/Notes.md"
  private let place = ".workbook/lessons/01-One"

  @Test
  func `the place is kept when a person leaves, and forgotten at the end`()
    throws
  {
    let leaving = try play(["", "q"])
    #expect(leaving.notices == [])
    #expect(leaving.text.hasSuffix("make chapter-1 continues here.\n"))
    #expect(kept == "Two")
    #expect(
      try play(["", ""]).text.hasSuffix("make progress shows what's next.\n"))
    #expect(kept == nil)
  }

  @Test func `the end names the first exercise that is not solved`() throws {
    for name in ["1-First", "2-Second", "10-Tenth"] {
      try write("", to: "Exercises/01-One/\(name)/File.swift")
    }
    func end() throws -> String { try play(["", ""]).text }
    let turn = "Now it's your turn.\nNext: make task E="
    #expect(try end().hasSuffix(turn + "1.1\n"))
    let progress = ".workbook/progress.json"
    try write("{ damaged", to: progress)
    #expect(try end().hasSuffix(turn + "1.1\n"))
    try write(
      #"""
      {"exercises": {"First": {"hints": 2, "solved": "4f"}, "Second":
      {"hints": 0}}, "version": 1}
      """#, to: progress)
    #expect(try end().hasSuffix(turn + "1.2\n"))
    #expect(try !play(["", "q"]).text.contains("your turn"))
  }

  @Test func `what cannot be kept is said once, at the end, with a remedy`()
    throws
  {
    try write(Self.question + "## Two\n\nMore.\n", to: notes)
    try write("in the way", to: ".workbook")
    let screen = try play(["2", "b", "2", "", "b", "", ""])
    #expect(screen.text.hasSuffix("make progress shows what's next.\n"))
    let folder = root.appending(path: ".workbook").path(percentEncoded: false)
    let remedy = "can't be written to; chmod -R u+rwX .workbook"
    #expect(
      screen.notices.map { $0.replacing(folder, with: ".workbook") } == [
        "your answers couldn't be saved: .workbook/ \(remedy)",
        "your place couldn't be saved: .workbook/lessons/ \(remedy)",
      ])
  }

  @Test func `answers that cannot be read are set aside, and named`() throws {
    try write(Self.question, to: notes)
    try write("{", to: AnswerRecord.path)
    let notices = try play(["2", "b", "2", ""]).notices
    #expect(notices.count == 1)
    #expect(notices.first?.contains("answers.damaged.json") == true)
  }

  @Test(arguments: [
    ([""], "More."), ([" 1"], "Text."), (["g 1"], "Text."),
    (["g one"], "Text."), (["g", "1"], "Text."), (["g", "", ""], "More."),
  ])
  func `Enter continues at the place, 1 begins again, g goes elsewhere`(
    answers: [String], shown: String
  ) throws {
    try write("Two", to: place)
    let screen = try play(answers + ["q"])
    #expect(
      screen.prompts.first
        == "You left at “Two”.\n"
        + "Enter continues there, 1 starts over, q quits: "
    )
    for text in ["Text.", "More."] {
      #expect(screen.text.contains(text) == (text == shown))
    }
  }

  @Test(arguments: [
    ["q"], ["Q "], [], ["what?", "q"], ["2", "q"], ["one", "q"], ["l", "q"],
  ])
  func `at the place, q quits and keeps it, and no word goes elsewhere`(
    answers: [String]
  ) throws {
    try write("Two", to: place)
    let screen = try play(answers)
    #expect(screen.text == "")
    #expect(kept == "Two")
    #expect(screen.prompts.count == max(1, answers.count))
    #expect(screen.prompts.last?.contains("Enter continues there") == true)
  }

  @Test func `a lesson leaves the sources to the notes`() throws {
    try write(
      "# One\n\nText[^A] ends.\n\n- an item[^A]\n\n## Sources\n\n[^A]: [a](b)\n",
      to: notes)
    let text = try play(["", ""]).text
    #expect(text.contains("Text ends.\n\n• an item\n"))
    #expect(!text.contains("Sources") && !text.contains("[A]"))
  }

  @Test func `an answer is kept for make review, a skipped question is not`()
    throws
  {
    try write(Self.question, to: notes)
    #expect(try play(["2", "b", "", "", "b", "1", "q"]).notices == [])
    let record = try AnswerRecord.load(from: root) { Issue.record("\($0)") }
    #expect(record.answers.map(\.choice) == [2, 1])
    #expect(record.answers.map(\.isRight) == [false, true])
    #expect(
      record.answers.allSatisfy {
        $0.chapter == "One" && $0.scene == "greeting"
      })
    let missed = try play(["2", ""]).text
    #expect(missed.contains("You got 0 of 1 predictions right."))
    #expect(missed.contains("make review will take you"))
    #expect(try play(["1", ""]).text.contains("1 of 1 predictions right."))
    #expect(try !play(["", "", ""]).text.contains("make review"))
  }

  @Test func `an interrupt hears whether the place is kept`() throws {
    #expect(try play(["", "q"]).kept == [false, false, true])
    #expect(try play(["", "", ""]).kept == [true, true, false])
    try FileManager.default.removeItem(at: root.appending(path: ".workbook"))
    try write("in the way", to: ".workbook")
    #expect(try play(["", "q"]).kept == [false, false, false])
  }

  @Test func `a plain display asks as well, at a terminal`() throws {
    try write(Self.question, to: notes)
    let plain = Display(plain: true, interactive: true)
    let screen = try play(["1", "q"], plain)
    #expect(screen.prompts.count == 2)
    #expect(screen.text.hasPrefix("Heading level 1: One\n"))
    let piped = try play([], Display(plain: true))
    #expect(piped.prompts == [])
    #expect(piped.text.contains("1 is right"))
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

  private func play(
    _ answers: [String], _ display: Display = Display(interactive: true)
  ) throws -> FakeConsole {
    let person = FakeConsole(answers, display)
    let main = root.appending(path: "Chapters/01-One/main.swift")
    try Lesson(runs: [.greeting], file: main.path(percentEncoded: false)).play(
      person.console, kept: { person.kept.append($0) },
      notice: { person.notices.append($0) })
    return person
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
