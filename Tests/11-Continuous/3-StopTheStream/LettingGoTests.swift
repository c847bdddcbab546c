import GradingKit
import Testing

@testable import StopTheStream

// What is let go, and when. Nothing changes after an end here: what a change
// would wake is not what ends it.

extension StopTheStreamTests {
  @Test func `a display that nobody holds is gone`() async {
    let truck = FoodTruck()
    var display: Display? = Display()
    weak var trace: Display?
    trace = display
    display?.follow(truck)
    await others { trace?.lines.isEmpty == false }
    display = nil
    await others { trace == nil }
    expect(
      gone: trace,
      """
      nobody holds the display, and it is still there; a task holds what its \
      closure has captured until it ends, and this one waits
      """)
    withExtendedLifetime(truck) {}
  }

  @Test func `a display that has shown changes is gone, too`() async {
    let truck = FoodTruck()
    var display: Display? = Display()
    weak var trace: Display?
    trace = display
    display?.follow(truck)
    await others { trace?.lines.isEmpty == false }
    truck.donuts = 9
    await others { trace?.lines.count == 2 }
    display = nil
    await others { trace == nil }
    expect(
      gone: trace,
      """
      nobody holds the display, and it is still there after a change; what is \
      held for one line must be let go before the loop waits for the next
      """)
    withExtendedLifetime(truck) {}
  }

  @Test func `a display that is gone lets the truck go`() async {
    var truck: FoodTruck? = FoodTruck()
    weak var trace: FoodTruck?
    trace = truck
    var display: Display? = Display()
    weak var shown: Display?
    shown = display
    display?.follow(truck!)
    await others { shown?.lines.isEmpty == false }
    display = nil
    truck = nil
    await others { trace == nil }
    expect(
      gone: trace,
      """
      the display is gone, nobody holds the truck, and it is still there; the \
      loop waits for a change that will not come, and holds it until its task \
      is cancelled
      """)
  }

  @Test func `stop lets the truck go`() async {
    await expectGone(
      """
      the display was stopped, nobody holds the truck, and it is still there; \
      a task that goes on waiting holds it
      """
    ) { display in
      display.stop()
    }
  }

  @Test func `to follow another truck lets the one before go`() async {
    let other = FoodTruck()
    await expectGone(
      """
      the display follows another truck, nobody holds the one before, and it \
      is still there; a task that goes on waiting holds it
      """
    ) { display in
      display.follow(other)
    }
  }

  @Test func `a truck that has closed is let go`() async {
    var truck: FoodTruck? = FoodTruck()
    weak var trace: FoodTruck?
    trace = truck
    let display = Display()
    display.follow(truck!)
    await others { !display.lines.isEmpty }
    truck?.isOpen = false
    await others { display.lines.count == 2 }
    truck = nil
    await others { trace == nil }
    expect(
      gone: trace,
      """
      the truck was closed, nobody holds it, and it is still there; the loop \
      has to be told that it has closed, and to be left then
      """)
    withExtendedLifetime(display) {}
  }

  /// Expects that a truck is let go after an end of a display that is kept.
  private func expectGone(
    _ comment: String, after end: (Display) -> Void
  ) async {
    var truck: FoodTruck? = FoodTruck()
    weak var trace: FoodTruck?
    trace = truck
    let display = Display()
    display.follow(truck!)
    await others { !display.lines.isEmpty }
    end(display)
    truck = nil
    await others { trace == nil }
    expect(gone: trace, comment)
    withExtendedLifetime(display) {}
  }
}
