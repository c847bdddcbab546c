import GradingKit
import ViewGrading
import XCTest

@testable import EXERCISE

/// WRITE THIS: a story that needs the answers of all the chapter's exercises.
final class STORY: XCTestCase, Story {
  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_in_the_morning_the_screen_shows_the_value() {
    let host = TestHost(TYPE(sample: Sample()))
    expect(host.screen, is: "Value: 1")
  }
}
