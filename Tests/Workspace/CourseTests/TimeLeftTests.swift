import Foundation
import Course
import Testing

/// The time that is left, in a workspace of three chapters, of which two are on
/// the short path; and in this one.
@Suite final class TimeLeftTests {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "time-\(UUID().uuidString)")

  init() throws {
    let lesson = String(repeating: "word ", count: 293)
    let asked = "\n<!-- predict a-run -->\n\n<!-- predict another -->\n"
    for folder in ["01-Declaration", "02-Expansion", "03-Tracking"] {
      try write(lesson + asked, to: "Chapters/\(folder)/Notes.md")
      for exercise in ["1-First\(folder)", "2-Second\(folder)"] {
        try write(
          "# A task\n\n**Minutes:** 15\n",
          to: "Exercises/\(folder)/\(exercise)/Task.md")
      }
    }
    try write("about all chapters", to: "Chapters/README.md")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func left(
    ended: String? = nil, solved: Set<String> = []
  ) -> TimeLeft {
    TimeLeft(in: root, solved: solved, ended: ended)
  }

  @Test func `words, predictions and exercises take their minutes`() {
    // 300 words of text and comments, two predictions, two exercises.
    #expect(left().onAll == 3 * (2 + 2 + 30))
    #expect(left().onShortPath == 2 * (2 + 2 + 30))
  }

  @Test func `what was played or solved takes none`() throws {
    try AnswerRecord.append(
      .init(chapter: "Expansion", scene: "a", choice: 1, isRight: true),
      to: root, notice: { _ in })
    let solved: Set = ["Second01-Declaration"]
    #expect(left(ended: "Tracking", solved: solved).onShortPath == 15 + 30)
    #expect(left(ended: "Tracking", solved: solved).onAll == 15 + 30 + 30)
    #expect(left().onAll == 4 + 30 + 30 + 4 + 30)
  }

  @Test func `a lesson that was left before its end takes its time`() throws {
    let solved: Set = ["Second01-Declaration"]
    #expect(left(solved: solved).onShortPath == 15 + 4 + 30)
    try write("The idea", to: ".workbook/lessons/01-Declaration")
    #expect(left(solved: solved).onShortPath == 4 + 15 + 4 + 30)
  }

  @Test func `a line says where the path goes on, until its end`() {
    let next = "Left on the short path: 1 h. After this chapter: chapter 3."
    #expect(left().line(after: 1) == next)
    #expect(left().line(after: 2) == next)
    #expect(left().line(after: 3) == "Left on the short path: 1 h.")
    let solved: Set = ["First03-Tracking", "Second03-Tracking"]
    #expect(
      left(solved: solved).line(after: 1) == "Left on the short path: 34 min.",
      "chapter 3 is solved")
    let path = ["01-Declaration", "03-Tracking"]
    let done = path.flatMap { ["First\($0)", "Second\($0)"] }
    #expect(left(solved: Set(done)).onShortPath == 0)
    #expect(left(solved: Set(done)).line(after: 1) == nil)
  }

  @Test(arguments: [
    (5, "5 min"), (59, "59 min"), (60, "1 h"), (69, "1 h"), (70, "1 h 10 min"),
    (599, "9 h 50 min"),
  ])
  func `minutes are said in hours`(minutes: Int, text: String) {
    #expect(hours(minutes) == text)
  }

  @Test func `the README names the chapters of the path`() throws {
    let here = URL(filePath: #filePath).appending(path: "../../../..")
      .standardized
    let readme = try String(
      contentsOf: here.appending(path: "README.md"), encoding: .utf8)
    let chapters = readme.matches(of: #/\[([0-9]+) (\w+)\]\(Chapters/#)
    let path = chapters.filter { ShortPath.contains(String($0.2)) }.map(\.1)
    let named = path.dropLast().joined(separator: ", ") + " and \(path.last!)"
    let words = readme.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(path.count == 8)
    #expect(words.contains("chapters \(named)"))
    let left = TimeLeft(in: here, solved: [])
    #expect(
      words.contains(
        "\((left.onShortPath + 30) / 60) of \((left.onAll + 30) / 60) hours"))
  }
}
