import GradingKit
import ViewGrading
import XCTest

@testable import PierBoard

/// WRITE THIS: a story that needs the answers of all the chapter's exercises.
final class AsyncWorkStory: XCTestCase, Story {
  override func setUpWithError() throws {
    try skipUnlessAllStarted()
  }

  @MainActor
  func test_in_the_morning_the_board_loads() {
    let departures = Departures(office: Office())
    let host = TestHost(PierBoard(clock: "9:02", departures: departures))
    expect(host.screen, is: "North Pier, 9:02\nLoading …")
  }
}
