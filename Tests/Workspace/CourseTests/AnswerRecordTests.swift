import Foundation
import Course
import Testing

/// A record in its own workspace.
@Suite final class AnswerRecordTests {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "answers-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  private static let answer = AnswerRecord.Answer(
    chapter: "Tracking", scene: "readsInTwo", choice: 2, isRight: false,
    at: Date(timeIntervalSince1970: 1_700_000_000))

  @Test func `answers are kept in their order, by name and with their time`()
    throws
  {
    #expect(try load() == AnswerRecord())
    #expect(!FileManager.default.fileExists(atPath: root.path))
    var second = Self.answer
    (second.choice, second.isRight) = (1, true)
    for answer in [Self.answer, second] { try append(answer) }
    #expect(try load().answers == [Self.answer, second])
    let text = try String(contentsOf: file, encoding: .utf8)
    for line in [
      #""at" : "2023-11-14T22:13:20Z""#, #""chapter" : "Tracking""#,
      #""choice" : 2"#, #""isRight" : false"#, #""scene" : "readsInTwo""#,
      #""version" : 1"#,
    ] {
      #expect(text.contains(line))
    }
  }

  @Test(arguments: ["{", #"{"answers": [], "version": 2}"#])
  func `a record that cannot be read is set aside, and said once`(
    damage: String
  ) throws {
    try append(Self.answer)
    var notices: [String] = []
    for aside in ["answers.damaged.json", "answers.damaged-2.json"] {
      try Data(damage.utf8).write(to: file)
      #expect(try load { notices.append($0) } == AnswerRecord())
      #expect(try load() == AnswerRecord())
      #expect(
        try Data(contentsOf: root.appending(path: ".workbook/\(aside)"))
          == Data(damage.utf8))
    }
    #expect(
      notices.first == """
        .workbook/answers.json can't be read, so it was renamed \
        .workbook/answers.damaged.json
        """)
    #expect(notices.count == 2)
  }

  @Test func `several writers at once lose no answer`() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...8 { group.addTask { try? self.append(Self.answer) } }
    }
    #expect(try load().answers.count == 8)
  }

  private var file: URL { root.appending(path: AnswerRecord.path) }

  private func append(_ answer: AnswerRecord.Answer) throws {
    try AnswerRecord.append(answer, to: root) { _ in }
  }

  private func load(
    notice: (String) -> Void = { Issue.record("\($0)") }
  ) throws -> AnswerRecord {
    try AnswerRecord.load(from: root, notice: notice)
  }
}
