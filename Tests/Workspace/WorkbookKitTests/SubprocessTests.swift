import Foundation
import Testing

@testable import WorkbookKit

/// Programs that behave, and programs that do not.
@Suite final class SubprocessTests: FixtureSuite {
  private func sh(
    _ script: String, limits: Limits = Limits()
  ) throws -> ProcessResult {
    try workspace.run(["sh", "-c", script], limits: limits)
  }

  @Test func `output and errors come in order, line by line`() throws {
    var lines: [Substring] = []
    let run = try workspace.run(
      ["sh", "-c", "echo one; echo two >&2; printf three"]
    ) { lines.append($0) }
    #expect(run.output == "one\ntwo\nthree")
    #expect(lines == ["one", "two"])
    #expect(run.succeeded)
  }

  @Test func `a program that is not there is named`() throws {
    let words =
      "no-such-program was not found; make doctor says what is needed"
    #expect(throws: Failure(words)) {
      try workspace.run(["no-such-program"])
    }
  }

  @Test(
    arguments: [
      ("sleep 77.7 & echo $!", nil),
      (
        "trap '' INT TERM; sleep 77.7 & echo $!; sleep 77.7", .milliseconds(200)
      ),
    ] as [(String, Duration?)])
  func `what a program has started ends with it, and after a silence`(
    script: String, silence: Duration?
  ) throws {
    let run = try sh(script, limits: Limits(silence: silence))
    #expect(run.ending == silence.map { .silence($0) } ?? .exit(0))
    let child = try #require(pid_t(run.output.dropLast()))
    #expect(!isAlive(child))
  }

  @Test func `a program ends when its time is up, or when it's unwanted`()
    throws
  {
    let alive = "while :; do echo alive; sleep 0.05; done"
    let time = Duration.milliseconds(400)
    #expect(
      try sh(alive, limits: Limits(silence: .seconds(20), time: time)).ending
        == .silence(time))
    let start = Date()
    let run = try workspace.run(
      Invocation(
        command: ["sh", "-c", alive],
        isOver: { Date().timeIntervalSince(start) > 0.2 }))
    #expect(run.ending == .signal(SIGINT))
  }

  @Test func `a file that grows is a sign of life, and lines are not`() throws {
    let file = fixture.root.appending(path: "grows")
    var limits = Limits(silence: .milliseconds(500), megabytes: 1, file: file)
    let chatter = "while :; do echo chatter; sleep 0.05; done"
    #expect(
      try sh(chatter, limits: limits).ending == .silence(.milliseconds(500)))
    limits.silence = .seconds(5)
    let much =
      "head -c 700000 /dev/zero | tr '\\0' x; echo . >> grows; sleep 0.2;"
    #expect(
      try sh(much + much + much, limits: limits).ending == .exit(0),
      "much is no flood, with signs of life in between")
  }

  @Test func `a flood is ended, and its head and tail are kept`() throws {
    let run = try sh(
      "echo head; yes water", limits: Limits(megabytes: 4))
    #expect(run.ending == .flood(megabytes: 4))
    #expect(run.output.hasPrefix("head\nwater\n"))
    #expect(run.output.contains(" bytes cut "))
    #expect(run.output.utf8.count < 4 << 20)
  }

  @Test func `a lock is held by one at a time`() throws {
    let first = try Lock.take(".workbook/a", in: workspace)
    #expect(first != nil)
    #expect(try Lock.take(".workbook/a", in: workspace) == nil)
    #expect(try Lock.take(".workbook/b", in: workspace) != nil)
    withExtendedLifetime(first) {}
  }

  /// Whether a process runs on for a second. A process that has ended, and is
  /// only waiting for its parent, does not.
  private func isAlive(_ process: pid_t) -> Bool {
    for _ in 0..<20 {
      let status = try? workspace.run([
        "ps", "-o", "stat=", "-p", "\(process)",
      ])
      let text = status?.output ?? ""
      if text.isEmpty || text.hasPrefix("Z") { return false }
      usleep(50_000)
    }
    return true
  }
}
