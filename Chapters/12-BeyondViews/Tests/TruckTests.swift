import Foundation
import ObservationCore
import XCTest

@testable import BeyondViewsLesson

final class TruckTests: XCTestCase {
  // snippet.one-told-one-not
  func test_the_stock_notifies_and_the_name_does_not() {
    let truck = FoodTruck()
    let stock = expectation(description: "the stock")
    stock.assertForOverFulfill = true
    let name = expectation(description: "the name")
    name.isInverted = true
    observe(stock) { truck.donuts }
    observe(name) { truck.name }

    truck.donuts = 9
    truck.donuts = 8

    wait(for: [stock, name], timeout: 0)
  }
  // snippet.end

  // snippet.observe
  func observe<Value>(
    _ told: XCTestExpectation, _ read: () -> Value
  ) {
    withObservationTracking {
      _ = read()
    } onChange: {
      told.fulfill()
    }
  }
  // snippet.end

  // snippet.in-order
  func test_the_notification_comes_before_the_display() {
    let truck = FoodTruck()
    let told = expectation(description: "told")
    let shown = expectation(description: "shown")
    withObservationTracking {
      _ = truck.donuts
    } onChange: {
      told.fulfill()
      DispatchQueue.main.async { shown.fulfill() }
    }

    truck.donuts = 9

    wait(
      for: [told, shown], timeout: 5, enforceOrder: true)
  }
  // snippet.end

  // snippet.after-the-test
  func makeTruck() -> FoodTruck {
    let truck = FoodTruck()
    addTeardownBlock { [weak truck] in
      XCTAssertNil(truck, "the truck is still alive")
    }
    return truck
  }
  // snippet.end

  func test_an_observed_truck_is_freed() {
    let truck = makeTruck()
    observe(expectation(description: "told")) { truck.donuts }
    truck.sell(1)
    waitForExpectations(timeout: 0)
  }

  // snippet.a-cost
  func test_what_a_thousand_changes_cost() {
    let truck = FoodTruck(donuts: 0)
    measure {
      for _ in 1...1000 { truck.donuts += 1 }
    }
    XCTAssertEqual(truck.donuts % 1000, 0)
  }
  // snippet.end

  // What the notes say about an expectation that's fulfilled too often, or in
  // the wrong order.
  func test_a_waiter_says_what_was_wrong() {
    func result(
      _ order: [Int], _ change: (XCTestExpectation) -> Void = { _ in }
    ) -> XCTWaiter.Result {
      let both = (0...1).map { XCTestExpectation(description: "\($0)") }
      both.forEach(change)
      for index in order { both[index].fulfill() }
      return XCTWaiter().wait(for: both, timeout: 0, enforceOrder: true)
    }
    XCTAssertEqual(result([0, 1]), .completed)
    XCTAssertEqual(result([1, 0]), .incorrectOrder)
    XCTAssertEqual(result([0]), .timedOut)
    XCTAssertEqual(result([0]) { $0.isInverted = true }, .invertedFulfillment)
  }

  // What they say about an inverted expectation: it waits for its whole
  // timeout.
  func test_an_inverted_expectation_waits_for_its_whole_timeout() {
    let never = expectation(description: "told")
    never.isInverted = true
    let begin = ContinuousClock.now
    wait(for: [never], timeout: 0.05)
    XCTAssertGreaterThanOrEqual(
      ContinuousClock.now - begin, .milliseconds(50))
  }
}
