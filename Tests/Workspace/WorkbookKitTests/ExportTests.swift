import Foundation
import Testing

@testable import WorkbookKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ExportTests {
  let record: GradingRecord
  let broken: GradingRecord

  /// One exercise that fails in every way, one that was not started.
  init() throws {
    let fixture = try Fixture()
    for name in ["First", "Second"] {
      let place = name == "First" ? 1 : 2
      try fixture.write(
        """
        @Test func `it works`() {
          work()
        }

        @Test func `it ends`() {
        }
        """, to: "Tests/01-One/\(place)-\(name)/\(name)Tests.swift")
    }
    let workspace = try fixture.workspace()
    let exercises = workspace.catalogue.exercises
    func check(
      _ name: String, _ line: Int, _ outcome: Check.Outcome, _ words: String?
    ) -> Check {
      Check(
        suite: "FirstTests", function: name, name: name, file: "F.swift",
        line: line, outcome: outcome,
        issues: words.map {
          [.init(expectation: "", explanation: $0, file: "F.swift", line: 9)]
        } ?? [], seconds: 0.25)
    }
    let report = Report(
      grades: [
        Grade(
          exercise: exercises[0], state: .failing,
          checks: [
            check("it works", 1, .passed, nil),
            check("it <fails>", 2, .failed, "a & b\nare \"not\" \u{7} c\u{0}"),
            check("it ends", 3, .hung, "for ever"),
            check("it is heard", 4, .unreported, nil),
          ]),
        Grade(exercise: exercises[1], state: .notStarted),
      ],
      stories: [
        StoryGrade(
          chapter: workspace.catalogue.chapters[0], passed: 2,
          failures: ["the day ends : it did not"])
      ])
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    record = GradingRecord(
      report, of: Submission(of: workspace), from: start, exitCode: 1)
    broken = GradingRecord(
      Report(grades: [
        Grade(exercise: exercises[0], state: .broken(["a.swift:1: no", "b"]))
      ]), of: Submission(of: workspace), from: start, exitCode: 1)
  }

  private func text(
    _ format: Export.Format, of record: GradingRecord
  ) throws -> String {
    try Export(format: format, path: "").text(of: record)
  }

  private func object(
    _ format: Export.Format, of record: GradingRecord
  ) throws -> [String: Any] {
    let text = try text(format, of: record)
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: Places

  private func export(to path: String, of format: Export.Format) -> Export {
    Export(format: format, path: path)
  }

  @Test(arguments: [
    "Exercises/01-One/1-First/First.swift", "Exercises/new.json",
    ".workbook/progress.json", "link/01-One/a.json",
  ])
  func `no record is written among a learner's own files`(
    path: String
  ) throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    try fixture.write("{\"exercises\": {}}", to: ".workbook/progress.json")
    try FileManager.default.createSymbolicLink(
      at: workspace.url("link"), withDestinationURL: workspace.url("Exercises"))
    let place = workspace.url(path).path(percentEncoded: false)
    let before = try? Data(contentsOf: workspace.url(path))
    let error = #expect(throws: Failure.self) {
      try export(to: place, of: .json).prepare(in: workspace)
    }
    #expect(
      error?.description.contains("where no record is written") == true)
    #expect((try? Data(contentsOf: workspace.url(path))) == before)
  }

  @Test(arguments: Export.Format.allCases)
  func `a record takes the place of a record, and of nothing else`(
    format: Export.Format
  ) throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let url = workspace.url("record")
    let export = export(
      to: url.path(percentEncoded: false), of: format)
    for text in ["mine\n", "{\"mine\": 1}", "let a = 1\n"] {
      try fixture.write(text, to: "record")
      let error = #expect(throws: Failure.self) {
        try export.prepare(in: workspace)
      }
      #expect(error?.description.contains("is not a record") == true)
      #expect(try workspace.text("record") == text)
    }
    for earlier in Export.Format.allCases {
      try fixture.write(try text(earlier, of: record), to: "record")
      try export.prepare(in: workspace)
      #expect(
        !workspace.exists("record"),
        "what an earlier grading found would stand for this one's")
      try export.write(record)
      #expect(try workspace.text("record") == text(format, of: record))
    }
  }

  @Test func `a pipe and a device stay what they are`() throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    let pipe = workspace.url("pipe").path(percentEncoded: false)
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDWR)
    defer { close(reader) }
    for path in [pipe, "/dev/null"] {
      let export = export(to: path, of: .junit)
      try export.prepare(in: workspace)
      try export.write(record)
      #expect(FileFacts(path)?.kind == .other)
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(
      String(decoding: bytes.prefix(count), as: UTF8.self)
        == (try text(.junit, of: record)))
  }

  @Test func `a link stays one, and the file behind it is written`() throws {
    let fixture = try Fixture()
    let workspace = try fixture.workspace()
    try fixture.write("", to: "there/record.json")
    let link = workspace.url("link.json")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: workspace.url("there/record.json"))
    let export = export(to: link.path(percentEncoded: false), of: .json)
    try export.prepare(in: workspace)
    try export.write(record)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: link.path(percentEncoded: false)
      ).hasSuffix("there/record.json"))
    #expect(
      try workspace.text("there/record.json") == text(.json, of: record))
  }

  // MARK: JSON

  @Test func `the record says all that was found`() throws {
    let object = try object(.json, of: record)
    #expect(object["version"] as? Int == 1)
    #expect(object["exitCode"] as? Int == 1)
    #expect(object["from"] as? String == "Exercises")
    #expect(object["started"] as? String == "2023-11-14T22:13:20Z")
    let exercises = try #require(object["exercises"] as? [[String: Any]])
    #expect(
      exercises.map { $0["state"] as? String } == ["failing", "notStarted"])
    let checks = try #require(exercises[0]["checks"] as? [[String: Any]])
    #expect(
      checks.map { $0["outcome"] as? String }
        == ["passed", "failed", "hung", "unreported"])
    #expect(checks[1]["line"] as? Int == 9)
    #expect(
      checks[0]["code"] as? String == "@Test func `it works`() {\n  work()\n}")
    let silent = try #require(exercises[1]["checks"] as? [[String: Any]])
    #expect(
      silent.map { $0["outcome"] as? String } == ["skipped", "skipped"])
  }

  @Test func `what does not compile has its checks, none heard of`() throws {
    let exercises = try #require(
      object(.json, of: broken)["exercises"] as? [[String: Any]])
    #expect(exercises[0]["state"] as? String == "doesNotCompile")
    #expect(exercises[0]["explanation"] as? String == "a.swift:1: no\nb")
    let checks = try #require(exercises[0]["checks"] as? [[String: Any]])
    #expect(
      checks.map { $0["outcome"] as? String }
        == ["unreported", "unreported"])
  }

  // MARK: JUnit

  @Test func `the XML is what the schemas of Ant and Jenkins ask for`() throws {
    for record in [record, broken] {
      let reader = JUnitReader()
      let parser = XMLParser(data: Data(try text(.junit, of: record).utf8))
      parser.delegate = reader
      #expect(parser.parse())
      #expect(reader.findings == [])
    }
  }

  @Test func `each suite counts its cases`() throws {
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(try text(.junit, of: record).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(
      reader.suites.map { suite in
        ["id", "name", "tests", "failures", "errors", "skipped", "time"]
          .map { suite[$0] ?? "" }.joined(separator: " ")
      } == [
        "0 1.1 First 4 1 2 0 1.000", "1 1.2 Second 2 0 0 2 0.000",
        "2 OneStory 3 1 0 0 0.000",
      ])
    #expect(reader.messages.first == "a & b\nare \"not\" \u{FFFD} c\u{FFFD}")
  }

  // MARK: Exercism and Gradescope

  @Test func `Exercism gets a status, and its tests in order`() throws {
    let results = try object(.exercism, of: record)
    #expect(results["version"] as? Int == 3)
    #expect(results["status"] as? String == "fail")
    #expect(results["message"] == nil)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(
      tests.map { $0["status"] as? String }
        == ["pass", "fail", "error", "error", "fail", "fail"])
    for test in tests {
      #expect(test["name"] is String)
      #expect(test["test_code"] is String)
    }
    #expect(tests[0]["message"] == nil)
    #expect(tests[4]["message"] as? String == "not started")
  }

  @Test func `Exercism gets an error when nothing could run`() throws {
    let results = try object(.exercism, of: broken)
    #expect(results["status"] as? String == "error")
    #expect(results["message"] as? String == "a.swift:1: no\nb")
  }

  @Test func `Gradescope gets a point a check`() throws {
    let results = try object(.gradescope, of: record)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.compactMap { $0["score"] as? Int } == [1, 0, 0, 0, 0, 0])
    for test in tests {
      #expect(test["max_score"] as? Int == 1)
      #expect(["passed", "failed"].contains(test["status"] as? String))
      #expect(test["visibility"] as? String == "visible")
    }
    #expect(tests.map { $0["number"] as? String }.last == "1.2.2")
  }
}

/// Checks a document by the rules that the schemas share: which elements
/// stand in which, in which order, and which attributes they must have.
private final class JUnitReader: NSObject, XMLParserDelegate {
  private static let required: [String: Set<String>] = [
    "testsuites": [],
    "testsuite": [
      "package", "id", "name", "timestamp", "hostname", "tests", "failures",
      "errors", "time",
    ],
    "properties": [], "system-out": [], "system-err": [], "skipped": [],
    "testcase": ["name", "classname", "time"],
    "failure": ["type"], "error": ["type"],
  ]
  private static let optional: [String: Set<String>] = [
    "testsuite": ["skipped"], "failure": ["message"], "error": ["message"],
  ]
  private(set) var findings: [String] = []
  private(set) var suites: [[String: String]] = []
  private(set) var messages: [String] = []
  private var open: [(name: String, children: String)] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if !open.isEmpty { open[open.count - 1].children += "\(name) " }
    open.append((name, ""))
    guard let required = Self.required[name] else {
      findings.append("no element \(name)")
      return
    }
    let allowed = required.union(Self.optional[name] ?? [])
    let given = Set(attributes.keys)
    findings += required.subtracting(given).map { "\(name) lacks \($0)" }
    findings += given.subtracting(allowed).map { "\(name) has \($0)" }
    for (key, value) in attributes {
      let isWell =
        switch key {
        case "tests", "failures", "errors", "skipped", "id": Int(value) != nil
        case "time": value.contains(#/^[0-9]{1,3}\.[0-9]{3}$/#)
        case "timestamp":
          value.contains(#/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/#)
        case "message": true
        default: !value.isEmpty
        }
      if !isWell { findings.append("\(name) has \(key)=\(value)") }
    }
    if name == "testsuite" { suites.append(attributes) }
    messages += attributes["message"].map { [$0] } ?? []
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    let element = open.removeLast()
    let order =
      switch name {
      case "testsuites": element.children.contains(#/^(testsuite )*$/#)
      case "testsuite":
        element.children.contains(
          #/^properties (testcase )*system-out system-err $/#)
      case "testcase":
        element.children.contains(#/^((skipped|error|failure) )?$/#)
      default: element.children.isEmpty
      }
    if !order { findings.append("\(name) holds \(element.children)") }
  }
}
