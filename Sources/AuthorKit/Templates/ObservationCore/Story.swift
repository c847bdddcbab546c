import GradingKit
import XCTest

@testable import EXERCISE

/// WRITE THIS: a story that needs the answers of all the chapter's exercises.
final class STORY: XCTestCase, Story {
  override func setUpWithError() throws {
    try skipUnlessAllStarted()
  }

  func test_in_the_morning_somebody_waits_for_a_change() {
    let sample = TYPE()
    let told = expectation(description: "the change is announced")
    observe(told) { sample.value }
    sample.change()
    wait(for: [told], timeout: 0)
  }
}
