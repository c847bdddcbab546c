import GradingKit
import XCTest

@testable import Audit
@testable import SaveOnChange
@testable import ScreenWithoutViews

/// A day of a food truck without a single view: a screen that sets its own
/// labels, a list that saves itself, and an account whose reads and sets are
/// noted.
///
/// Nothing here waits for a clock. Time passes on the agenda, when the story
/// says so, and each expectation is fulfilled before its wait begins. The waits
/// have a long timeout all the same: on a busy machine, XCTest on Linux may
/// stop the program when a wait outlasts its timeout.
final class BeyondViewsStory: XCTestCase, Story {
  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  @MainActor
  func test_in_the_morning_the_screen_goes_from_truck_to_truck() async {
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

  @MainActor
  func test_at_noon_the_shopping_list_is_saved_when_it_is_quiet() async {
    let list = TodoList("flour", "sugar")
    let agenda = SaveOnChange.Agenda()
    let saved = expectation(description: "the list is saved once")
    saved.assertForOverFulfill = true
    var saves: [[String]] = []
    let saver = Saver(list, on: agenda) { lines in
      saves.append(lines)
      saved.fulfill()
    }

    for item in list.items {
      item.isDone = true
      agenda.pass(1)
    }
    list.items.append(TodoItem("salt"))
    agenda.pass(1)

    expect(saves.count, is: 0, "the list was saved before two quiet seconds")
    agenda.pass(9)
    await fulfillment(of: [saved], timeout: 10)
    expect(saves, is: [["[x] flour", "[x] sugar", "[ ] salt"]])
    withExtendedLifetime(saver) {}
  }

  func test_in_the_evening_the_audit_names_all_who_were_there() {
    let audit = AuditLog()
    let account = Account(owner: "Ann", balance: 10, audit: audit)
    let notified = expectation(
      description: "the screen is notified of the deposit")
    audit.acting(as: "the screen") {
      observe(notified) { account.summary }
    }

    audit.acting(as: "Bea") { account.deposit(5) }

    wait(for: [notified], timeout: 10)
    expect(
      audit.lines,
      is: [
        "the screen reads owner", "the screen reads balance",
        "Bea reads balance", "Bea sets balance to 15",
      ])
  }

  // Closures in the models and work on agendas outlive them.
  @MainActor
  func test_at_night_all_of_them_are_freed() async {
    let truck = FoodTruck(name: "Ann's Donuts", donuts: 10)
    let list = TodoList("flour")
    let later = ScreenWithoutViews.Agenda()
    let clock = SaveOnChange.Agenda()
    var screen: TruckScreen? = TruckScreen(truck, on: later)
    var saver: Saver? = Saver(list, on: clock) { _ in
      XCTFail("the saver was released, but it still saved")
    }
    weak var traceOfScreen: TruckScreen?
    weak var traceOfSaver: Saver?
    (traceOfScreen, traceOfSaver) = (screen, saver)

    truck.donuts = 0
    list.items[0].isDone = true
    (screen, saver) = (nil, nil)

    expect(gone: traceOfScreen, "the screen was released but not freed")
    expect(gone: traceOfSaver, "the saver was released but not freed")
    later.run()
    clock.pass(9)
  }
}
