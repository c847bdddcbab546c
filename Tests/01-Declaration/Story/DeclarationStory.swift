import GradingKit
import XCTest

@testable import ComputedNames
@testable import DeclareAStore
@testable import IgnoreACount
@testable import InitWithoutDefaults
@testable import SilentWrites

/// One day at the store: the five models of the chapter, seen by one screen.
///
/// An expectation of XCTest says that onChange is called, an inverted one that
/// it isn't. Observation calls it inside the change, on the same thread, so no
/// expectation has to wait.
final class DeclarationStory: XCTestCase, Story {
  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_the_day_begins_with_a_new_name_on_the_door() {
    let store = DeclareAStore.Store()
    let door = expectation(description: "the door is painted again")
    let report = expectation(description: "the report is drawn again")
    report.isInverted = true
    observe(door) { store.firstName }
    observe(report) { store.report() }

    store.firstName = "Bea"

    wait(for: [door, report], timeout: 0)
  }

  func test_visitors_are_greeted_and_do_not_disturb_each_other() {
    let store = IgnoreACount.Store()
    let visitor = expectation(description: "a visitor is disturbed")
    visitor.isInverted = true
    observe(visitor) { store.greet() }

    for _ in 1...10 { _ = store.greet() }

    wait(for: [visitor], timeout: 0)
    expect(store.greetings, is: 11, "each greeting should be counted once")
  }

  func test_a_customer_marries_then_pays_then_eats() {
    let customer = Customer()
    let account = Account(owner: customer.fullName, openingBalance: 20)
    let truck = FoodTruck()
    let order = ["the name", "the balance", "the stock"].map {
      expectation(description: $0)
    }
    observe(order[0]) { customer.fullName }
    observe(order[1]) { account.balance }
    observe(order[2]) { truck.stock }

    customer.lastName = "Ray"
    account.balance -= 4
    truck.refill(-1)

    wait(for: order, timeout: 0, enforceOrder: true)
    expect(account.statement, is: ["20 → 16"])
    expect(customer.formalName, is: "Dr. Ray")
  }

  func test_a_quiet_evening_announces_nothing() {
    let truck = FoodTruck()
    let screen = expectation(description: "the screen is drawn again")
    screen.isInverted = true
    observe(screen) { (truck.menu, truck.stock) }

    truck.menu = Menu(dishes: ["Glazed", "Plain"])
    truck.refill(0)

    wait(for: [screen], timeout: 0)
  }

}
