import Dispatch
import ObservationCore
import XCTest

@testable import BeyondViewsLesson

final class TruckTests: XCTestCase {
  // snippet.the-stock-notifies
  @MainActor func test_the_stock_notifies_once() async {
    let truck = FoodTruck()
    let notified = expectation(description: "notified")
    notified.assertForOverFulfill = true
    withObservationTracking {
      _ = truck.donuts
    } onChange: {
      notified.fulfill()
    }
    truck.donuts = 9
    truck.donuts = 8
    await fulfillment(of: [notified], timeout: 0)
  }
  // snippet.end

  // snippet.after-the-test
  @MainActor func makeTruck() -> FoodTruck {
    let truck = FoodTruck()
    addTeardownBlock { [weak truck] in
      XCTAssertNil(truck)
    }
    return truck
  }
  // snippet.end

  @MainActor func test_an_observed_truck_is_freed() async {
    let truck = makeTruck()
    let notified = expectation(description: "notified")
    withObservationTracking {
      _ = truck.donuts
    } onChange: {
      notified.fulfill()
    }
    truck.sell(1)
    await fulfillment(of: [notified], timeout: 0)
  }

  // What the notes say about a longer timeout: the main queue works meanwhile.
  @MainActor func test_a_wait_gives_the_main_queue_a_turn() async {
    let shown = expectation(description: "shown")
    DispatchQueue.main.async { shown.fulfill() }
    await fulfillment(of: [shown], timeout: 5)
  }

  // What they say about a test that isn't `async`.
  func test_a_wait_without_async_gives_the_main_queue_a_turn() {
    let shown = expectation(description: "shown")
    DispatchQueue.main.async { shown.fulfill() }
    wait(for: [shown], timeout: 5)
  }

  // What they say about an expectation that's fulfilled too often, or although
  // it's inverted.
  func test_a_waiter_says_what_was_wrong() {
    func result(
      _ times: Int, _ change: (XCTestExpectation) -> Void = { _ in }
    ) -> XCTWaiter.Result {
      let expected = XCTestExpectation(description: "notified")
      change(expected)
      for _ in 0..<times { expected.fulfill() }
      return XCTWaiter().wait(for: [expected], timeout: 0)
    }
    XCTAssertEqual(result(1), .completed)
    XCTAssertEqual(result(0), .timedOut)
    XCTAssertEqual(result(0) { $0.isInverted = true }, .completed)
    XCTAssertEqual(result(1) { $0.isInverted = true }, .invertedFulfillment)
  }

  // What they say about an inverted expectation: it waits for its whole
  // timeout.
  func test_an_inverted_expectation_waits_for_its_whole_timeout() {
    let never = expectation(description: "notified")
    never.isInverted = true
    let begin = ContinuousClock.now
    wait(for: [never], timeout: 0.05)
    XCTAssertGreaterThanOrEqual(
      ContinuousClock.now - begin, .milliseconds(50))
  }
}
