import GradingKit
import Testing

@testable import StopTheStream

@MainActor
@Suite("11.3 StopTheStream", .exercise())
struct StopTheStreamTests: ExerciseSuite {
  let truck = FoodTruck()
  let display = Display()

  @Test func `after stop no change is shown`() async {
    await follow()
    expect(
      display.lines, is: ["10 donuts"],
      """
      \(shown), but it followed a truck with 10 donuts and hasn't been stopped \
      yet; it should show that number, once. A task that's cancelled before \
      its first turn shows nothing
      """)
    display.stop()
    await sell(to: 9)
    await sell(to: 8)
    expect(
      display.lines, is: ["10 donuts"],
      """
      \(shown), but it was stopped at 10 donuts, so that should be its only \
      line. Cancel the task to stop the loop; code after the loop runs even in \
      a cancelled task
      """)
  }

  @Test func `every change is shown until stop`() async {
    await follow()
    for donuts in [9, 8, 7] { await change(to: donuts) }
    expect(
      display.lines, is: ["10 donuts", "9 donuts", "8 donuts", "7 donuts"],
      """
      \(shown); there were 10 donuts, then 9, 8 and 7, one at a time, so each \
      number should have a line
      """)
    display.stop()
  }

  @Test func `a change that has no line yet isn't shown after stop`() async {
    await follow()
    truck.donuts = 9
    display.stop()
    await settle()
    expect(
      display.lines, is: ["10 donuts"],
      """
      \(shown); the donuts were set to 9, and in the same turn the display was \
      stopped, so the 9 should not be shown. By the time the loop gets its \
      turn, its task is cancelled
      """)
  }

  @Test func `stop in the turn of follow shows nothing`() async {
    display.follow(truck)
    display.stop()
    display.stop()
    let known = display.lines.count
    await sell(to: 9)
    expect(
      display.lines.count, is: known,
      """
      \(shown), but it had \(known) lines when it was stopped, twice, right \
      after follow; a stopped display should show no more lines. A task that's \
      cancelled before it starts still runs
      """)
  }

  @Test func `closed is the last line`() async {
    await follow()
    truck.isOpen = false
    await others { display.lines.count == 2 }
    expect(
      display.lines, is: ["10 donuts", "closed"],
      """
      \(shown); the truck was closed at 10 donuts, so the last line should be \
      “closed”. A loop is notified of changes to what its closure reads; a \
      property that's read outside the closure is read only once
      """)
    truck.isOpen = true
    await settle()
    await sell(to: 9)
    expect(
      display.lines, is: ["10 donuts", "closed"],
      """
      \(shown); the truck was closed at 10 donuts, opened again, and then sold \
      a donut, but “closed” should be the last line. A loop runs until you \
      leave it, or its task is cancelled
      """)
  }

  @Test func `a truck that's already closed gets one line`() async {
    truck.isOpen = false
    await follow()
    truck.isOpen = true
    await settle()
    expect(
      display.lines, is: ["closed"],
      """
      \(shown); the truck was already closed when the display started to \
      follow it, and was opened later, so “closed” should be the only line
      """)
  }

  @Test func `following another truck ends the previous loop`() async {
    let other = FoodTruck()
    other.donuts = 50
    await follow()
    display.follow(other)
    await others { display.lines.count == 2 }
    await sell(to: 9)
    other.donuts = 49
    await others { display.lines.count == 3 }
    expect(
      display.lines, is: ["10 donuts", "50 donuts", "49 donuts"],
      """
      \(shown); the display followed a truck with 10 donuts, then a second \
      truck with 50. Then each truck sold one donut, but only the second \
      truck's sale should be shown
      """)
    display.stop()
  }

  @Test func `following a truck again doesn't show changes twice`() async {
    await follow()
    display.follow(truck)
    await others { display.lines.count == 2 }
    await change(to: 9)
    expect(
      display.lines, is: ["10 donuts", "10 donuts", "9 donuts"],
      """
      \(shown); the display followed the truck twice, then a donut was sold, \
      which should be shown once. End the previous loop when you follow a truck
      """)
    display.stop()
  }

  @Test func `a stopped display can follow a truck again`() async {
    await follow()
    display.stop()
    truck.donuts = 9
    display.follow(truck)
    await others { display.lines.count == 2 }
    await change(to: 8)
    expect(
      display.lines, is: ["10 donuts", "9 donuts", "8 donuts"],
      """
      \(shown); after the display was stopped at 10 donuts, it followed the \
      truck again at 9, and then a donut was sold; there should be lines for 9 \
      and 8, too
      """)
    display.stop()
  }

  @Test func `following a closed truck ends the previous loop`() async {
    let other = FoodTruck()
    other.isOpen = false
    await follow()
    display.follow(other)
    await others { display.lines.count == 2 }
    await sell(to: 9)
    expect(
      display.lines, is: ["10 donuts", "closed"],
      """
      \(shown); the display followed a truck with 10 donuts, then a second \
      truck that was already closed. Then the first truck sold a donut, which \
      should not be shown
      """)
  }

  @Test func `a truck that closes in the turn of the end isn't shown`() async {
    let other = FoodTruck()
    other.donuts = 50
    await follow()
    truck.isOpen = false
    display.follow(other)
    await others { display.lines.count == 2 }
    await settle()
    other.isOpen = false
    display.stop()
    await settle()
    expect(
      display.lines, is: ["10 donuts", "50 donuts"],
      """
      \(shown); the first truck was closed, and in the same turn the display \
      followed a second truck, with 50 donuts. Then the second truck was \
      closed, and in the same turn the display was stopped. Neither closing \
      should get a line, so there should be 2 lines, not \
      \(display.lines.count). Code after the loop runs even if the loop's task \
      is cancelled
      """)
  }

  private func follow() async {
    display.follow(truck)
    await others { !display.lines.isEmpty }
  }

  /// Sells donuts, and waits for one more line.
  private func change(to donuts: Int) async {
    let known = display.lines.count
    truck.donuts = donuts
    await others { display.lines.count > known }
    await settle()
  }

  /// Sells donuts, which shouldn't add a line.
  private func sell(to donuts: Int) async {
    truck.donuts = donuts
    await settle()
  }

  private var shown: String {
    display.lines.isEmpty
      ? "the display shows no lines"
      : "the display shows “\(display.lines.joined(separator: "”, then “"))”"
  }
}
