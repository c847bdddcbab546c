import Foundation
import Results
import Testing

@testable import WorkbookKit

/// The record that programs read, and the file that it is written to.
@Suite final class GradeRecordTests: FixtureSuite {
  override init() throws {
    try super.init()
    for path in ["1-First/First", "2-Second/Second"] {
      try fixture.write(
        """
        @Suite struct S {
          @Test func `it works`() {
            work()
          }

          @Test(.symptom)
          func ends() {
          }
        }
        """, to: "Tests/01-One/\(path)Tests.swift")
    }
  }

  private func record(_ results: [ExerciseResult]) throws -> GradeRecord {
    let grading = Grading(
      grades: zip(workspace.catalogue.exercises, results).map { Grade($0, $1) },
      stories: [StoryResult(chapter: 1, failures: ["the day ends : no"])])
    let record = GradeRecord(
      grading, of: Submission(of: workspace),
      from: Date(timeIntervalSince1970: 1_700_000_000), exitCode: 1)
    try RecordFile(fixture.path("record.json")).write(record)
    let text = try workspace.text("record.json")
    #expect(text.contains("\"started\" : \"2023-11-14T22:13:20Z\""))
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(GradeRecord.self, from: Data(text.utf8))
  }

  @Test func `it says all that was found`() throws {
    let file = "Tests/01-One/1-First/FirstTests.swift"
    func check(_ name: String, _ outcome: CheckResult.Outcome) -> CheckResult {
      var check = CheckResult(id: name, name: name)
      (check.file, check.line, check.outcome) = (file, 2, outcome)
      check.printed = String(repeating: "x", count: 5_000)
      if outcome == .failed {
        check.failures = [
          .init("a & b", file: "F.swift", line: 9), .init("c"),
        ]
      }
      return check
    }
    let paths = workspace.catalogue.exercises.map(\.path)
    let record = try record([
      ExerciseResult(
        path: paths[0],
        checks: [
          check("it works", .passed), check("b", .failed), check("c", .hung),
        ]), ExerciseResult(path: paths[1], state: .notStarted),
    ])
    #expect(record.version == 1)
    #expect(record.exitCode == 1)
    #expect(record.from == "Exercises")
    #expect(record.stories[0].name == "OneStory")
    #expect(record.stories[0].failures == ["the day ends : no"])
    #expect(record.exercises.map(\.state) == ["failing", "notStarted"])
    let first = record.exercises[0].checks
    #expect(first.map(\.outcome) == [.passed, .failed, .hung])
    #expect(first.map(\.line) == [2, 9, 2])
    #expect(first.map(\.file) == [file, "F.swift", file])
    #expect(first[1].message == "a & b\nc")
    #expect(first[0].output.count == 4_000)
    #expect(first[0].code == "  @Test func `it works`() {\n    work()\n  }")
    let second = record.exercises[1].checks
    #expect(second.map(\.name) == ["it works", "ends"])
    #expect(second.map(\.outcome) == [.skipped, .skipped])
  }

  @Test func `what does not compile has its checks, none heard of`() throws {
    let path = workspace.catalogue.exercises[0].path
    let record = try record([
      ExerciseResult(
        path: path, state: .doesNotCompile(["a.swift:1: no", "b"]))
    ])
    let exercise = record.exercises[0]
    #expect(exercise.state == "doesNotCompile")
    #expect(exercise.explanation == "a.swift:1: no\nb")
    #expect(exercise.checks.map(\.outcome) == [.unreported, .unreported])
  }

  @Test func `it takes the place of a record, and of nothing else`() throws {
    for text in ["mine\n", "{\"exercises\": {}}"] {
      try fixture.write(text, to: "record.json")
      #expect(
        failure { try RecordFile(fixture.path("record.json")) }
          .contains("isn't a record"))
      #expect(try workspace.text("record.json") == text)
    }
    try fixture.remove("record.json")
    _ = try record([])
    _ = try RecordFile(fixture.path("record.json"))
    #expect(
      (try? workspace.text("record.json")) ?? "" == "",
      "what an earlier grading found would stand for this one's")
  }

  @Test func `a pipe, a device and a link stay what they are`() throws {
    let record = GradeRecord(
      Grading(), of: Submission(of: workspace), from: Date(), exitCode: 0)
    let pipe = fixture.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDWR)
    defer { close(reader) }
    for path in [pipe, "/dev/null"] {
      try RecordFile(path).write(record)
      #expect(FileFacts(path)?.kind == .other)
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(
      String(decoding: bytes.prefix(count), as: UTF8.self)
        .contains("\"exercises\""))

    try fixture.write("", to: "there/record.json")
    try fixture.link("link.json", to: "there/record.json")
    try RecordFile(fixture.path("link.json")).write(record)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: fixture.path("link.json")
      ).hasSuffix("there/record.json"))
    #expect(try workspace.text("there/record.json").contains("\"exercises\""))
  }
}
