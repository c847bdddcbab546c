import Foundation
import Testing

@testable import WorkbookKit

/// A run that reports what no run reports: nothing of it is believed, and
/// every suite is judged by a process of its own.
@Suite struct ForgedRunTests {
  let fixture: GradingFixture

  init() throws { fixture = try GradingFixture() }

  private static func event(_ kind: String, of id: String = "SELF") -> String {
    """
    {"kind":"event","payload":{"kind":"\(kind)","testID":"\(id)"},"version":0}
    """
  }

  private static let invented = """
    {"kind":"test","payload":{"kind":"function","id":"FirstTests.S/x()",\
    "name":"x()","sourceLocation":{"_filePath":"x","line":1}},"version":0}
    """

  /// Runs First, whose first check writes events, beside Second.
  private func run(
    writing events: [String], seen: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try fixture.play([
      ("First", [.writes(events), .passes]), ("Second", [.passes]),
    ])
    try expect(seen: seen, sourceLocation: sourceLocation)
  }

  /// All checks of First are forged; Second, alone, is believed.
  private func expect(
    seen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try fixture.runSuites(of: ["First", "Second"])
    #expect(
      run.outcomes == ["First: forged forged", "Second: passed"],
      sourceLocation: sourceLocation)
    for check in run.checks["FirstTests"]! {
      #expect(
        check.issues.map(\.explanation) == [
          """
          what was reported about this suite cannot be true: \(seen); code \
          that is graded must leave its tests and their output alone
          """
        ], sourceLocation: sourceLocation)
    }
    #expect(
      fixture.takeLog() == [
        "run First.one First.two Second.one", "run First.one First.two",
        "run Second.one",
      ], sourceLocation: sourceLocation)
  }

  @Test func `a check that begins twice`() throws {
    try run(writing: [Self.event("testStarted")], seen: "one: began twice")
  }

  @Test func `a check that ends twice`() throws {
    try run(
      writing: [Self.event("testEnded")],
      seen: "one: ended without a beginning")
  }

  @Test func `a run that is said to be over, and goes on`() throws {
    try run(
      writing: [Self.event("runEnded")], seen: "its run ended twice")
  }

  @Test func `a check that is told before it runs`() throws {
    let id = "FirstTests.FirstTests/two()/FirstTests.swift:7:4"
    try run(
      writing: [
        Self.event("testStarted", of: id), Self.event("testEnded", of: id),
      ], seen: "two: began twice")
  }

  @Test func `a check that is not declared`() throws {
    let id = "FirstTests.S/x()"
    try run(
      writing: [
        Self.invented, Self.event("testStarted", of: id),
        Self.event("testEnded", of: id),
      ], seen: "x: there is no such check")
  }

  @Test func `a check that is announced and never runs is no forgery`() throws {
    try fixture.play([("First", [.writes([Self.invented])])])
    #expect(try fixture.runSuites(of: ["First"]).outcomes == ["First: passed"])
  }

  @Test func `a failure, and a code as if there were none`() throws {
    try fixture.play([("First", [.fails, .passes]), ("Second", [.passes])])
    fixture.program.code = 0
    try expect(
      seen: "a check failed, and the program ended as if none had")
  }

  @Test func `a run that is over without its last line`() throws {
    try fixture.play([("First", [.passes])])
    fixture.program.hasLastLine = false
    let check = try #require(
      try fixture.runSuites(of: ["First"]).checks["FirstTests"]?.first)
    #expect(check.outcome == .forged)
    #expect(
      check.issues[0].explanation.contains(
        "the run is over, and its last line has not been printed"))
  }

  @Test func `a last line without an end of the run is a stop`() throws {
    let words = "Test run with 2 tests passed"
    try fixture.play([
      ("First", [.ends(.exit(0), saying: words), .passes]),
      ("Second", [.passes]),
    ])
    #expect(
      try fixture.runSuites(of: ["First", "Second"]).outcomes
        == ["First: exited passed", "Second: passed"])
  }

  @Test func `what one has forged is not believed of others either`() throws {
    // First says that Second has passed. Second does not.
    let id = "SecondTests.SecondTests/one()/SecondTests.swift:4:4"
    try fixture.play([
      (
        "First",
        [
          .writes([
            Self.event("testStarted", of: id), Self.event("testEnded", of: id),
          ])
        ]
      ), ("Second", [.fails]),
    ])
    // Alone, First has nobody to speak for: its events name no check.
    #expect(
      try fixture.runSuites(of: ["First", "Second"]).outcomes
        == ["First: passed", "Second: failed"])
    #expect(fixture.takeLog().count == 3)
  }
}
