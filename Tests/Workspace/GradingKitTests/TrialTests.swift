import Foundation
import Testing

@testable import GradingKit

@Suite struct `the trial of a learner's suite` {
  /// A run in which some tests passed and others failed.
  func run(
    _ passed: String..., failing failed: String = "",
    ending: TrialRun.Ending = .complete
  ) -> TrialRun {
    var run = TrialRun(ending: ending)
    run.begun = passed + (failed.isEmpty ? [] : [failed])
    run.failures = failed.isEmpty ? [:] : [failed: "B.swift:3: not so"]
    return run
  }

  func complaint(of trial: Trial) -> String {
    trial.complaint(onRight: "good", that: "this one works") ?? "none"
  }

  func refusal(of wrong: TrialRun, by trial: Trial) -> String {
    trial.complaint(onWrong: wrong, that: "this one lies", remedy: "look")
      ?? "none"
  }

  @Test func `a suite has to fail on a wrong model, and to expect something`() {
    var trial = Trial(right: ["good": [run("a", "b"), run("b", "a")]])
    #expect(trial.fault == nil)
    #expect(complaint(of: trial) == "none")
    #expect(refusal(of: run("a", failing: "b"), by: trial) == "none")
    // What stops once a test has failed was refused before.
    let stopped = run(failing: "b", ending: .enough)
    #expect(refusal(of: stopped, by: trial) == "none")

    let remedy = "; this one lies; to refuse it, look"
    let passes = "all your tests pass on this model"
    #expect(refusal(of: run("a"), by: trial) == passes + remedy)
    trial.idle = run(failing: "a")
    #expect(refusal(of: run("a"), by: trial) == passes + remedy)
    trial.idle = run("a")
    #expect(
      refusal(of: run("a"), by: trial)
        .hasPrefix("\(passes), and even on one that does nothing: "))
  }

  @Test func `a test that fails on a right model refuses no wrong one`() {
    let strict = run("a", failing: "b")
    var trial = Trial(right: ["good": [strict, strict]])
    #expect(
      complaint(of: trial).hasPrefix(
        "\"b\" failed on a right model: B.swift:3: not so; this one works"))
    #expect(complaint(of: trial).hasSuffix("that Task.md doesn't"))
    #expect(
      trial.complaint(onRight: "good", that: "this one works", remedy: "wait")?
        .hasSuffix("that Task.md doesn't, so wait") == true)
    #expect(
      refusal(of: strict, by: trial)
        .hasPrefix("\"b\" fails on this model, but also on a right one; "))

    trial.right["better"] = [strict]
    #expect(
      complaint(of: trial).hasPrefix(
        "\"b\" failed on every right model: B.swift:3: not so; a test "))
    trial.right["better"] = [run("a", "b")]
    #expect(complaint(of: trial).contains("this one works"))

    trial.right = ["good": [run("a", "b"), strict]]
    #expect(
      complaint(of: trial)
        .hasPrefix("\"b\" passed in one run and failed in another"))
  }

  @Test(arguments: [
    (TrialRun.Ending.late, "in \"b\" they took too long"),
    (.flood, "in \"b\" they printed endlessly"),
    (.crash("Fatal error"), "in \"b\" the program stopped: Fatal error. "),
    (.exit(3), "in \"b\" the program was ended, as by exit(3)"),
    (.contradiction, "what they reported is impossible"),
  ])
  func `a suite that does not come to its end proves nothing`(
    ending: TrialRun.Ending, words: String
  ) throws {
    let stopped = run("a", "b", ending: ending)
    let bad = Trial(right: ["good": [stopped]])
    let fault = try #require(bad.fault)
    #expect(fault.contains(words))
    #expect(refusal(of: run(failing: "a"), by: bad) == fault)

    let trial = Trial(right: ["good": [run("a", "b")]])
    #expect(refusal(of: stopped, by: trial).contains(words))
  }

  @Test func `a suite without tests, or with none that ran, has a fault`() {
    func fault(_ run: TrialRun) -> String? {
      Trial(right: ["good": [run]]).fault
    }
    var skipped = run("a")
    skipped.skipped = ["a"]
    #expect(fault(TrialRun())?.hasPrefix("no test was found") == true)
    #expect(fault(skipped)?.hasPrefix("all your tests were skipped") == true)
    #expect(Trial().fault == "it wasn't run")
  }

  @Test func `a model can't be recognized by the token of its process`() {
    let names = ["right", "wrong"]
    let token = ModelToken(for: "wrong")
    #expect(token.name(among: names) == "wrong")
    #expect(token.name(among: ["right"]) == nil)
    #expect(ModelToken(for: "wrong").text != token.text)
    #expect(ModelToken(text: "nonsense").name(among: names) == nil)
    #expect(chosenModel(among: names) == nil)
  }
}

@Suite struct `what a run of a learner's suite reports` {
  func event(_ kind: String, _ id: String, issue: String? = nil) -> String {
    """
    {"kind":"event","version":0,"payload":{"kind":"\(kind)","testID":"\(id)",\
    "messages":[{"symbol":"fail","text":"not so"}]\
    \(issue.map { #","issue":{\#($0)}"# } ?? "")}}
    """
  }

  let a = "Checks.Suite/a()/A.swift:3:4"

  func report(_ lines: String...) -> TrialRun {
    TrialRun(events: lines.joined(separator: "\n"))
  }

  @Test func `tests are read from the events of Swift Testing`() {
    let b = "Checks.Suite/`b and c`(n:)/A.swift:9:4"
    let run = report(
      event("testStarted", "Checks.Suite"), event("testStarted", a),
      event("issueRecorded", a, issue: #""isKnown":false"#),
      event("testEnded", a), event("testStarted", b), event("testEnded", b),
      event("testStarted", "Checks.One/Inner/a()/A.swift:3:4"),
      event("testEnded", "Checks.One/Inner/a()/A.swift:3:4"),
      event("testSkipped", "Checks.c(n:)/A.swift:15:2"),
      event("issueRecorded", "Checks.Suite", issue: #""isKnown":false"#),
      event("runEnded", ""))
    #expect(run.tests == ["Suite/a", "Suite/b and c", "One/Inner/a"])
    #expect(run.begun == run.tests + ["c"])
    #expect(run.failures == ["Suite/a": "not so", "the suite": "not so"])
    #expect(run.hasLastWord)
    #expect(run.running == nil)

    let cut = report("no JSON", event("testStarted", a), #"{"kind":"ev"#)
    #expect(cut.running == "Suite/a")
    #expect(!cut.hasLastWord)
  }

  @Test(arguments: [
    (#""isKnown":true"#, false), (#""_severity":"warning""#, false),
    (#""isFailure":false"#, false), (#""isFailure":true"#, true),
    (#""isKnown":false,"_severity":"error""#, true),
  ])
  func `an issue that is known, or a warning, fails no test`(
    issue: String, fails: Bool
  ) {
    let run = report(
      event("testStarted", a), event("issueRecorded", a, issue: issue))
    #expect(run.failures.isEmpty != fails)
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

  @Test(arguments: [
    (false, true, Int32(0), TrialRun.Ending.complete),
    (true, true, 1, .complete), (true, true, 0, .contradiction),
    (false, true, 1, .contradiction), (false, false, 0, .exit(0)),
    (true, false, 0, .exit(0)),
  ])
  func `the report has to agree with how the program ended`(
    fails: Bool, hasLastWord: Bool, code: Int32, ending: TrialRun.Ending
  ) {
    var run = TrialRun()
    // A run without any test ends with its own exit code.
    var ended = TrialRun.Ending(of: run, output: "", signal: false, code: 69)
    #expect(ended == .complete)
    run.begun = ["a"]
    run.failures = fails ? ["a": "no"] : [:]
    run.hasLastWord = hasLastWord
    run.running = hasLastWord ? nil : "a"
    ended = .init(of: run, output: "", signal: false, code: code)
    #expect(ended == ending)
  }

  @Test func `a program that crashes says why`() {
    func reason(_ output: String) -> TrialRun.Ending {
      .init(of: TrialRun(), output: output, signal: true, code: 4)
    }
    #expect(reason("") == .crash("it gave no reason"))
    #expect(
      reason("Swift/Array.swift:10: Fatal error: out of range\n✘ a failed\n")
        == .crash("Array.swift:10: Fatal error: out of range"))
  }
}
