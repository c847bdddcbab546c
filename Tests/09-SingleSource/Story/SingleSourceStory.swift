import GradingKit
import Testing
import ViewCore
import ViewGrading
import XCTest

@testable import ForgottenReceive
@testable import ObservableStore
@testable import PerElement
@testable import Reducer

/// A day at a food truck. Its orders are reduced, its account and its sign are
/// subscribed to part by part, and its to-dos are observed, all on one screen.
///
/// An expectation is fulfilled as often as the host has evaluated a view, and
/// is inverted where every view must be left alone.
final class SingleSourceStory: XCTestCase, Story {
  private let day = Day()

  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_in_the_morning_everything_is_on_one_screen() {
    expect(
      screen().screen,
      is: """
        12 in stock, 0 orders
        Name: Ann
        Points: 0
        Ann has 0 points
        [Collect]
        at Main St
        12 donuts
        Ann's to-dos
        0 of 1 done
        [bank] to do
        """)
  }

  func test_an_order_reaches_every_store_that_needs_it() throws {
    let host = screen()
    host.perform {
      day.orders.dispatch(.open)
      day.orders.dispatch(.order(donuts: 2))
      day.sign.dispatch(.sell(2))
      day.sign.dispatch(.tip(1))
    }
    try host.press("Collect")
    try host.press("bank")
    expect(
      host.screen,
      is: """
        10 in stock, 1 orders
        Name: Ann
        Points: 1
        Ann has 1 points
        [Collect]
        at Main St
        10 donuts
        thanks for 1
        Ann's to-dos
        1 of 1 done
        [bank] done
        """)
  }

  func test_each_change_reevaluates_the_views_that_show_it() {
    let host = screen()
    let views = expectation(description: "a view is evaluated")
    views.expectedFulfillmentCount = 5

    host.perform { day.orders.dispatch(.open) }
    host.perform { day.account.dispatch(.rename("Bea")) }
    host.perform { day.sign.dispatch(.drive(to: "Elm St")) }
    host.perform { day.todos.dispatch(.rename("Bea")) }

    for _ in host.causes { views.fulfill() }
    wait(for: [views], timeout: 0)
  }

  func test_a_change_without_effect_reevaluates_no_view() {
    let host = screen()
    let views = expectation(description: "a view is evaluated")
    views.isInverted = true

    host.perform {
      day.account.dispatch(.rename("Ann"))
      day.sign.dispatch(.drive(to: "Main St"))
      day.todos.dispatch(.add("bank"))
    }

    if host.causes != [] { views.fulfill() }
    wait(for: [views], timeout: 0)
  }

  func test_the_same_day_can_be_played_again() {
    let actions: [Reducer.Action] = [
      .open, .order(donuts: 3), .order(donuts: 99), .order(donuts: 4),
      .cancel(number: 1), .serve(number: 2), .order(donuts: 1), .close,
    ]
    for action in actions { day.orders.dispatch(action) }
    let played = actions.reduce(Reducer.AppState(), Reducer.reduce)
    expect(day.orders.state.stock, is: played.stock)
    expect(played.stock, is: 7)
    expect(played.lastNumber, is: 3)
    expect(played.orders.count, is: 1)
  }

  private func screen() -> TestHost {
    let host = TestHost(DayScreen(day: day))
    host.reset()
    return host
  }
}

/// The stores of a day; none of them is replaced.
private final class Day {
  let orders = TruckStore()
  let account = PerElement.Store()
  let sign = ForgottenReceive.Store()
  let todos = TodoStore(
    ObservableStore.AppState(todos: [Todo(name: "bank")]))
}

private struct OrdersLine: View {
  @ObservedObject var store: TruckStore

  var body: some View {
    Text(
      "\(store.state.stock) in stock, \(store.state.orders.count) orders")
  }
}

private struct DayScreen: View {
  let day: Day

  var body: some View {
    VStack {
      OrdersLine(store: day.orders)
      AccountScreen(store: day.account)
      TruckSign(store: day.sign)
      TodoScreen(store: day.todos)
    }
  }
}
