import GradingKit
import Testing
import ViewCore
import ViewGrading
import XCTest

@testable import DerivedNotStored
@testable import FewerReads
@testable import PassTheObject
@testable import SplitTheRow

/// A lunch at the stand: all that the chapter has split, on one screen, with
/// as many tickets as there are in the documents' list, and many more.
///
/// An expectation is fulfilled as often as a body was evaluated, and is
/// inverted where none must be.
final class GranularityStory: XCTestCase, Story {
  private let lunch = Lunch()

  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_lunch_starts_with_everything_on_one_screen() {
    lunch.tickets.removeLast(5)
    expect(
      screen().screen,
      is: """
        Dot's stand
        Note: fresh today
        Donuts: 12
        Coffees: 20
        [Sell]
        Orders: 2
        Next: soup
        open
        Total: 4
        [Pay]
        Paid: nothing
        No. 0: soup 0 min [Done 0]
        No. 1: soup 0 min [Done 1]
        """)
  }

  func test_each_tap_reevaluates_the_views_that_show_the_change() throws {
    let host = screen()
    for (label, most) in [("Sell", 2), ("Pay", 1), ("Done 3", 1)] {
      host.reset()
      try host.press(label)
      expectAtMost(most, host, "\(label) was tapped")
    }
    expect(host.screen, contains: "Donuts: 11\n", "a donut was sold")
    expect(host.screen, contains: "Paid: 4\n", "the cart was paid")
    expect(host.screen, contains: "No. 3: soup done", "ticket 3 is done")
  }

  func test_a_change_that_no_view_shows_reevaluates_nothing() {
    let host = screen()
    let bodies = expectation(description: "a body is evaluated")
    bodies.isInverted = true

    host.perform {
      lunch.kitchen.notice = "on holiday"
      lunch.kitchen.orders[1].isReady = true
    }

    for _ in host.causes { bodies.fulfill() }
    wait(for: [bodies], timeout: 0)
  }

  func test_a_minute_costs_a_body_for_each_waiting_ticket_and_no_text() {
    for count in [7, 1000] {
      lunch.tickets = Lunch.tickets(count)
      for ticket in lunch.tickets.prefix(2) { ticket.isDone = true }
      let host = screen()
      host.perform { lunch.clock.minute += 1 }
      expectAtMost(count - 2, host, "all tickets but two are waiting")
      expect(lunch.tickets.filter { $0.textsMade != 1 }.count, is: 0)
    }
  }

  func test_the_paid_amount_stays_through_a_busy_hour() throws {
    let host = screen()
    try host.press("Pay")
    host.perform { for _ in 1...100 { lunch.cart.items[0].count += 1 } }
    expect(host.screen, contains: "Total: 204\n[Pay]\nPaid: 4\n", "4 was paid")
    host.reset()
    host.perform { for _ in 1...100 { lunch.cart.items[0].count -= 1 } }
    expectAtMost(1, host, "one line shows the total")
    expect(host.screen, contains: "Total: 4\n", "each change was reversed")
  }

  private func expectAtMost(
    _ most: Int, _ host: TestHost, _ what: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertLessThanOrEqual(
      host.causes.count, most, "\(what): \(host.causes)", file: file,
      line: line)
  }

  private func screen() -> TestHost {
    let host = TestHost(LunchScreen(lunch: lunch))
    host.reset()
    return host
  }
}

/// An object of objects; it's passed along, and nothing in it is observed.
private final class Lunch {
  let stand = Stand()
  let kitchen = Kitchen("soup", "pie")
  let cart = Cart()
  let clock = Clock()
  var tickets = tickets(7)

  init() { cart.items = [Item("donut", price: 2, count: 2)] }

  static func tickets(_ count: Int) -> [Ticket] {
    (0..<count).map { Ticket(number: $0, since: 0, dishes: ["soup"]) }
  }
}

private struct LunchScreen: View {
  let lunch: Lunch

  var body: some View {
    VStack {
      StandScreen(stand: lunch.stand)
      OrderBoard(kitchen: lunch.kitchen)
      CartScreen(cart: lunch.cart)
      TicketList(tickets: lunch.tickets, clock: lunch.clock)
    }
  }
}
