import Foundation
import Testing

@testable import GradingKit

@Suite struct `the trial of a learner's suite` {
  /// A run in which some tests passed and others failed.
  func run(
    _ passed: [String], failing failed: [String] = [],
    ending: TrialRun.Ending = .complete
  ) -> TrialRun {
    var run = TrialRun(ending: ending)
    run.begun = passed + failed
    for test in failed { run.failures[test] = "B.swift:3: not so" }
    return run
  }

  func refusal(of wrong: TrialRun, by trial: Trial) -> String? {
    trial.complaint(onWrong: wrong, that: "this one lies", remedy: "look")
  }

  @Test func `a suite that tells right from wrong is accepted`() {
    let trial = Trial(right: ["good": [run(["a", "b"]), run(["b", "a"])]])
    #expect(trial.fault == nil)
    #expect(trial.complaint(onRight: "good", that: "this one works") == nil)
    #expect(refusal(of: run(["a"], failing: ["b"]), by: trial) == nil)
    // What stops once a test has failed was refused before.
    let stopped = run([], failing: ["b"], ending: .enough)
    #expect(refusal(of: stopped, by: trial) == nil)
  }

  @Test func `what got away is told, with what it does and a remedy`() {
    let trial = Trial(right: ["good": [run(["a"])]])
    #expect(
      refusal(of: run(["a"]), by: trial)
        == "all your tests pass on it; this one lies; to refuse it, look")
  }

  @Test func `a suite that passes on what does nothing expects nothing`() {
    let trial = Trial(right: ["good": [run(["a"])]], idle: run(["a"]))
    #expect(refusal(of: run(["a"]), by: trial)?.contains("nothing at") == true)
    // It has failed on that, and so does expect something.
    let other = Trial(
      right: ["good": [run(["a"])]], idle: run([], failing: ["a"]))
    #expect(refusal(of: run(["a"]), by: other)?.contains("nothing at") == false)
  }

  @Test func `a test that demands too much is named, and refuses nobody`() {
    let strict = run(["a"], failing: ["b"])
    let trial = Trial(right: ["good": [strict, strict]])
    let complaint = trial.complaint(onRight: "good", that: "this one works")
    #expect(
      complaint?.hasPrefix(
        "\"b\" failed on a right model: B.swift:3: not so; this one works")
        == true)
    #expect(
      refusal(of: strict, by: trial)?
        .hasPrefix("\"b\" fails on it, but on a right model, too; ") == true)
  }

  @Test func `a test that no right model passes is told so`() {
    let strict = run(["a"], failing: ["b"])
    var trial = Trial(right: ["good": [strict], "better": [strict]])
    #expect(
      trial.complaint(onRight: "good", that: "this one works")?
        .hasPrefix("\"b\" failed on every right model: B.swift:3: not so; let")
        == true)
    trial.right["better"] = [run(["a", "b"])]
    #expect(
      trial.complaint(onRight: "good", that: "this one works")?
        .contains("this one works") == true)
  }

  @Test func `a test that passes and fails on one model is told apart`() {
    let trial = Trial(right: [
      "good": [run(["a", "b"]), run(["a"], failing: ["b"])]
    ])
    #expect(
      trial.complaint(onRight: "good", that: "this one works")?
        .hasPrefix("\"b\" passed in one run and failed in another") == true)
  }

  @Test(arguments: [
    (TrialRun.Ending.late, "in \"b\" they took too long"),
    (.flood, "in \"b\" they printed without end"),
    (.crash("Fatal error"), "in \"b\" the program stopped: Fatal error. "),
    (.exit(3), "in \"b\" the program was ended, as exit(3) does"),
    (.contradiction, "what they reported cannot be"),
  ])
  func `a suite that does not come to its end says nothing of anybody`(
    ending: TrialRun.Ending, words: String
  ) {
    let stopped = run(["a", "b"], ending: ending)
    let bad = Trial(right: ["good": [stopped]])
    #expect(bad.fault?.contains(words) == true)
    #expect(refusal(of: run([], failing: ["a"]), by: bad) == bad.fault)

    let trial = Trial(right: ["good": [run(["a", "b"])]])
    #expect(refusal(of: stopped, by: trial)?.contains(words) == true)
  }

  @Test func `a suite without tests is told so, and one that is skipped`() {
    #expect(
      Trial(right: ["good": [TrialRun()]]).fault?
        .hasPrefix("no test was found") == true)
    var skipped = run(["a"])
    skipped.skipped = ["a"]
    #expect(
      Trial(right: ["good": [skipped]]).fault?
        .hasPrefix("all your tests were skipped") == true)
    #expect(Trial().fault == "it has not been run")
  }

  @Test func `a model is not known by what its process is told`() {
    let names = ["right", "wrong"]
    let token = ModelToken(for: "wrong")
    #expect(token.name(among: names) == "wrong")
    #expect(token.name(among: ["right"]) == nil)
    #expect(ModelToken(for: "wrong").text != token.text)
    #expect(ModelToken(text: "nonsense").name(among: names) == nil)
    #expect(chosenModel(among: names) == nil)
  }
}
