import Foundation
import Testing

@testable import GradingKit

@Suite struct `what a run of a learner's suite reports` {
  func event(_ kind: String, _ id: String, _ more: String = "") -> String {
    """
    {"kind":"event","version":0,"payload":{"kind":"\(kind)","testID":"\(id)",\
    "messages":[{"symbol":"fail","text":"not so"}]\(more)}}
    """
  }

  let a = "Checks.Suite/a()/A.swift:3:4"
  let b = "Checks.Suite/`b and c`(n:)/A.swift:9:4"

  func report(_ lines: String...) -> TrialRun {
    TrialRun(events: lines.joined(separator: "\n"))
  }

  @Test func `tests are read from the events of Swift Testing`() {
    let run = report(
      event("testStarted", "Checks.Suite"), event("testStarted", a),
      event("issueRecorded", a, #","issue":{"isKnown":false}"#),
      event("testEnded", a), event("testStarted", b), event("testEnded", b),
      event("runEnded", ""))
    #expect(run.begun == ["Suite/a", "Suite/b and c"])
    #expect(run.failures == ["Suite/a": "not so"])
    #expect(run.hasLastWord)
    #expect(run.running == nil)
  }

  @Test(arguments: [
    (#","issue":{"isKnown":true}"#, false),
    (#","issue":{"_severity":"warning"}"#, false),
    (#","issue":{"isFailure":false}"#, false),
    (#","issue":{"isFailure":true}"#, true),
    (#","issue":{"isKnown":false,"_severity":"error"}"#, true),
  ])
  func `an issue that is known, or a warning, fails no test`(
    issue: String, fails: Bool
  ) {
    let run = report(event("testStarted", a), event("issueRecorded", a, issue))
    #expect(run.failures.isEmpty != fails)
  }

  @Test func `a test that is skipped does not count as one`() {
    let run = report(event("testSkipped", a), event("runEnded", ""))
    #expect(run.begun == ["Suite/a"])
    #expect(run.tests == [])
  }

  @Test func `tests of one name in several suites are several`() {
    let run = report(
      event("testStarted", "Checks.One/Inner/a()/A.swift:3:4"),
      event("testStarted", "Checks.Two/a()/A.swift:9:4"),
      event("testStarted", "Checks.a(n:)/A.swift:15:2"))
    #expect(run.begun == ["One/Inner/a", "Two/a", "a"])
  }

  @Test func `an issue outside of all tests is one of the suite`() {
    let run = report(
      event("issueRecorded", "Checks.Suite", #","issue":{"isKnown":false}"#))
    #expect(run.failures == ["the suite": "not so"])
  }

  @Test func `lines that cannot be read are passed over`() {
    let run = report("no JSON", event("testStarted", a), #"{"kind":"ev"#)
    #expect(run.begun == ["Suite/a"])
    #expect(run.running == "Suite/a")
    #expect(!run.hasLastWord)
  }

  @Test(arguments: [("Cart.", ""), ("-[Checks.Cart ", "]")])
  func `tests are read from what XCTest prints, on both systems`(
    before: String, after: String
  ) {
    let (one, two) = ("\(before)test_one\(after)", "\(before)test_two\(after)")
    let run = TrialRun(
      output: """
        Test Case '\(one)' started at 2026-01-01 10:00:00.000
        printed by a test Test Case '\(one)' passed (0.001 seconds)
        Test Case '\(two)' started.
        /a/Cart.swift:12: error: \(two) : XCTAssertEqual failed: no - 
        Test Case '\(two)' failed (0.001 seconds).
        Test Case 'Other.test_x' failed (0.001 seconds).
        \t Executed 2 tests, with 1 failure (0 unexpected) in 0.2 seconds
        """, class: "Cart")
    #expect(run.begun == ["test_one", "test_two"])
    #expect(
      run.failures == ["test_two": "Cart.swift:12: XCTAssertEqual failed: no"])
    #expect(run.hasLastWord)
    #expect(run.running == nil)
  }

  /// How a run counts as ended of which all is known.
  func ending(
    code: Int32, signal: Bool = false, failing: Bool = false,
    complete: Bool = true, output: String = ""
  ) -> TrialRun.Ending {
    var run = TrialRun()
    run.begun = ["a"]
    run.failures = failing ? ["a": "no"] : [:]
    run.hasLastWord = complete
    run.running = complete ? nil : "a"
    return .init(of: run, output: output, signal: signal, code: code)
  }

  @Test func `what was reported has to agree with how the program ended`() {
    #expect(ending(code: 0) == .complete)
    #expect(ending(code: 1, failing: true) == .complete)
    #expect(ending(code: 0, failing: true) == .contradiction)
    #expect(ending(code: 1) == .contradiction)
    #expect(ending(code: 0, complete: false) == .exit(0))
    #expect(ending(code: 0, failing: true, complete: false) == .exit(0))
    #expect(ending(code: 4, signal: true) == .crash("it gave no reason"))
    #expect(
      ending(
        code: 4, signal: true,
        output: "Swift/Array.swift:10: Fatal error: Index out of range\n")
        == .crash("Array.swift:10: Fatal error: Index out of range"))
    #expect(
      ending(
        code: 4, signal: true,
        output: "Checks/A.swift:7: Precondition failed: told\n✘ a failed\n")
        == .crash("A.swift:7: Precondition failed: told"))
  }

  @Test func `a run without a test ends with a code of its own`() {
    let none = TrialRun.Ending(
      of: TrialRun(), output: "", signal: false, code: 69)
    #expect(none == .complete)
  }
}
