import GradingKit
import Testing
import ViewCore
import ViewGrading
import XCTest

@testable import CounterScreen
@testable import OwnTheStore
@testable import ReadWhereYouDraw
@testable import RowOfItsOwn

/// One day in front of a single screen, with the views of the chapter on it.
///
/// An expectation is fulfilled as often as the host has evaluated a view, and
/// is inverted where a view must be left alone.
final class ViewsStory: XCTestCase, Story {
  private let step = Step(name: "dough")
  private let truck = FoodTruck(name: "Dot's")
  private let counter = Counter()
  private let store = Store(name: "East")

  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_the_day_begins_with_everything_on_one_screen() {
    let screen = day().screen
    for line in [
      "Count: 0", "Corner shop", "Visits: 0", "East: 0", "Batch",
      "[dough] to do", "[fry] to do", "Dot's", "10 donuts", "[Sell]",
    ] {
      expect(screen, contains: line, "the screen doesn't show \(line)")
    }
  }

  func test_each_tap_evaluates_the_views_that_show_what_it_changes() throws {
    let host = day()
    for label in ["+1", "Welcome", "dough", "Sell"] { try host.press(label) }
    expect(
      host.causes,
      is: [
        "property Counter.count", "property Store.visits",
        "property Step.isDone", "property FoodTruck.stock",
      ])
  }

  func test_the_screens_around_are_left_alone() {
    let host = day()
    let around = expectation(description: "an unaffected view is evaluated")
    around.isInverted = true

    host.perform {
      step.isDone = true
      truck.stock -= 1
      truck.price = 3
    }

    let others = [
      host.count(of: Day.self), host.count(of: BatchList.self),
      host.count(of: TruckScreen.self), host.count(of: CounterScreen.self),
    ]
    if others != [0, 0, 0, 0] { around.fulfill() }
    wait(for: [around], timeout: 0)
  }

  func test_a_busy_noon_is_one_evaluation_for_each_view_that_reads() {
    let host = day()
    let lines = expectation(description: "a view is evaluated")
    lines.expectedFulfillmentCount = 2

    host.perform {
      for _ in 1...100 {
        truck.sell(at: truck.price)
        store.visits += 1
      }
    }

    for _ in host.causes { lines.fulfill() }
    wait(for: [lines], timeout: 0)
    expect(host.screen, contains: "East: 100", "a visit was lost")
    expect(host.screen, contains: "-90 donuts", "a sale was lost")
  }

  func test_a_new_title_in_the_evening_loses_no_visit() throws {
    let host = day()
    try host.press("Welcome")
    try host.press("Rename")
    expect(host.screen, contains: "Night shop\nVisits: 1", "a visit was lost")
  }

  private func day() -> TestHost {
    let host = TestHost(
      Day(counter: counter, store: store, step: step, truck: truck))
    host.reset()
    return host
  }
}

private struct Day: View {
  let counter: Counter
  let store: Store
  let step: Step
  let truck: FoodTruck
  @State var fry = Step(name: "fry")
  @State var glaze = Step(name: "glaze")
  @State var title = "Corner shop"

  var body: some View {
    VStack {
      CounterScreen(counter: counter)
      StoreScreen(title: title)
      StoreLine(store: store)
      BatchList(dough: step, fry: fry, glaze: glaze)
      TruckScreen(truck: truck)
      Button("Rename") { title = "Night shop" }
    }
  }
}
