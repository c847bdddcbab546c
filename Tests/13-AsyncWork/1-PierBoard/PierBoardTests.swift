import GradingKit
import Testing
import ViewGrading

@testable import PierBoard

@MainActor
@Suite("13.1 PierBoard", .exercise())
struct PierBoardTests: ViewSuite {
  let office = Office()
  let host: TestHost

  init() {
    let departures = Departures(office: office)
    // Other changes the time of day, and Close lets the board leave and return.
    host = TestHost(
      Parent("9:02", "9:03") { clock in
        PierBoard(clock: clock, departures: departures)
      })
  }

  @Test func `the departures that the office answers are shown`() async {
    await host.settle()
    expect(
      office.asked, is: ["North"],
      """
      a board appeared, and the office was asked for \(office.asked); a view's \
      task starts when the view appears
      """)
    office.answer(["9:10", "9:40"])
    await expectScreen(
      "North Pier, 9:02\n9:10\n9:40", "the office answered 9:10 and 9:40")
  }

  @Test func `Loading is shown until the office answers`() async {
    expect(
      host.screen, is: "North Pier, 9:02\nLoading …",
      """
      the board is new, and shows "\(onScreen)"; the task hasn't started \
      yet, so the body shows what the model knows from the start
      """)
    await host.settle()
    await expectScreen(
      "North Pier, 9:02\nLoading …",
      "the office was asked and hasn't answered; no list isn't an empty list")
  }

  @Test func `an answer without departures isn't Loading`() async {
    await host.settle()
    office.answer([])
    await expectScreen(
      "North Pier, 9:02\nNo departures",
      "the office answered that there are no departures; that's an answer")
  }

  @Test func `a failure is shown with its reason`() async {
    await host.settle()
    office.fail("fog")
    await expectScreen(
      "North Pier, 9:02\nFailed: fog\n[Try again]",
      "the office failed with the reason fog; the text of the error names it")
  }

  @Test func `Try again asks once more, and shows Loading first`() async throws
  {
    await host.settle()
    office.fail("fog")
    await settle(until: "North Pier, 9:02\nFailed: fog\n[Try again]")
    try host.press("Try again")
    await expectScreen(
      "North Pier, 9:02\nLoading …",
      """
      the request failed, then Try again was tapped, and the office hasn't \
      answered; an old failure must not look like a new one
      """)
    expect(
      office.asked.count, is: 2,
      """
      the request failed, then Try again was tapped, and the requests were for \
      \(office.asked); one tap is one request
      """)
    office.answer(["9:10"])
    await expectScreen(
      "North Pier, 9:02\n9:10",
      "the request failed, then Try again was tapped, and the answer was 9:10")
  }

  @Test func `every failure can be tried again`() async throws {
    await host.settle()
    for reason in ["fog", "storm", "fog"] {
      office.fail(reason)
      await expectScreen(
        "North Pier, 9:02\nFailed: \(reason)\n[Try again]",
        """
        the latest request failed with the reason \(reason); each attempt can \
        fail
        """)
      try host.press("Try again")
      await host.settle()
    }
    expect(
      office.asked.count, is: 4,
      """
      three requests failed and Try again was tapped three times, and the \
      requests were for \(office.asked); each tap has to be a change, so that a \
      new task starts
      """)
  }

  @Test func `a new time of day asks nothing`() async throws {
    await host.settle()
    try host.press("Other")
    await expectScreen(
      "North Pier, 9:03\nLoading …", "it became 9:03, and there's no answer yet"
    )
    expect(
      office.asked.count, is: 1,
      """
      it became 9:03 while the request was open, and the requests were for \
      \(office.asked); evaluating a body again starts no task
      """)
    office.answer(["9:10"])
    await settle(until: "North Pier, 9:03\n9:10")
    try host.press("Other")
    await expectScreen(
      "North Pier, 9:02\n9:10", "the time of day changed below a list")
    expect(
      office.asked.count, is: 1,
      """
      the answer came, then the time changed, and the requests were for \
      \(office.asked); evaluating a body again starts no task
      """)
  }

  @Test func `Departures that no board shows ask nothing`() async {
    let departures = Departures(office: office)
    await host.settle()
    expect(
      office.asked.count, is: 1,
      """
      there are two Departures, one of them on a board, and the requests were \
      for \(office.asked); creating a model doesn't show it, so work doesn't \
      belong in its init
      """)
    withExtendedLifetime(departures) {}
  }

  @Test func `a board that disappears cancels its request`() async throws {
    await host.settle()
    try host.press("Close")
    await expectNothingOpen(
      """
      the board disappeared; a Task that the view starts itself goes on, but \
      the view's own task is cancelled
      """)
  }

  @Test func `it cancels the request of Try again, too`() async throws {
    await host.settle()
    office.fail("fog")
    await settle(until: "North Pier, 9:02\nFailed: fog\n[Try again]")
    try host.press("Try again")
    await host.settle()
    try host.press("Close")
    await expectNothingOpen(
      """
      Try again was tapped, then the board disappeared; a Task in a button has \
      no owner that could cancel it
      """)
  }

  @Test func `a cancelled request isn't a failure`() async throws {
    await host.settle()
    try host.press("Close")
    await host.settle()
    try host.press("Close")
    expect(
      host.screen, is: "North Pier, 9:02\nLoading …",
      """
      the board disappeared while it loaded, and comes back with \
      "\(onScreen)"; the CancellationError isn't a failure of the office
      """)
    await host.settle()
    office.answer(["9:10"])
    await expectScreen(
      "North Pier, 9:02\n9:10",
      "the board left while it loaded, came back, and the answer was 9:10")
  }

  @Test func `a board that comes back asks again, and keeps its list`()
    async throws
  {
    try await showAListAndLeave()
    try host.press("Close")
    await expectScreen(
      "North Pier, 9:02\n9:10",
      """
      9:10 was shown, the board left and came back, and there's no new answer \
      yet; an old list is better than none
      """)
    expect(
      office.asked.count, is: 2,
      """
      the board appeared twice, and the requests were for \(office.asked); the \
      view's task starts each time
      """)
    office.answer(["9:40"])
    await expectScreen(
      "North Pier, 9:02\n9:40", "9:10 was shown, and the new answer was 9:40")
  }

  @Test func `a cancelled request removes no list`() async throws {
    try await showAListAndLeave()
    try host.press("Close")
    await host.settle()
    try host.press("Close")
    await host.settle()
    try host.press("Close")
    expect(
      host.screen, is: "North Pier, 9:02\n9:10",
      """
      9:10 was shown, the board asked again and left before the answer, and \
      comes back with "\(onScreen)"; a cancelled request changes nothing
      """)
  }

  @Test func `a failure replaces the list`() async throws {
    try await showAListAndLeave()
    try host.press("Close")
    await host.settle()
    office.fail("fog")
    await expectScreen(
      "North Pier, 9:02\nFailed: fog\n[Try again]",
      "9:10 was shown, the board asked again, and the office failed")
    try host.press("Close")
    await host.settle()
    try host.press("Close")
    await expectScreen(
      "North Pier, 9:02\nLoading …",
      """
      the request failed, the board left and came back, and the office hasn't \
      answered; an old failure must not look like a new one
      """)
  }

  /// What the screen shows, as one line.
  private var onScreen: String {
    host.screen.replacing("\n", with: " | ")
  }

  private func showAListAndLeave() async throws {
    await host.settle()
    office.answer(["9:10"])
    await settle(until: "North Pier, 9:02\n9:10")
    try host.press("Close")
    await host.settle()
  }

  private func expectScreen(
    _ screen: String, _ rule: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await settle(until: screen)
    expect(
      host.screen, is: screen, "the board shows \"\(onScreen)\"; \(rule)",
      sourceLocation: sourceLocation)
  }

  private func expectNothingOpen(
    _ rule: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await host.settle()
    expect(
      office.asked.count, isNot: 0,
      "the office was never asked; a board asks when it appears",
      sourceLocation: sourceLocation)
    expect(
      office.open, is: [],
      "the office still has open requests, for \(office.open); \(rule)",
      sourceLocation: sourceLocation)
  }

  /// Lets tasks run until the screen shows some lines, or for a while.
  private func settle(until screen: String) async {
    let end = ContinuousClock.now + .milliseconds(100)
    var rounds = 0
    repeat {
      await host.settle()
      rounds += 1
    } while host.screen != screen && (rounds < 10 || ContinuousClock.now < end)
  }
}
