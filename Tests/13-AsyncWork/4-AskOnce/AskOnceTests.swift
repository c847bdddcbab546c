import GradingKit
import Testing
import ViewGrading

@testable import AskOnce

// WRITE THIS: a check for each sentence of the task. The first one refuses the
// stub. Each message says what was seen, then the rule.

@MainActor
@Suite("13.4 AskOnce", .exercise())
struct AskOnceTests: ViewSuite {
  let sample = Sample()
  let host: TestHost

  init() {
    host = TestHost(HarbourOffice(sample: sample))
    host.reset()
  }

  @Test func `the view shows the value`() {
    expect(
      host.screen, contains: "Value: 1",
      """
      the value is \(sample.value), and the screen says "\(host.screen)"; \
      body puts the text together, each time it is evaluated
      """)
  }

  @Test func `a change evaluates one body`() {
    host.perform { sample.value = 2 }
    expect(
      host.causes, is: ["property Sample.value"],
      """
      evaluated: \(host.evaluations); a body is evaluated again when \
      something changes that it has read itself
      """)
  }
}
