import Foundation
import Testing

@testable import WorkbookKit

/// How one suite is graded whose checks do not all come to their end.
@Suite struct StoppedCheckTests {
  let fixture: GradingFixture

  init() throws { fixture = try GradingFixture() }

  /// What became of the checks of First.
  private func outcomes(_ acts: Act...) throws -> [Check] {
    try fixture.play([("First", acts)])
    return try fixture.runSuites(of: ["First"]).checks["FirstTests"]!
  }

  @Test func `behind a check that crashes the others run in the next process`()
    throws
  {
    let checks = try outcomes(.traps, .traps, .fails)
    #expect(checks.map(\.outcome) == [.crashed, .crashed, .failed])
    #expect(
      fixture.takeLog() == [
        "run First.one First.two First.three", "run First.two First.three",
        "run First.three",
      ])
    #expect(
      checks[0].issues.map(\.explanation) == [
        "the program stopped in this check: Fatal error: no"
      ])
  }

  @Test func `behind a check that hangs nothing runs`() throws {
    let checks = try outcomes(.passes, .hangs, .passes)
    #expect(checks.map(\.outcome) == [.passed, .hung, .unreported])
    #expect(fixture.takeLog().count == 1)
    #expect(
      checks[1].issues.map(\.explanation) == [
        """
        this check did not end within 10 seconds; something in it loops or \
        waits forever
        """
      ])
  }

  @Test func `behind a check that floods nothing runs`() throws {
    let checks = try outcomes(.floods, .passes)
    #expect(checks.map(\.outcome) == [.flooded, .unreported])
    #expect(fixture.takeLog().count == 1)
    #expect(checks[0].issues[0].explanation.contains("more than a megabyte"))
  }

  @Test func `exit(0) in a check is no way to pass it`() throws {
    let checks = try outcomes(.passes, .exits, .passes)
    #expect(checks.map(\.outcome) == [.passed, .exited, .passed])
    #expect(
      fixture.takeLog() == [
        "run First.one First.two First.three", "run First.three",
      ])
    #expect(
      checks[1].issues.map(\.explanation) == [
        "this check ended the whole program, as exit(0) does"
      ])
  }

  @Test func `what falls over when all is done is the last check's fault`()
    throws
  {
    let checks = try outcomes(.passes, .endsLater(.signal(11)))
    #expect(checks.map(\.outcome) == [.passed, .crashed])
    #expect(fixture.takeLog().count == 1)
  }

  @Test func `a check that failed before keeps its words, with the stop's`()
    throws
  {
    let checks = try outcomes(.fails, .endsLater(.signal(11)), .passes)
    #expect(checks.map(\.outcome) == [.failed, .passed, .crashed])
    #expect(checks[0].issues.map(\.explanation) == ["a law"])
  }

  @Test(arguments: [ProcessResult.Ending.signal(9), .silence(.seconds(10))])
  func `a process that ends before its first check stops all of them`(
    ending: ProcessResult.Ending
  ) throws {
    try fixture.play([("First", [.passes, .passes])])
    fixture.desk.start = { _ in ProcessResult(ending: ending, output: "") }
    let checks = try fixture.runSuites(of: ["First"]).checks["FirstTests"]!
    let outcome: Check.Outcome = ending == .signal(9) ? .crashed : .hung
    #expect(checks.map(\.outcome) == [outcome, outcome])
  }

  @Test func `a code that is neither success nor failure is a stop`() throws {
    try fixture.play([("First", [.passes])])
    fixture.program.code = 3
    let checks = try fixture.runSuites(of: ["First"]).checks["FirstTests"]!
    #expect(checks.map(\.outcome) == [.exited])
    #expect(checks[0].issues[0].explanation.contains("exit(3)"))
  }

  @Test func `a check that no process has heard of is not reported`() throws {
    try fixture.play([("First", [.passes, .passes])])
    fixture.program.acts = [("First", [.passes])]
    let checks = try fixture.runSuites(of: ["First"]).checks["FirstTests"]!
    #expect(checks.map(\.function) == ["one", "two"])
    #expect(checks.map(\.outcome) == [.passed, .unreported])
  }

  @Test func `without an event stream, what is printed has to do`() throws {
    fixture.program.hasStream = false
    let checks = try outcomes(.passes, .fails)
    #expect(checks.map(\.outcome) == [.passed, .failed])
    #expect(
      checks[1].issues == [
        Check.Issue(
          expectation: "Expectation failed", explanation: "a law",
          file: "Tests/01-One/1-First/FirstTests.swift", line: 8)
      ])
    #expect(fixture.takeLog().count == 2, "the second has no stream to write")
    let last = try #require(fixture.invocations.last)
    #expect(!last.command.contains("--event-stream-output-path"))
    #expect(last.limits.file == nil)
  }

  @Test func `without a stream, each suite is told from its own process`()
    throws
  {
    fixture.program.hasStream = false
    try fixture.play([("First", [.passes]), ("Second", [.fails])])
    #expect(
      try fixture.runSuites(of: ["First", "Second"]).outcomes
        == ["First: passed", "Second: failed"],
      "in one process nobody could tell which suite's check `one` failed")
  }

  @Test func `without a stream, too, a crash is found and those behind run`()
    throws
  {
    fixture.program.hasStream = false
    #expect(
      try outcomes(.traps, .passes).map(\.outcome) == [.crashed, .passed])
  }
}
