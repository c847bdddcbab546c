import GradingKit
import Testing

@testable import StopTheStream

// Which objects are freed, and when. Nothing changes after an end here, so that
// a change can't be what ends a loop.

extension StopTheStreamTests {
  @Test func `an unreferenced display is freed`() async {
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
      the last reference to the display was released, but the display wasn't \
      freed; until a task ends, it keeps what its closure captured, and this \
      task is still waiting, so capture the display weakly. A guard let self \
      before the loop keeps the display, too, until the loop ends, so unwrap \
      self inside the loop
      """)
    withExtendedLifetime(truck) {}
  }

  @Test func `a display that showed changes is freed, too`() async {
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
      after the display showed a change, its last reference was released, but \
      the display wasn't freed; if you take a strong reference to add a line, \
      release it before the loop waits for the next line
      """)
    withExtendedLifetime(truck) {}
  }

  @Test func `a freed display releases its truck`() async {
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
      the last references to the display and its truck were released, but the \
      truck wasn't freed; the loop waits for a change that won't come, and \
      keeps the truck, so cancel the loop's task
      """)
  }

  @Test func `stop releases the truck`() async {
    await expectGone(
      """
      after the display was stopped, the last reference to the truck was \
      released, but the truck wasn't freed; a task that's still waiting keeps \
      the truck, so cancel that task
      """
    ) { display in
      display.stop()
    }
  }

  @Test func `a truck that was followed twice is released`() async {
    var truck: FoodTruck? = FoodTruck()
    weak var trace: FoodTruck?
    trace = truck
    let display = Display()
    for count in 1...2 {
      display.follow(truck!)
      await others { display.lines.count == count }
    }
    display.stop()
    truck = nil
    await others { trace == nil }
    expect(
      gone: trace,
      """
      after the display followed the same truck twice and was stopped, the \
      last reference to the truck was released, but the truck wasn't freed; \
      each call of follow starts a loop, so cancel the previous task even if \
      the truck is the same
      """)
    withExtendedLifetime(display) {}
  }

  @Test func `following another truck releases the previous truck`() async {
    let other = FoodTruck()
    await expectGone(
      """
      after the display followed a second truck, the last reference to the \
      first truck was released, but the first truck wasn't freed; a task \
      that's still waiting keeps it, so cancel that task
      """
    ) { display in
      display.follow(other)
    }
  }

  @Test func `a closed truck is released`() async {
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
      after the truck was closed, its last reference was released, but the \
      truck wasn't freed; the loop should notice that the truck is closed, and \
      then you should leave the loop
      """)
    withExtendedLifetime(display) {}
  }

  /// Expects that a truck is freed after a display that's kept stops following
  /// it.
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
