import GradingKit
import Testing
import ViewGrading

@testable import AnotherPier

@MainActor
@Suite("13.2 AnotherPier", .exercise())
struct AnotherPierTests: ViewSuite {
  let office = Office()
  let host: TestHost

  init() {
    let times = Times(office: office)
    // Other changes the pier, and Close lets the screen leave and return.
    host = TestHost(
      Parent("North", "South") { pier in
        PierTimes(pier: pier, times: times)
      })
  }

  @Test func `a different pier is asked about and shown`() async throws {
    await host.settle()
    office.answer(["9:10"])
    await expectShown(
      "North", "9:10",
      "the office answered North's request with 9:10, which should be shown")
    try host.press("Other")
    await expectShown(
      "South", "Loading …",
      """
      the pier changed to South, and the office hasn't answered yet, so \
      Loading … should be shown
      """)
    office.answer(["10:15"])
    await expectShown(
      "South", "10:15",
      "the office answered South's request with 10:15, which should be shown")
    expect(
      office.asked, is: ["North", "South"],
      """
      the pier changed from North to South, and the requests were for \
      \(office.asked); there should be one request for each pier
      """)
  }

  @Test func `a different pier cancels the open request`() async throws {
    await host.settle()
    try host.press("Other")
    await host.settle()
    expect(
      office.open, is: ["South"],
      """
      after the pier changed from North to South while North's request was \
      open, the open requests are for \(office.open); cancel North's request, \
      because its answer is no longer needed
      """)
  }

  @Test func `a failure is shown, and the pier can be asked about again`()
    async throws
  {
    await host.settle()
    for reason in ["fog", "storm"] {
      office.fail(reason)
      await expectShown(
        "North", "Failed: \(reason)",
        "the request failed with the reason \(reason), which should be shown")
      try host.press("Ask again")
      await expectShown(
        "North", "Loading …",
        """
        Ask again was tapped after a failure, and the office hasn't answered \
        yet, so Loading … should be shown
        """)
    }
    office.answer(["9:10"])
    await expectShown(
      "North", "9:10",
      "after two failures, the office answered 9:10, which should be shown")
    expect(
      office.asked, is: ["North", "North", "North"],
      """
      Ask again was tapped twice, and the requests were for \(office.asked); \
      each tap should send one more request, so let each tap change the task's \
      id, even if the pier stays the same
      """)
  }

  @Test func `Ask again cancels the open request`() async throws {
    await host.settle()
    try host.press("Ask again")
    await host.settle()
    expect(
      office.asked, is: ["North", "North"],
      """
      after the screen appeared and Ask again was tapped once, the requests \
      were for \(office.asked); the tap should send a second request for North
      """)
    expect(
      office.open, is: ["North"],
      """
      after Ask again was tapped while a request was open, the open requests \
      are for \(office.open); only the latest question needs an answer, so \
      cancel the first request
      """)
    try host.press("Other")
    await host.settle()
    expect(
      office.open, is: ["South"],
      """
      Ask again was tapped, then the pier changed to South, and the open \
      requests are for \(office.open); only South's request should be open. A \
      new id of task(id:) doesn't cancel a Task that a button created
      """)
  }

  @Test func `a screen that disappears cancels its request`() async throws {
    await host.settle()
    try host.press("Ask again")
    await host.settle()
    try host.press("Close")
    await host.settle()
    expect(
      office.open, is: [],
      """
      Ask again was tapped, the screen disappeared, and the open requests are \
      for \(office.open); ask in the view's own task, which is cancelled when \
      the view disappears
      """)
    try host.press("Close")
    await host.settle()
    office.answer(["9:40"])
    await expectShown(
      "North", "9:40",
      """
      the screen came back, and the new answer was 9:40, which should be shown
      """)
  }

  @Test func `departures are never shown below a different title`()
    async throws
  {
    await host.settle()
    office.answer(["9:10"])
    await settle(until: lines("North", "9:10"))
    try host.press("Other")
    expect(
      host.screen, is: lines("South", "Loading …"),
      """
      9:10 was shown for North, the pier has just changed to South, and the \
      screen shows "\(onScreen)"; South's task hasn't had a turn yet, so let \
      the body notice that the model's departures aren't South's, and show \
      Loading …
      """)
    await host.settle()
    office.fail("fog")
    await settle(until: lines("South", "Failed: fog"))
    try host.press("Other")
    expect(
      host.screen, is: lines("North", "Loading …"),
      """
      South's request failed, the pier has just changed to North, and the \
      screen shows "\(onScreen)"; show Loading …, because a failure belongs to \
      its pier, just as an answer does
      """)
  }

  @Test func `a cancelled request that ends leaves the new one loading`()
    async throws
  {
    await host.settle()
    try host.press("Other")
    await host.settle()
    await expectShown(
      "South", "Loading …",
      """
      the pier changed from North to South, which cancelled North's request, \
      and South's request is still open, so Loading … should be shown; when \
      North's task ends, it should change nothing, not even a flag that \
      South's task has set since. If you use a flag, number the questions, and \
      let only the latest question's task reset the flag
      """)
  }

  @Test func `Only the next stays as it is, and asks nothing`() async throws {
    await host.settle()
    office.answer(["9:10", "9:40"])
    await settle(until: lines("North", "9:10\n9:40"))
    try host.press("Only the next")
    await expectShown(
      "North", "9:10", isShort: true,
      """
      the office answered 9:10 and 9:40, then Only the next was switched on, \
      so only 9:10 should be shown
      """)
    expect(
      office.asked, is: ["North"],
      """
      after Only the next was switched on, the requests were for \
      \(office.asked); evaluating a body again shouldn't send a request
      """)
    try host.press("Other")
    await host.settle()
    office.answer(["10:15", "10:45"])
    await expectShown(
      "South", "10:15", isShort: true,
      """
      Only the next was switched on, then the pier changed; the toggle should \
      stay on, so don't give its view a new identity, which starts with new \
      state
      """)
    try host.press("Ask again")
    await host.settle()
    office.answer(["11:15", "11:45"])
    await expectShown(
      "South", "11:15", isShort: true,
      """
      Only the next was switched on, then Ask again was tapped; the toggle \
      should stay on
      """)
    try host.press("Ask again")
    await host.settle()
    office.answer([])
    await host.settle()
    expect(
      host.lines(beginningWith: "Loading"), is: [],
      """
      Only the next was switched on, and the office answered with an empty \
      list, but the screen shows "\(onScreen)"; an empty list is an answer, \
      too, so Loading … should disappear
      """)
  }

  /// What the screen shows, as one line.
  var onScreen: String {
    host.screen.replacing("\n", with: " | ")
  }

  func lines(
    _ pier: String, _ shown: String, isShort: Bool = false
  ) -> String {
    "\(pier)\n[\(isShort ? "x" : " ")] Only the next\n\(shown)\n[Ask again]"
  }

  func expectShown(
    _ pier: String, _ shown: String, isShort: Bool = false, _ rule: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let lines = lines(pier, shown, isShort: isShort)
    await settle(until: lines)
    expect(
      host.screen, is: lines, "the screen shows \"\(onScreen)\"; \(rule)",
      sourceLocation: sourceLocation)
  }

  /// Lets tasks run until the screen shows some lines, or for a while.
  func settle(until screen: String) async {
    let end = ContinuousClock.now + .milliseconds(100)
    var rounds = 0
    repeat {
      await host.settle()
      rounds += 1
    } while host.screen != screen && (rounds < 10 || ContinuousClock.now < end)
  }

  /// Ends the requests that nothing has cancelled.
  func end() {
    for _ in office.open { office.fail("the end") }
  }
}
