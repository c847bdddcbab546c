import Foundation
import Results
import Testing

@testable import WorkbookKit

/// How one suite is graded whose checks do not all come to their end.
@Suite struct StoppedCheckTests {
  let fixture: GradingFixture

  init() throws { fixture = try GradingFixture() }

  /// What became of the checks of First.
  private func outcomes(_ acts: Act...) throws -> [CheckResult] {
    try fixture.play([("First", acts)])
    return try fixture.runSuites(of: ["First"]).checks["First"]!
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
      checks[0].failures.map(\.message) == [
        "the program stopped in this check: Fatal error: no"
      ])
  }

  @Test func `behind a check that hangs nothing runs`() throws {
    let checks = try outcomes(.passes, .hangs, .passes)
    #expect(checks.map(\.outcome) == [.passed, .hung, .unreported])
    #expect(fixture.takeLog().count == 1)
    #expect(
      checks[1].failures.map(\.message) == [
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
    #expect(checks[0].failures[0].message.contains("more than a megabyte"))
  }

  @Test func `exit(0) in a check is no way to pass it`() throws {
    let checks = try outcomes(.passes, .exits, .passes)
    #expect(checks.map(\.outcome) == [.passed, .exited, .passed])
    #expect(
      fixture.takeLog() == [
        "run First.one First.two First.three", "run First.three",
      ])
    #expect(
      checks[1].failures.map(\.message) == [
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

  @Test func `a code that is neither success nor failure is a stop`() throws {
    try fixture.play([("First", [.passes])])
    fixture.program.code = 3
    let checks = try fixture.runSuites(of: ["First"]).checks["First"]!
    #expect(checks.map(\.outcome) == [.exited])
    #expect(checks[0].failures[0].message.contains("exit(3)"))
  }
}
