import GradingKit
import XCTest

@testable import EXERCISE

/// WRITE THIS: a story that needs the answers of all the chapter's exercises.
final class STORY: XCTestCase, Story {
  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_in_the_morning_a_change_is_observed() {
    let sample = TYPE()
    let notified = expectation(description: "the observer is notified")
    observe(notified) { sample.value }
    sample.change()
    wait(for: [notified], timeout: 0)
  }
}
