import GradingKit
import XCTest

@testable import ScreenWithoutViews

/// A day of a food truck without a single view: a screen that is set by hand,
/// a list that saves itself, and an account whose reads and writes are noted.
final class BeyondViewsStory: XCTestCase, Story {
  override func setUpWithError() throws {
    try skipUnlessAllStarted()
  }

  func test_in_the_morning_the_screen_is_handed_from_truck_to_truck() {
    let first = FoodTruck(name: "Ann's Donuts", donuts: 10)
    let second = FoodTruck(name: "Bea's Bagels", donuts: 20)
    let agenda = ScreenWithoutViews.Agenda()
    let screen = TruckScreen(first, on: agenda)

    screen.truck = second
    second.donuts = 19
    agenda.run()
    first.donuts = 9
    agenda.run()

    expect(screen.nameLabel.text, is: "Bea's Bagels")
    expect(screen.stockLabel.text, is: "19 donuts")
    expect(screen.stockLabel.timesSet, is: 2)
  }
}
