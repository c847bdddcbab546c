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
    #expect(left().minutes(on: .app) == 2 * (2 + 2 + 30))
  }

  @Test func `what was played or solved takes none`() throws {
    try AnswerRecord.append(
      .init(chapter: "Expansion", scene: "a", choice: 1, isRight: true),
      to: root, notice: { _ in })
    let solved: Set = ["Second01-Declaration"]
    let later = left(ended: "Tracking", solved: solved)
    #expect(later.minutes(on: .app) == 15 + 30)
    #expect(later.onAll == 15 + 30 + 30)
    #expect(left().onAll == 4 + 30 + 30 + 4 + 30)
  }

  @Test func `a lesson that was left before its end takes its time`() throws {
    let solved: Set = ["Second01-Declaration"]
    #expect(left(solved: solved).minutes(on: .app) == 15 + 4 + 30)
    try write("The idea", to: ".workbook/lessons/01-Declaration")
    #expect(left(solved: solved).minutes(on: .app) == 4 + 15 + 4 + 30)
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
    #expect(left(solved: Set(done)).minutes(on: .app) == 0)
    #expect(left(solved: Set(done)).line(after: 1) == nil)
  }

  @Test func `a learner chooses a path`() throws {
    #expect(CoursePath.chosen(in: root) == nil)
    #expect(left().path == .app)
    try write("server\n", to: CoursePath.file)
    #expect(left().path == .server)
    #expect(
      left().line(after: 1)
        == "Left on the server path: 1 h 40 min. After this chapter: chapter 2."
    )
    try write("all\n", to: CoursePath.file)
    #expect(
      left().line(after: 3) == "Left on all chapters: 1 h 40 min.")
    try write("sea\n", to: CoursePath.file)
    #expect(left().path == .app, "an unknown word")
  }

  @Test(arguments: [
    (5, "5 min"), (59, "59 min"), (60, "1 h"), (69, "1 h"), (70, "1 h 10 min"),
    (599, "9 h 50 min"),
  ])
  func `minutes are said in hours`(minutes: Int, text: String) {
    #expect(hours(minutes) == text)
  }

  @Test(arguments: [(CoursePath.app, 8), (.server, 5)])
  func `the README names the chapters of the paths`(
    path: CoursePath, count: Int
  ) throws {
    let here = URL(filePath: #filePath).appending(path: "../../../..")
      .standardized
    let readme = try String(
      contentsOf: here.appending(path: "README.md"), encoding: .utf8)
    let chapters = readme.matches(of: #/\[([0-9]+) (\w+)\]\(Chapters/#)
    let on = chapters.filter { path.contains(String($0.2)) }.map(\.1)
    let words = readme.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    try #require(on.count == count)
    let named = on.dropLast().joined(separator: ", ") + " and \(on.last!)"
    #expect(words.contains("chapters \(named) are enough"))
    let left = TimeLeft(in: here, solved: [])
    let (some, all) = (left.minutes(on: path), left.onAll)
    let time = "about \((some + 30) / 60) "
    #expect(
      words.contains(time + "hours")
        || words.contains(time + "of \((all + 30) / 60) hours"))
  }
}
