import GradingKit
import Testing

@testable import EXERCISE

// WRITE THIS: a check for each sentence of the task. The first one refuses the
// stub. Each message says what was seen, then the rule.

@Suite("ID EXERCISE", .exercise())
struct SUITE: ExerciseSuite {
  let sample = TYPE()
  let changes = Recorder()

  @Test func `an observer is notified of a change`() {
    changes.track("value") { sample.value }
    sample.change()
    expect(
      changes.calls, is: ["value"],
      "\(changes); an observer of the value is notified before it changes")
  }

  @Test func `a change counts one more`() {
    sample.change()
    let value = sample.value
    expect(
      value, is: 2, "the value is \(value); it was 1, and change adds one")
  }
}
