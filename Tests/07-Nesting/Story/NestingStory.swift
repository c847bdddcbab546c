import GradingKit
import Testing
import ViewCore
import ViewGrading
import XCTest

@testable import ListOfModels
@testable import PlainInsideObservable
@testable import SwapTheChild
@testable import TruckAndOrders

/// One day at a food truck: everything that the chapter nests, in one model and
/// on one screen.
///
/// An expectation is fulfilled as often as the host evaluates a view, and
/// inverted if a view mustn't be evaluated.
final class NestingStory: XCTestCase, Story {
  private let day = Day()

  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_the_day_starts_with_everything_on_one_screen() {
    expect(
      screen().screen,
      is: """
        Dot's: 10 donuts
        5 to serve
        Orders
        No. 1: 2 donuts to do [Serve 1]
        No. 2: 3 donuts to do [Serve 2]
        Ann, no. 7
        Dot's
        Donuts
        1 Main St, Springfield
        """)
  }

  func test_a_change_inside_evaluates_the_view_that_reads_it() throws {
    let host = screen()
    let views = expectation(description: "a view is evaluated")
    views.expectedFulfillmentCount = 4

    host.perform { day.model.truck.stock = 9 }
    try host.press("Serve 2")
    host.perform { day.session.account.name = "Annie" }
    host.perform { day.card.menu.title = "Crullers" }

    for _ in host.causes { views.fulfill() }
    wait(for: [views], timeout: 0)
  }

  func test_after_everything_is_replaced_the_new_objects_are_shown() {
    let host = screen()
    host.perform {
      day.model.truck = TruckAndOrders.Truck(name: "Lee's")
      day.session.account = Account(number: 7, name: "Anna")
      day.card.address = Address(street: "2 Elm St", town: "Shelbyville")
      day.book.orders.removeFirst()
    }
    expect(
      host.screen,
      is: """
        Lee's: 10 donuts
        5 to serve
        Orders
        No. 2: 3 donuts to do [Serve 2]
        Anna, no. 7
        Dot's
        Donuts
        2 Elm St, Shelbyville
        """)
  }

  func test_changing_replaced_objects_evaluates_nothing() {
    let host = screen()
    let (truck, account) = (day.model.truck, day.session.account)
    let menu = day.card.menu
    host.perform {
      day.model.truck = TruckAndOrders.Truck(name: "Lee's")
      day.session.account = Account(number: 7, name: "Anna")
      day.card.menu = Menu(title: "Bagels")
    }
    host.reset()
    let evening = expectation(description: "a view is evaluated")
    evening.isInverted = true

    host.perform {
      truck.stock = 0
      account.name = "Annie"
      menu.title = "Crullers"
    }

    if host.causes != [] { evening.fulfill() }
    wait(for: [evening], timeout: 0)
  }

  func test_a_busy_hour_is_one_evaluation_for_each_view_that_reads() {
    let host = screen()
    let views = expectation(description: "a view is evaluated")
    views.expectedFulfillmentCount = 3

    host.perform {
      for donuts in 1...100 {
        day.model.truck.stock -= 1
        day.model.orders[0].donuts += 1
        day.book.orders[0].donuts = donuts
        day.card.menu.title = "\(donuts) donuts"
      }
    }

    for _ in host.causes { views.fulfill() }
    wait(for: [views], timeout: 0)
    expect(
      host.screen, contains: "-90 donuts\n105 to serve",
      "100 donuts were sold and 100 ordered; the board should show all of them")
  }

  private func screen() -> TestHost {
    let host = TestHost(DayScreen(day: day))
    host.reset()
    return host
  }
}

/// An object of objects; it's passed along, and none of its objects is
/// replaced.
private final class Day {
  let model = FoodTruckModel(truck: TruckAndOrders.Truck(name: "Dot's"))
  let book = OrderBook()
  let session = Session(account: Account(number: 7, name: "Ann"))
  let card = PlainInsideObservable.Truck(
    name: "Dot's", menu: Menu(title: "Donuts"),
    address: Address(street: "1 Main St", town: "Springfield"))

  init() {
    model.orders = [
      TruckAndOrders.Order(donuts: 2), TruckAndOrders.Order(donuts: 3),
    ]
    book.orders = [
      ListOfModels.Order(number: 1, donuts: 2),
      ListOfModels.Order(number: 2, donuts: 3),
    ]
  }
}

private struct DayScreen: View {
  let day: Day

  var body: some View {
    VStack {
      Board(model: day.model)
      OrderList(book: day.book)
      AccountLine(session: day.session)
      TruckCard(truck: day.card)
    }
  }
}
