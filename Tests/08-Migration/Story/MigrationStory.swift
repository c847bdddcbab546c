import GradingKit
import Testing
import ViewCore
import ViewGrading
import XCTest

@testable import BothWorlds
@testable import CountTheBodies
@testable import MigrateTheModel
@testable import MigrateTheViews
@testable import ObserveTheTill
@testable import OldFile

/// One day at the truck, on each state of the app: the same ten taps, the same
/// pictures, and never more bodies than before.
final class MigrationStory: XCTestCase, Story {
  private let day = [
    "Check in", "Tip", "soup", "Tip", "Add stew", "pie", "stew", "Check in",
    "pie", "Tip",
  ]

  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_the_day_ends_with_the_same_picture_in_each_state() throws {
    let (model, views, counted) = screens()
    for label in day {
      for host in [model, views, counted] { try host.press(label) }
      expect(
        model.screen, is: views.screen,
        "after a tap on \(label), the app should look the same in 8.1 and 8.2")
    }
    expect(
      views.screen,
      is: """
        Dot's truck
        Ann: 2 points [Check in]
        Name: Ann_
        Tips: 3 [Tip]
        Note: _
        [soup] ready
        [pie] open
        [stew] ready
        [Add stew]
        """)
    expect(
      counted.screen, contains: "Tips: 3 [Tip]\nNote: _\nReady: 2 of 3",
      "the app of 8.6 should show the same tips, and count the same orders")
  }

  func test_a_tap_costs_the_same_with_old_and_with_new_wrappers() throws {
    let (model, views, _) = screens()
    expect(try bodies(of: day, on: model), is: [1, 1, 1, 1, 2, 1, 1, 1, 1, 1])
    expect(try bodies(of: day, on: views), is: [1, 1, 1, 1, 2, 1, 1, 1, 1, 1])
  }

  func test_the_larger_app_pays_only_for_its_new_line() throws {
    let (_, _, counted) = screens()
    expect(
      try bodies(of: day, on: counted), is: [1, 1, 2, 1, 3, 2, 2, 1, 2, 1])
  }

  func test_an_old_subscriber_is_notified_of_each_change_of_a_busy_noon() {
    let orders = BothWorlds.Orders()
    let notified = expectation(description: "the orders will change")
    notified.expectedFulfillmentCount = 200
    let listening = orders.objectWillChange.sink { notified.fulfill() }

    for _ in 1...100 {
      let order = BothWorlds.Order("soup")
      orders.add(order)
      order.isReady = true
    }

    wait(for: [notified], timeout: 0)
    listening.cancel()
    expect(orders.readyCount, is: 100)
  }

  func test_opening_the_till_leaves_the_cash_line_alone() {
    let till = Till()
    let host = TestHost(CashLine(till: ObservedTill(till)))
    host.reset()
    let disturbed = expectation(description: "the line is evaluated")
    disturbed.isInverted = true

    host.perform { till.isOpen = true }

    for _ in host.causes { disturbed.fulfill() }
    wait(for: [disturbed], timeout: 0)
    host.perform { till.cash = 30 }
    expect(host.screen, is: "Cash: 30 [Sell]")
  }

  func test_a_book_saved_at_night_is_observed_in_the_morning() throws {
    let evening = OrderBook(cashier: "Ann")
    evening.orders = [OldFile.Order("soup", count: 2), OldFile.Order("pie")]
    evening.orders[0].note = "hot"
    let morning = try OrderBook.read(try evening.file)
    let notified = expectation(description: "the morning's soup becomes ready")
    withObservationTracking {
      _ = morning.orders[0].isReady
    } onChange: {
      notified.fulfill()
    }

    evening.orders[0].isReady = true
    morning.orders[1].isReady = true
    morning.orders[0].isReady = true

    wait(for: [notified], timeout: 0)
    expect(
      try morning.file,
      is: #"{"cashier":"Ann","orders":["#
        + #"{"count":2,"dish":"soup","isReady":true,"note":"hot"},"#
        + #"{"count":1,"dish":"pie","isReady":true}]}"#)
  }

  /// The app after 8.1, after 8.2, and in 8.6.
  private func screens() -> (TestHost, TestHost, TestHost) {
    (
      TestHost(
        MigrateTheModel.TruckScreen(
          account: MigrateTheModel.Account(name: "Ann"))),
      TestHost(
        MigrateTheViews.TruckScreen(
          account: MigrateTheViews.Account(name: "Ann"))),
      TestHost(
        CountTheBodies.TruckScreen(
          account: CountTheBodies.Account(name: "Ann")))
    )
  }

  /// How many bodies are evaluated for each tap.
  private func bodies(of taps: [String], on host: TestHost) throws -> [Int] {
    var counts: [Int] = []
    for label in taps {
      host.reset()
      try host.press(label)
      counts.append(host.causes.count)
    }
    return counts
  }
}
