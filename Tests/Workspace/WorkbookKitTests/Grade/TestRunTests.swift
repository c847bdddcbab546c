import Foundation
import Results
import Testing

@testable import WorkbookKit

/// Which check is blamed when a run of suites does not come to its end.
///
/// The log says which checks each process has run. `outcomes` says of each
/// suite what became of its checks, in the order of its file.
@Suite struct TestRunTests {
  let fixture: GradingFixture

  init() throws { fixture = try GradingFixture() }

  /// Runs the suites of First, Second and Third, as far as they have acts.
  private func outcomes(_ acts: [[Act]]) throws -> [String] {
    let suites = Array(zip(["First", "Second", "Third"], acts))
    try fixture.play(suites.map { (exercise: $0, acts: $1) })
    return try fixture.runSuites(of: suites.map(\.0)).outcomes
  }

  // MARK: One suite

  /// What stops the process, and in which checks it runs then.
  private static let stops: [([Act], String, log: [String], words: String)] = [
    (
      [.traps, .traps, .fails], "crashed crashed failed",
      ["one two three", "two three", "three"],
      "the program stopped in this check: Fatal error: no"
    ),
    (
      [.passes, .exits, .passes], "passed exited passed",
      ["one two three", "three"],
      "this check ended the whole program, as exit(0) does"
    ),
    (
      [.passes, .hangs, .passes], "passed hung unreported", ["one two three"],
      """
      this check didn't end within 10 seconds; something in it loops or waits \
      forever
      """
    ),
    (
      [.floods, .passes], "flooded unreported", ["one two"],
      """
      this check printed more than a megabyte; print less, or look for a loop \
      that prints forever
      """
    ),
    (
      [.passes, .endsLater(.signal(11))], "passed crashed", ["one two"],
      """
      the program stopped in this check: a memory fault (signal 11); most often \
      something calls itself endlessly
      """
    ),
    (
      [.endsLater(.exit(3))], "exited", ["one"],
      "this check ended the whole program, as exit(3) does"
    ),
  ]

  @Test(arguments: stops)
  func `behind a crash or an exit the others run, behind a limit they don't`(
    acts: [Act], outcomes: String, log: [String], words: String
  ) throws {
    try fixture.play([("First", acts)])
    let run = try fixture.runSuites(of: ["First"])
    #expect(run.outcomes == ["First: \(outcomes)"])
    #expect(
      fixture.takeLog()
        == log.map { names in
          "run "
            + names.split(separator: " ").map { "First.\($0)" }
            .joined(separator: " ")
        })
    let stopped = run.checks["First"]!.first(where: \.outcome.isStop)
    #expect(stopped?.failures.map(\.message) == [words])
  }

  @Test func `a trap says why, after a megabyte in one line, too`() {
    let stop = Stop(
      ProcessResult(
        ending: .signal(5),
        output: String(repeating: "x", count: 1 << 20)
          + "\nModule/Store.swift:3: Fatal error: no\n"
          + String(repeating: "y", count: 1 << 18) + "\n"))
    #expect(stop.outcome == .crashed)
    #expect(
      stop.explanation
        == "the program stopped in this check: Store.swift:3: Fatal error: no")
  }

  @Test func `a check brings its place, its time and its words back`() throws {
    try fixture.play([("First", [.fails])])
    let check = try #require(
      try fixture.runSuites(of: ["First"]).checks["First"]?.first)
    #expect(check.name == "one")
    #expect(check.file == "Tests/01-One/1-First/FirstTests.swift")
    #expect(check.line == 4)
    #expect(check.seconds == 0.25)
    #expect(
      check.failures == [.init("a law", file: "F.swift", line: 5)])
  }

  // MARK: Several suites

  /// What suites do, what becomes of them, and which checks each process runs.
  private static let several: [([[Act]], outcomes: [String], log: [String])] = [
    (
      [[.passes, .fails], [.passes]],
      ["First: passed failed", "Second: passed"],
      ["run First.one First.two Second.one"]
    ),
    // What First has finished is believed, for a culprit is found.
    (
      [[.passes, .passes], [.passes, .traps], [.fails]],
      ["First: passed passed", "Second: passed crashed", "Third: failed"],
      [
        "run First.one First.two Second.one Second.two Third.one",
        "run Second.one Second.two", "run Third.one",
      ]
    ),
    // First sets something off that stops the process once Second runs.
    (
      [[.passes, .endsLater(.signal(11))], [.passes, .passes], [.passes]],
      ["First: passed crashed", "Second: passed passed", "Third: passed"],
      [
        "run First.one First.two Second.one Second.two Third.one",
        "run Second.one Second.two", "run Third.one",
        "run First.one First.two",
      ]
    ),
  ]

  @Test(arguments: several)
  func `the suite that stops a process alone is blamed, or else one before it`(
    acts: [[Act]], outcomes: [String], log: [String]
  ) throws {
    #expect(try self.outcomes(acts) == outcomes)
    #expect(fixture.takeLog() == log)
  }

  @Test func `no check is blamed for what stops only in company`() throws {
    // As a process that grew too large with all suites in it, and has room for
    // each of them.
    fixture.meanwhile = { [unowned fixture] in
      if !fixture.log.isEmpty { fixture.program.acts[1].acts = [.passes] }
    }
    #expect(
      try outcomes([[.passes], [.traps]]) == [
        "First: passed", "Second: passed",
      ])
    #expect(
      fixture.takeLog() == [
        "run First.one Second.one", "run Second.one", "run First.one",
      ])
  }

  @Test func `some suites run shuffled, without checks that would stop them`()
    throws
  {
    try fixture.play([("First", [.traps, .passes]), ("Second", [.passes])])
    let first = try #require(
      try fixture.runSuites(of: ["First"]).checks["First"]?.first)
    let exercises = try ["First", "Second"].map(
      fixture.workspace.catalogue.exercise)
    let checks = try fixture.build([:]).build
      .runShuffled(exercises, without: [first])
    #expect(checks.values.map(\.count).sorted() == [1, 1])
    #expect(fixture.takeLog().last == "run First.two Second.one")
    let command = try #require(fixture.invocations.last?.command)
    #expect(!command.contains("--no-parallel"))
  }

  @Test func `a process begins in an empty folder, with its own TMPDIR`()
    throws
  {
    let place = fixture.folder.runFolder
    var found: [String]?
    try fixture.play([("First", [.passes])])
    fixture.meanwhile = {
      found = try FileManager.default.contentsOfDirectory(
        atPath: place.path(percentEncoded: false))
      try Data().write(to: place.appending(path: "left"))
    }
    for _ in 1...2 {
      _ = try fixture.runSuites(of: ["First"])
      #expect(found == [])
    }
    let invocation = try #require(fixture.invocations.last)
    #expect(invocation.folder == place)
    #expect(
      invocation.environment["TMPDIR"] == place.path(percentEncoded: false))
    #expect(invocation.environment["STRICT"] == "1")
  }
}
