import GradingKit
import ViewCore
import XCTest

@testable import EXERCISE

/// WRITE THIS: a story that needs the answers of all the chapter's exercises.
final class STORY: XCTestCase {
  override func setUpWithError() throws {
    try skipUnlessAllStarted()
  }

  func test_in_the_morning_the_screen_shows_the_value() {
    let host = ViewHost(TYPE(sample: Sample()))
    XCTAssertEqual(host.screen, "Value: 1")
  }
}
