import GradingKit
import Testing

@testable import ReadToObserve

@Suite("3.1 ReadToObserve", .exercise())
struct ReadToObserveTests: ExerciseSuite {
  let truck = FoodTruck()
  let changes = Recorder()

  @Test func `a change of the stock is announced`() {
    look("sign")
    truck.stock = 9
    expect(
      changes.calls, is: ["sign"],
      """
      \(changes); only what is read while apply runs is observed, and the \
      sign shows the stock
      """)
  }

  @Test func `a change of the name is announced`() {
    look("sign")
    truck.name = "Plain"
    expect(
      changes.calls, is: ["sign"],
      "\(changes); the sign shows the name, so apply has to read it")
  }

  @Test func `another look is silent for those who have looked`() {
    look("first")
    look("second")
    expect(
      changes.calls, is: [],
      """
      \(changes); += counts as a read, too, and whatever is read inside \
      apply is observed
      """)
  }

  @Test func `a sign is told once of both its parts`() {
    look("sign")
    truck.stock = 9
    truck.name = "Plain"
    truck.stock = 8
    expect(
      changes.calls, is: ["sign"],
      """
      \(changes); one tracking waits for all that its apply has read, and \
      ends with the first change of any of it
      """)
  }

  @Test func `a sign is told before the change`() {
    sign(of: truck) { changes.record("sign", seeing: truck.stock) }
    truck.stock = 9
    expect(
      changes.seen, is: ["10"],
      """
      \(changes), and saw \(changes.seen); onChange is called before the new \
      value is stored
      """)
  }

  @Test func `each sign is told for itself`() {
    look("first")
    look("second")
    truck.stock = 9
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      "\(changes); two have looked, and the stock concerns both")
  }

  @Test func `each look is counted once, when it happens`() {
    look("first")
    look("second")
    // Read once, so that what is judged is what is shown.
    let looks = truck.looks
    expect(
      looks, is: 2,
      """
      two have looked, and the count is \(looks); the sign does not show the \
      count, but the function still counts before it returns
      """)
    truck.stock = 9
    expect(
      truck.looks, is: 2,
      """
      two have looked, then the stock has changed, and the count is \
      \(truck.looks); a change is not a look
      """)
  }

  @Test func `whoever has read the count hears of the next look`() {
    changes.track("the owner") { truck.looks }
    look("sign")
    expect(
      changes.calls, is: ["the owner"],
      """
      \(changes); the count stays observed for those who read it themselves. \
      Only the sign has no use for it
      """)
  }

  @Test func `the sign says the name and the stock`() {
    let first = sign(of: truck) {}
    truck.name = "Plain"
    truck.stock = 7
    let second = sign(of: truck) {}
    expect(
      [first, second], is: ["Glazed: 10 left", "Plain: 7 left"],
      """
      Glazed had 10 left, then Plain had 7, and the sign says \(first), then \
      \(second); each look draws what is there
      """)
  }

  @Test(arguments: [0, 3])
  func `a change is announced, however little was left`(stock: Int) {
    truck.stock = stock
    look("sign")
    truck.stock = 12
    look("next sign")
    truck.stock = stock
    look("last sign")
    truck.name = "Plain"
    expect(
      changes.calls, is: ["sign", "next sign", "last sign"],
      """
      \(changes); the stock went from \(stock) to 12, then back, then the name \
      changed, and before each change somebody looked. A sign shows the name \
      and the stock, whatever they are
      """)
  }

  private func look(_ name: String) {
    sign(of: truck) { changes.record(name) }
  }
}
