import Foundation
import Testing

@testable import AuthorKit
@testable import WorkbookKit

/// From a record to the formats of other programs.
@Suite struct ExportTests {
  private func record(
    outcome: String, state: String = "failing", message: String,
    explanation: String = ""
  ) throws -> GradeRecord {
    try gradeRecord(
      """
      {"version": 1, "started": "2026-01-02T03:04:05Z", "seconds": 2.5,
       "from": "Exercises", "exitCode": 1, "exercises": [
         {"id": "1.1", "name": "First", "path": "01-One/1-First",
          "state": "\(state)", "explanation": "\(explanation)", "belief": "",
          "checks": [
            {"name": "it is two", "outcome": "\(outcome)", "seconds": 0.25,
             "message": "\(message)", "output": "", "code": "@Test …",
             "file": "", "line": 1}]}],
       "stories": [
         {"chapter": 1, "name": "OneStory", "passed": 1,
          "failures": ["no <b>"]}]}
      """, from: "a")
  }

  @Test(arguments: [
    "passed": "/>", "skipped": "><skipped/></testcase>",
    "failed": #"><failure type="failed" message="it is &quot;1&quot;"/>"#,
    "hung": #"><error type="hung" message="it is &quot;1&quot;"/>"#,
  ])
  func `a check is a case of JUnit`(outcome: String, end: String) throws {
    let xml = junit(try record(outcome: outcome, message: #"it is \"1\""#))
    #expect(
      xml.contains(
        #"<testcase name="it is two" classname="First" time="0.250""# + end),
      "\(xml)")
    #expect(
      xml.contains(#"name="1.1 First" timestamp="2026-01-02T03:04:05""#))
    #expect(xml.contains(#"message="no &lt;b&gt;"/>"#))
    #expect(xml.contains(#"name="test 1""#))
  }

  @Test(arguments: [
    // XML can't hold every character.
    ("failing", #"a\u001B&\nb"#, "a\u{FFFD}&amp;&#10;b"),
    ("doesNotCompile", "", "no a"), ("notStarted", "1", "not started"),
  ])
  func `a case has the message of its check, or of the exercise`(
    state: String, message: String, shown: String
  ) throws {
    let record = try record(
      outcome: "unreported", state: state, message: message,
      explanation: "no a")
    #expect(junit(record).contains("message=\"\(shown)\""))
  }

  @Test func `the command writes the files that were named`() throws {
    let fixture = try Fixture()
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
    #expect(export("a.json", "--junit", "a.xml") == 0)
    let workspace = try fixture.workspace()
    #expect(try workspace.text("a.xml").contains("<testsuites>"))
  }
}
