import GradingKit
import ObservationCore
import XCTest

@testable import EXERCISE

/// WRITE THIS: a story that needs the answers of all the chapter's exercises.
final class STORY: XCTestCase {
  override func setUpWithError() throws {
    try skipUnlessAllStarted()
  }

  func test_in_the_morning_somebody_waits_for_a_change() {
    let sample = TYPE()
    let told = expectation(description: "the change is announced")
    withObservationTracking {
      _ = sample.value
    } onChange: {
      told.fulfill()
    }
    sample.change()
    wait(for: [told], timeout: 0)
  }
}
