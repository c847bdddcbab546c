import GradingKit
import ViewGrading
import XCTest

@testable import PierBoard

/// WRITE THIS: a story that needs the answers of all the chapter's exercises.
final class AsyncWorkStory: XCTestCase, Story {
  override func setUpWithError() throws {
    try skipUnlessAllStarted()
  }

  func test_in_the_morning_the_screen_shows_the_value() {
    let host = TestHost(PierBoard(sample: Sample()))
    expect(host.screen, is: "Value: 1")
  }
}
