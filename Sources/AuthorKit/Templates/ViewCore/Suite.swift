import GradingKit
import Testing
import ViewGrading

@testable import EXERCISE

// WRITE THIS: a check for each sentence of the task. The first one refuses the
// stub. Each message says what was seen, then the rule.

@MainActor
@Suite("ID EXERCISE", .exercise())
struct SUITE: ViewSuite {
  let sample = Sample()
  let host: TestHost

  init() {
    host = TestHost(TYPE(sample: sample))
    host.reset()
  }

  @Test func `the view shows the value`() {
    expect(
      host.screen, contains: "Value: 1",
      """
      the value is \(sample.value), and the screen shows "\(host.screen)"; \
      body creates the text each time it's evaluated
      """)
  }

  @Test func `a change causes one body evaluation`() {
    host.perform { sample.value = 2 }
    expect(
      host.causes, is: ["property Sample.value"],
      """
      evaluated: \(host.evaluations); a body is re-evaluated when \
      a property that it reads changes
      """)
  }
}
