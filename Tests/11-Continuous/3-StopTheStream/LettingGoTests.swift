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
      the last reference to the display was released, but it wasn't freed; a \
      task keeps what its closure captured until it ends, and this task is \
      waiting, so don't let it own the display
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
      the last reference to the display was released, but after a change it \
      wasn't freed; release a reference that you take for one line before the \
      loop waits for the next
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
      the display was freed and nothing else keeps the truck, but the truck \
      wasn't freed; the loop waits for a change that won't come, and keeps the \
      truck, so cancel its task
      """)
  }

  @Test func `stop releases the truck`() async {
    await expectGone(
      """
      the display was stopped and nothing else keeps the truck, but the truck \
      wasn't freed; a task that's still waiting keeps it, so cancel that task
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
      the display followed the same truck twice and was stopped, and nothing \
      else keeps the truck, but it wasn't freed; each follow starts a loop, so \
      cancel the previous task even for the same truck
      """)
    withExtendedLifetime(display) {}
  }

  @Test func `following another truck releases the previous truck`() async {
    let other = FoodTruck()
    await expectGone(
      """
      the display follows another truck and nothing else keeps the previous \
      one, but that wasn't freed; a task that's still waiting keeps it, so \
      cancel that task
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
      the truck was closed and nothing else keeps it, but it wasn't freed; the \
      loop should notice that it was closed, and you should leave the loop then
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
