import GradingKit
import Testing
import ViewCore
import ViewGrading
import XCTest

@testable import EditAName
@testable import EditTheList
@testable import LocalBindable
@testable import TextToNumber

/// An evening of paperwork: one desk with the chapter's forms, and below them a
/// summary that reads what the forms set.
final class BindingsStory: XCTestCase, Story {
  private let account = Account()
  private let truck = FoodTruck(menu: [Donut(name: "glazed")])
  private let order = Order()
  private let store = TodoStore()

  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_the_evening_starts_with_everything_on_the_desk() {
    let screen = desk().screen
    for line in [
      "Name: Ann_", "[ ] Mail", "Truck: Dot's_", "[ ] glazed is gone",
      "Pieces: 12_", "[ ] post [Edit] [Remove]", "3 to do",
      "Ann of Dot's ordered 12, 0 done",
    ] {
      expect(screen, contains: line, "the screen doesn't show \(line)")
    }
  }

  func test_any_typed_text_is_in_the_summary_right_away() throws {
    let host = desk()
    try host.type("Bea", into: "Name")
    try host.type("Lee's", into: "Truck")
    try host.type("30", into: "Pieces")
    try host.press("post")
    expect(
      host.screen, contains: "Bea of Lee's ordered 30, 1 done",
      "an edit was lost")
  }

  func test_a_typing_mistake_sets_nothing() throws {
    let host = desk()
    let summary = expectation(description: "the summary is evaluated")
    summary.isInverted = true
    try host.type("a dozen", into: "Pieces")
    if host.count(of: Summary.self) > 0 { summary.fulfill() }
    wait(for: [summary], timeout: 0)
    expect(
      host.screen, contains: "a dozen isn't a number",
      "the text that isn't a number isn't shown"
    )
    expect(
      host.screen, contains: "Ann of Dot's ordered 12",
      "the text that isn't a number changed the order")
  }

  func test_an_open_to_do_survives_the_other_forms() throws {
    let host = desk()
    try host.press("Edit", at: 1)
    try host.type("30", into: "Pieces")
    try host.press("glazed is gone")
    try host.press("Remove", at: 0)
    // The first field with this title is that of the account.
    try host.type("river bank", into: "Name", at: 1)
    expect(
      host.screen, contains: "[ ] river bank [Edit] [Remove]",
      "the open field was closed")
    expect(account.name, is: "Ann", "a to-do renamed the account")
  }

  func test_the_desk_is_not_evaluated() throws {
    let host = desk()
    try host.type("Bea", into: "Name")
    try host.type("30", into: "Pieces")
    try host.press("bank")
    expect(
      host.count(of: Desk.self), is: 0,
      "evaluated: \(host.evaluations), but Desk shouldn't be evaluated")
  }

  private func desk() -> TestHost {
    let host = TestHost(
      Desk(account: account, truck: truck, order: order, store: store))
    host.reset()
    return host
  }
}

/// Passes four objects along, and reads none of their properties.
private struct Desk: View {
  let account: Account
  let truck: FoodTruck
  let order: Order
  let store: TodoStore

  var body: some View {
    VStack {
      AccountScreen(account: account)
      MenuScreen().environment(truck)
      OrderScreen(order: order)
      TodoListScreen(store: store)
      Summary(account: account, truck: truck, order: order, store: store)
    }
  }
}

private struct Summary: View {
  let account: Account
  let truck: FoodTruck
  let order: Order
  let store: TodoStore

  var body: some View {
    let done = store.todos.count { $0.isDone }
    Text(
      "\(account.name) of \(truck.name) ordered \(order.pieces), \(done) done")
  }
}
