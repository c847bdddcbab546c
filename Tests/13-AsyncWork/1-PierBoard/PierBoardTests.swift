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
      a board appeared, and the office was asked for \(office.asked); the \
      office should be asked for North once, by the view's task, which starts \
      when the view appears
      """)
    office.answer(["9:10", "9:40"])
    await expectScreen(
      "North Pier, 9:02\n9:10\n9:40",
      "the office answered 9:10 and 9:40, so both times should be shown")
  }

  @Test func `Loading is shown until the office answers`() async {
    expect(
      host.screen, is: "North Pier, 9:02\nLoading …",
      """
      the board is new, and shows "\(onScreen)"; its task hasn't started yet, \
      so let the body show Loading … from the start
      """)
    await host.settle()
    await expectScreen(
      "North Pier, 9:02\nLoading …",
      """
      the office was asked and hasn't answered yet, so Loading … should be \
      shown; having no list yet is different from having an empty list
      """)
  }

  @Test func `an answer without departures isn't Loading`() async {
    await host.settle()
    office.answer([])
    await expectScreen(
      "North Pier, 9:02\nNo departures",
      """
      the office answered with an empty list, which is an answer, too, so No \
      departures should be shown
      """)
  }

  @Test func `a failure is shown with its reason`() async {
    await host.settle()
    office.fail("fog")
    await expectScreen(
      "North Pier, 9:02\nFailed: fog\n[Try again]",
      """
      the request failed with an error whose text is fog, so Failed: fog and \
      Try again should be shown
      """)
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
      answered yet; show Loading …, because an old failure should not look \
      like a new one
      """)
    expect(
      office.asked.count, is: 2,
      """
      the request failed, then Try again was tapped, and the requests were for \
      \(office.asked); one tap should make one more request
      """)
    office.answer(["9:10"])
    await expectScreen(
      "North Pier, 9:02\n9:10",
      """
      the request failed, then Try again was tapped, and the office answered \
      9:10, which should be shown
      """)
  }

  @Test func `every failure can be tried again`() async throws {
    await host.settle()
    for reason in ["fog", "storm", "storm"] {
      office.fail(reason)
      await expectScreen(
        "North Pier, 9:02\nFailed: \(reason)\n[Try again]",
        """
        the latest request failed with the reason \(reason), which should be \
        shown, with Try again; every attempt can fail, not only the first
        """)
      try host.press("Try again")
      await host.settle()
    }
    expect(
      office.asked.count, is: 4,
      """
      after three failures, each followed by a tap on Try again, the requests \
      were for \(office.asked); each tap should send one more request, so let \
      each tap change the id of the task
      """)
  }

  @Test func `a new time of day asks nothing`() async throws {
    await host.settle()
    try host.press("Other")
    await expectScreen(
      "North Pier, 9:03\nLoading …",
      """
      the time became 9:03 before the office answered, so the new time and \
      Loading … should be shown
      """
    )
    expect(
      office.asked.count, is: 1,
      """
      after the time became 9:03 while the request was open, the requests were \
      for \(office.asked); evaluating a body again shouldn't start a task
      """)
    office.answer(["9:10"])
    await settle(until: "North Pier, 9:03\n9:10")
    try host.press("Other")
    await expectScreen(
      "North Pier, 9:02\n9:10",
      """
      the time changed while a list was shown, so the new time and the same \
      list should be shown
      """)
    expect(
      office.asked.count, is: 1,
      """
      after the office answered and the time changed, the requests were for \
      \(office.asked); evaluating a body again shouldn't start a task
      """)
  }

  @Test func `Departures that no board shows ask nothing`() async {
    let departures = Departures(office: office)
    await host.settle()
    expect(
      office.asked.count, is: 1,
      """
      two Departures objects were created, only the first was shown on a \
      board, and the requests were for \(office.asked); an object that no \
      board shows should send no request, so don't start work in init
      """)
    withExtendedLifetime(departures) {}
  }

  @Test func `a board that disappears cancels its request`() async throws {
    await host.settle()
    try host.press("Close")
    await expectNothingOpen(
      """
      the board disappeared, so its request should be cancelled. The task \
      modifier's task is cancelled with its view, but a Task { … } that you \
      create goes on
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
      Try again was tapped, then the board disappeared, so the request should \
      be cancelled; a Task created in a button's action isn't cancelled with \
      the view
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
      the board disappeared while it was loading, came back, and shows \
      "\(onScreen)"; show Loading …, because the CancellationError isn't a \
      failure of the office
      """)
    await host.settle()
    office.answer(["9:10"])
    await expectScreen(
      "North Pier, 9:02\n9:10",
      """
      the board disappeared while it was loading, came back, and the office \
      answered 9:10, which should be shown
      """)
  }

  @Test func `a board that comes back asks again, and keeps its list`()
    async throws
  {
    try await showAListAndLeave()
    try host.press("Close")
    await expectScreen(
      "North Pier, 9:02\n9:10",
      """
      9:10 was shown, the board disappeared and came back, and the new answer \
      hasn't arrived yet; keep the old list until it does
      """)
    expect(
      office.asked.count, is: 2,
      """
      the board appeared twice, and the requests were for \(office.asked); it \
      should ask each time it appears, so let the view's task ask
      """)
    office.answer(["9:40"])
    await expectScreen(
      "North Pier, 9:02\n9:40",
      """
      9:10 was shown, the board disappeared and came back, and the new answer \
      was 9:40, which should replace 9:10
      """)
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
      9:10 was shown, the board asked again, disappeared before the answer, \
      came back, and shows "\(onScreen)"; keep the list, because a cancelled \
      request should change nothing
      """)
  }

  @Test func `a failure replaces the list`() async throws {
    try await showAListAndLeave()
    try host.press("Close")
    await host.settle()
    office.fail("fog")
    await expectScreen(
      "North Pier, 9:02\nFailed: fog\n[Try again]",
      """
      9:10 was shown, the board asked again, and the office failed with the \
      reason fog; show the failure instead of the list
      """)
    try host.press("Close")
    await host.settle()
    try host.press("Close")
    await expectScreen(
      "North Pier, 9:02\nLoading …",
      """
      the request failed, the board disappeared and came back, and the office \
      hasn't answered yet; show Loading …, because an old failure should not \
      look like a new one
      """)
    try host.press("Close")
    await host.settle()
    try host.press("Close")
    await expectScreen(
      "North Pier, 9:02\nLoading …",
      """
      a list was replaced by a failure, the board asked again, disappeared \
      before the answer, and came back; show Loading …, because a cancelled \
      request shouldn't bring the old list back
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
      "the office was never asked; a board should ask when it appears",
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
