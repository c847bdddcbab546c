import GradingKit
import Testing
import ViewGrading

@testable import AnotherPier

// Answers that come when a different question has been asked. The name sorts
// before the walk, so that these checks come first in a report.

extension AnotherPierTests {
  @Test func `a late answer for the old pier isn't shown`() async throws {
    defer { end() }
    try await askForNorthThenSouth()
    office.answer(["9:10"])
    await host.settle()
    await expectShown(
      "South", "Loading …",
      """
      the pier is South, and the office has answered only North's old request, \
      so Loading … should be shown; North's task was cancelled during its \
      wait, so check for cancellation after the wait, and let the check end \
      the task: try? would hide the check's error, and the task would continue
      """)
    office.answer(["10:15"])
    await expectShown(
      "South", "10:15",
      """
      the office answered North's request, then South's, so South's answer \
      should be shown
      """)
  }

  @Test func `an old answer that comes last isn't shown`() async throws {
    defer { end() }
    try await askForNorthThenSouth()
    office.answer(["10:15"], at: 1)
    await settle(until: lines("South", "10:15"))
    office.answer(["9:10"])
    await host.settle()
    await expectShown(
      "South", "10:15",
      """
      the office answered South's request, and then North's old request, so \
      South's answer should stay; the answer that arrives last isn't always \
      the answer to the last question
      """)
  }

  @Test func `a late failure for the old pier isn't shown`() async throws {
    defer { end() }
    try await askForNorthThenSouth()
    office.fail("fog")
    await host.settle()
    await expectShown(
      "South", "Loading …",
      """
      the pier is South, and North's old request failed, so Loading … should \
      be shown; a cancelled task's error isn't always a CancellationError
      """)
    office.answer(["10:15"])
    await expectShown(
      "South", "10:15",
      """
      North's old request failed, then South's answer, 10:15, arrived, which \
      should be shown
      """)
  }

  @Test func `North, South, North shows the newest answer for North`()
    async throws
  {
    defer { end() }
    try await askForNorthThenSouth()
    try host.press("Other")
    await host.settle()
    office.answer(["9:10"])
    await host.settle()
    await expectShown(
      "North", "Loading …",
      """
      the pier changed from North to South and back, and the office has \
      answered only the first request for North, so Loading … should be shown; \
      the pier is the same, but the question isn't
      """)
    office.answer(["9:40"], at: 1)
    await expectShown(
      "North", "9:40",
      """
      the pier changed from North to South and back, and the answer to the \
      last question was 9:40, which should be shown
      """)
    office.answer(["10:15"])
    await host.settle()
    await expectShown(
      "North", "9:40",
      """
      North's answer, 9:40, was shown, and then South's old request was \
      answered, which should change nothing
      """)
  }

  @Test func `an answer from before Ask again isn't shown`() async throws {
    defer { end() }
    office.listens = false
    await host.settle()
    try host.press("Ask again")
    await host.settle()
    office.answer(["9:10"])
    await host.settle()
    await expectShown(
      "North", "Loading …",
      """
      Ask again was tapped, and the office has answered only the first of two \
      requests for North, so Loading … should be shown; the pier is the same, \
      but the question isn't
      """)
    office.answer(["9:40"])
    await expectShown(
      "North", "9:40",
      "the second request's answer was 9:40, which should be shown")
  }

  @Test func `a screen that has disappeared changes nothing`() async throws {
    defer { end() }
    office.listens = false
    await host.settle()
    for reason in [nil, "fog"] {
      try host.press("Close")
      await host.settle()
      if let reason { office.fail(reason) } else { office.answer(["9:10"]) }
      await host.settle()
      try host.press("Close")
      expect(
        host.screen, is: lines("North", "Loading …"),
        """
        after the screen disappeared while loading, the office \
        \(reason == nil ? "answered" : "failed"), and the screen came back \
        with "\(onScreen)"; a cancelled task should write nothing after its wait
        """)
      await host.settle()
    }
  }

  /// Asks an office that doesn't listen about two piers.
  private func askForNorthThenSouth() async throws {
    office.listens = false
    await host.settle()
    try host.press("Other")
    await host.settle()
    expect(
      office.open, is: ["North", "South"],
      """
      the office ignores cancellation, the pier changed from North to South, \
      and the open requests are for \(office.open); ask about South without \
      waiting for North's answer
      """)
  }
}
