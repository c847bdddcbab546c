import Foundation
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// From a record to the formats of other programs.
@Suite final class ExportTests: FixtureSuite {
  private func record(
    state: String = "failing", explanation: String = "", outcome: String,
    message: String = "", output: String = ""
  ) throws -> GradeRecord {
    let check: [String: Any] = [
      "name": "it is two", "outcome": outcome, "message": message,
      "seconds": 0.25, "output": output, "code": "@Test …", "file": "",
      "line": 1,
    ]
    let record: [String: Any] = [
      "version": 1, "started": "2026-01-02T03:04:05Z", "seconds": 2.5,
      "from": "Exercises", "exitCode": 1,
      "exercises": [
        [
          "id": "1.1", "name": "First", "path": "01-One/1-First",
          "state": state, "explanation": explanation, "belief": "",
          "checks": [check],
        ] as [String: Any]
      ],
      "stories": [
        ["chapter": 1, "name": "OneStory", "passed": 1, "failures": ["no <b>"]]
          as [String: Any]
      ],
    ]
    let data = try JSONSerialization.data(withJSONObject: record)
    return try gradeRecord(String(decoding: data, as: UTF8.self), from: "a")
  }

  @Test(arguments: [
    ("passed", "/>"), ("skipped", "><skipped/></testcase>"),
    ("failed", #"><failure type="failed" message="it is &quot;1&quot;"/>"#),
    ("hung", #"><error type="hung" message="it is &quot;1&quot;"/>"#),
  ])
  func `a check is a case of JUnit`(outcome: String, end: String) throws {
    let xml = junit(try record(outcome: outcome, message: "it is \"1\""))
    #expect(
      xml.contains(
        #"<testcase name="it is two" classname="First" time="0.250""# + end),
      "\(xml)")
    #expect(
      xml.contains(#"name="1.1 First" timestamp="2026-01-02T03:04:05""#))
    #expect(xml.contains(#"message="no &lt;b&gt;"/>"#))
    #expect(xml.contains(#"name="test 1""#))
  }

  @Test func `XML holds no character that it cannot`() throws {
    let xml = junit(try record(outcome: "failed", message: "a\u{1B}&\nb"))
    #expect(xml.contains("message=\"a\u{FFFD}&amp;&#10;b\""))
  }

  @Test(arguments: [
    ("passed", "pass", "pass"), ("failed", "fail", "fail"),
    ("crashed", "fail", "error"),
  ])
  func `Exercism reads the state of all and of each`(
    outcome: String, all: String, each: String
  ) throws {
    let results = ExercismResults(
      try record(
        outcome: outcome, message: "1",
        output: String(repeating: "x", count: 600)))
    #expect(results.status == all)
    #expect(results.tests.map(\.status) == [each])
    #expect(results.tests[0].message == (outcome == "passed" ? nil : "1"))
    #expect(results.tests[0].output?.count == 500)
  }

  @Test func `where nothing ran, it is said why`() throws {
    let record = try record(
      state: "doesNotCompile", explanation: "no a", outcome: "unreported")
    #expect(ExercismResults(record).status == "error")
    #expect(ExercismResults(record).message == "no a")
    #expect(GradescopeResults(record).tests[0].output == "no a")
  }

  @Test func `a check is a point for Gradescope`() throws {
    let tests = try ["passed", "failed"].map {
      GradescopeResults(
        try record(outcome: $0, message: "1", output: "printed")
      ).tests[0]
    }
    #expect(tests.map(\.score) == [1, 0])
    #expect(tests.map(\.output) == ["printed", "1\n\nprinted"])
    #expect(tests[0].number == "1.1.1")
  }

  @Test func `what is not started says so`() throws {
    let record = try record(state: "notStarted", outcome: "skipped")
    #expect(ExercismResults(record).tests[0].message == "not started")
    #expect(GradescopeResults(record).tests[0].score == 0)
  }

  @Test func `the command writes the files that were named`() throws {
    try fixture.write("{}", to: "bad.json")
    func export(_ words: String...) -> Int32 {
      Author.run(["export"] + words, in: fixture.root)
    }
    #expect(export("bad.json", "--junit", "a.xml") == 2)
    #expect(export("none.json", "--junit", "a.xml") == 2)
    try fixture.write(
      """
      {"version": 1, "started": "2026-01-02T03:04:05Z", "seconds": 1,
       "from": "Exercises", "exitCode": 0, "exercises": [], "stories": []}
      """, to: "a.json")
    #expect(export("a.json") == 2, "no file is named")
    #expect(export("a.json", "--junit", "a.xml", "--exercism", "b.json") == 0)
    #expect(try workspace.text("a.xml").contains("<testsuites>"))
    #expect(try workspace.text("b.json").contains("\"version\" : 3"))
  }
}
