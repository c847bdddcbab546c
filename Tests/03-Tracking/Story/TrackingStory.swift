import Foundation
import GradingKit
import ObservationCore
import XCTest

@testable import ConditionalReads
@testable import KeepObserving
@testable import OldAndNew
@testable import ReadToObserve
@testable import StopObserving

/// One day on the road: the five observers of the chapter at work.
///
/// Where another thread makes the change, an expectation waits for it. Nothing
/// else has to wait: onChange runs inside the change, and each test runs the
/// agenda itself.
final class TrackingStory: XCTestCase, Story {
  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  func test_in_the_morning_the_sign_is_told_on_the_thread_of_the_kitchen() {
    let truck = ReadToObserve.FoodTruck()
    let told = expectation(description: "the sign is notified")
    ReadToObserve.sign(of: truck) {
      XCTAssertEqual(
        Thread.current.threadDictionary["place"] as? String, "kitchen",
        """
        the sign was notified on a different thread from the one that made the \
        change
        """)
      XCTAssertEqual(
        truck.stock, 10,
        "the sign was notified after the change, and not before it")
      told.fulfill()
    }

    Thread {
      Thread.current.threadDictionary["place"] = "kitchen"
      truck.stock = 9
    }.start()

    wait(for: [told], timeout: 10)
  }

  func test_at_noon_the_books_follow_the_board() {
    let truck = KeepObserving.FoodTruck()
    let agenda = KeepObserving.Agenda()
    var shown: [Int] = []
    keepShowing(truck, on: agenda) { stock in
      shown.append(stock)
      if stock < 3 { truck.stock = 12 }
    }

    for sold in [2, 3, 4] {
      truck.stock -= sold
      agenda.run()
    }
    agenda.run()

    expect(shown, is: [10, 8, 5, 1, 12])
    expect(
      agenda.isEmpty, is: true,
      "every change was shown, so the agenda should be empty")
  }

  func test_in_the_afternoon_two_deliveries_are_one_line() {
    let truck = OldAndNew.FoodTruck()
    let agenda = OldAndNew.Agenda()
    var lines: [String] = []
    noteNextChange(of: truck, on: agenda) { lines.append($0) }

    truck.stock += 5
    truck.stock += 5
    agenda.run()

    expect(lines, is: ["10 → 20"])
  }

  func test_an_auditor_asks_while_the_truck_is_closed() {
    let truck = ConditionalReads.FoodTruck()
    let auditor = Auditor(of: truck) { $0.reduce(0, +) }
    let order = [
      "the caller of canSell is notified",
      "the first caller of sum is notified",
      "the second caller of sum is notified",
    ].map {
      expectation(description: $0)
    }
    expect(auditor.canSell { order[0].fulfill() }, is: false)
    expect(auditor.sum { order[1].fulfill() }, is: 5)
    expect(auditor.sum { order[2].fulfill() }, is: 5)

    truck.stock = 0
    truck.prices = [4]

    wait(for: [order[0]], timeout: 0)
    wait(for: [order[1], order[2]], timeout: 0)
    expect(auditor.sum {}, is: 4)
  }

  func test_in_the_evening_nothing_is_left_behind() {
    let truck = StopObserving.FoodTruck()
    let agenda = StopObserving.Agenda()
    let shown = expectation(description: "the stock is shown")
    shown.expectedFulfillmentCount = 2
    var watcher: Watcher? = Watcher(truck, on: agenda) { _ in shown.fulfill() }
    weak var trace: Watcher?
    trace = watcher

    truck.stock = 9
    agenda.run()
    truck.stock = 8
    watcher = nil
    agenda.run()

    wait(for: [shown], timeout: 0)
    expect(gone: trace, "the watcher was released, but it's still alive")
  }

  // A tracking waits when apply has returned. What any thread changes between
  // the read and that moment, no observer is notified of.
  func test_a_change_on_another_thread_may_come_before_the_wait() {
    let truck = OldAndNew.FoodTruck()
    let told = expectation(description: "the observer is notified")
    told.isInverted = true
    let isDone = DispatchSemaphore(value: 0)
    withObservationTracking {
      XCTAssertEqual(truck.stock, 10)
      Thread {
        truck.stock = 9
        isDone.signal()
      }.start()
      isDone.wait()
    } onChange: {
      told.fulfill()
    }
    wait(for: [told], timeout: 0)
    XCTAssertEqual(truck.stock, 9)
  }

  // A tracking ends with the last of the objects that it has read, and lets
  // go what onChange has captured.
  func test_a_tracking_lives_on_with_the_last_of_its_objects() {
    final class Poster {}
    let first = Box(OldAndNew.FoodTruck())
    let second = Box(OldAndNew.FoodTruck())
    var poster: Poster? = Poster()
    weak var trace: Poster?
    trace = poster
    withObservationTracking {
      _ = first.truck!.stock + second.truck!.stock
    } onChange: { [poster] in
      XCTFail("nothing changed, but \(String(describing: poster)) is notified")
    }
    poster = nil

    first.truck = nil
    XCTAssertNotNil(trace, "the second truck should still keep the closure")
    second.truck = nil
    XCTAssertNil(
      trace,
      "both trucks were freed, so the closure should be released")
  }

  // What a task in apply reads, it reads on another thread or too late.
  func test_a_task_in_apply_is_not_tracked() async {
    let truck = OldAndNew.FoodTruck()
    let told = expectation(description: "the observer is notified")
    told.isInverted = true
    let task = withObservationTracking {
      Task { truck.stock }
    } onChange: {
      told.fulfill()
    }
    let stock = await task.value
    XCTAssertEqual(stock, 10)
    truck.stock = 9
    await fulfillment(of: [told], timeout: 0)
  }

  // SE-0475: since Swift 6.2 there is a loop that tracks again by itself.
  func test_values_over_time_begin_with_the_value_of_now() async {
    let truck = OldAndNew.FoodTruck()
    for await stock in Observations({ truck.stock }) {
      XCTAssertEqual(stock, 10)
      break
    }
  }

  // SE-0395: onChange may run on any thread, so it has to be `@Sendable`.
  func test_the_function_has_the_type_that_the_notes_say() {
    typealias Function = (
      () -> Int, @autoclosure () -> @Sendable () -> Void
    ) -> Int
    let track: Function = withObservationTracking
    XCTAssertEqual(track({ 1 }, {}), 1)
  }
}

/// Keeps a truck until it has to release it.
private final class Box {
  var truck: OldAndNew.FoodTruck?
  init(_ truck: OldAndNew.FoodTruck) { self.truck = truck }
}
