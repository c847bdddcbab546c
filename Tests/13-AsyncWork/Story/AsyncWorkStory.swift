import GradingKit
import ViewCore
import ViewGrading
import Testing
import XCTest

@testable import AnotherPier
@testable import AskOnce
@testable import BookOnce
@testable import PierBoard

/// A foggy morning: boards, a kiosk, a counter and a lobby on one screen, each
/// of which waits for an office that is slow.
///
/// Every scene ends with no work open.
final class AsyncWorkStory: XCTestCase, Story {
  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  @MainActor
  func test_in_the_fog_the_board_fails_and_a_second_attempt_loads() async throws
  {
    let morning = Morning()
    let host = await morning.host()
    expect(
      host.screen, contains: "North Pier, 9:02\nLoading …\n",
      "at first, the board should show Loading …")
    morning.north.office.fail("fog")
    await host.settle()
    expect(
      host.screen, contains: "Failed: fog\n[Try again]\n",
      """
      after the request failed, the board should show the failure and Try again
      """)
    try host.press("Try again")
    await host.settle()
    morning.north.office.answer(["9:10"])
    await host.settle()
    expect(
      host.screen, contains: "North Pier, 9:02\n9:10\n",
      "after Try again and an answer, the board should show 9:10")
    await morning.close(host)
  }

  @MainActor
  func test_a_passenger_changes_piers_and_late_answers_are_lost() async throws {
    let morning = Morning()
    let host = await morning.host()
    try host.press("Other pier")
    await host.settle()
    expect(morning.kiosk.office.open, is: ["South", "West"])
    morning.kiosk.office.answer(["10:15"], at: 1)
    await host.settle()
    morning.kiosk.office.answer(["9:10"])
    await host.settle()
    expect(
      host.screen, contains: "West\n[ ] Only the next\n10:15\n",
      """
      after South's request was answered late, the kiosk should still show \
      West's departures
      """)
    await morning.close(host)
  }

  @MainActor
  func test_two_taps_book_once_although_the_passenger_leaves() async throws {
    let morning = Morning()
    let host = await morning.host()
    try host.press("Book 9:10")
    try host.press("Book 9:10")
    await host.settle()
    try host.press("Leave or come back")
    await host.settle()
    expect(morning.counter.office.asked, is: ["9:10"])
    morning.counter.office.confirm()
    await host.settle()
    try host.press("Leave or come back")
    await host.settle()
    expect(
      host.screen, contains: "Ferry: 9:10\n[Book",
      """
      the office confirmed while the passenger was away, so the ferry should \
      be shown
      """)
    await morning.close(host)
  }

  @MainActor
  func test_two_lines_ask_once_and_the_one_that_stays_gets_the_answer()
    async throws
  {
    let morning = Morning()
    let host = await morning.host()
    expect(morning.lobby.office.asked, is: ["East"])
    try host.press("Leave or come back")
    await host.settle()
    morning.lobby.office.answer(["9:20"])
    await host.settle()
    expect(
      host.screen, contains: "Door: 9:20",
      """
      after the lobby's line disappeared, the door's line should get the answer
      """)
    await morning.close(host)
  }
}

/// All that waits for an office.
@MainActor
private final class Morning {
  let north = NorthPier()
  let kiosk = Kiosk()
  let counter = Counter()
  let lobby = Lobby()

  func host() async -> TestHost {
    let host = TestHost(MorningScreen(morning: self))
    await host.settle()
    return host
  }

  /// Answers what is open, after which no work may be left.
  func close(
    _ host: TestHost, file: StaticString = #filePath, line: UInt = #line
  ) async {
    while !north.office.open.isEmpty { north.office.answer([]) }
    while !kiosk.office.open.isEmpty { kiosk.office.answer([]) }
    while !counter.office.open.isEmpty { counter.office.confirm() }
    while !lobby.office.open.isEmpty { lobby.office.answer([]) }
    await host.settle()
    XCTAssertEqual(host.work, [], file: file, line: line)
  }
}

private struct MorningScreen: View {
  let morning: Morning
  @State private var pier = "South"
  @State private var isInside = true

  var body: some View {
    VStack {
      morning.north.view("9:02")
      morning.kiosk.view(pier)
      Button("Other pier") { pier = "West" }
      if isInside {
        morning.counter.view
        morning.lobby.view("Lobby")
      }
      Button("Leave or come back") { isInside.toggle() }
      morning.lobby.view("Door")
    }
  }
}
