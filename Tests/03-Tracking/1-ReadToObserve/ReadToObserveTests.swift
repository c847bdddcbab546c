import GradingKit
import Testing

@testable import ReadToObserve

@Suite("3.1 ReadToObserve", .exercise())
struct ReadToObserveTests: ExerciseSuite {
  let truck = FoodTruck()
  let changes = Recorder()

  @Test func `changing the stock notifies the sign`() {
    look("sign")
    truck.stock = 9
    expect(
      changes.calls, is: ["sign"],
      """
      \(changes); only what is read while apply runs is observed, and the \
      sign shows the stock
      """)
  }

  @Test func `changing the name notifies the sign`() {
    look("sign")
    truck.name = "Plain"
    expect(
      changes.calls, is: ["sign"],
      "\(changes); the sign shows the name, so apply has to read it")
  }

  @Test func `another look doesn't notify earlier observers`() {
    look("first")
    look("second")
    expect(
      changes.calls, is: [],
      """
      \(changes); += also counts as a read, and all reads inside apply are \
      observed
      """)
  }

  @Test func `a sign is notified once, of the name or the stock`() {
    look("sign")
    truck.stock = 9
    truck.name = "Plain"
    truck.stock = 8
    expect(
      changes.calls, is: ["sign"],
      """
      \(changes); one tracking observes everything its apply reads, and ends \
      with the first change of any of it
      """)
  }

  @Test func `a sign is notified before the change`() {
    sign(of: truck) { changes.record("sign", seeing: truck.stock) }
    truck.stock = 9
    expect(
      changes.seen, is: ["10"],
      """
      \(changes), and saw \(changes.seen); onChange is called before the new \
      value is stored
      """)
  }

  @Test func `each sign is notified`() {
    look("first")
    look("second")
    truck.stock = 9
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      "\(changes); two people looked, and both signs show the stock")
  }

  @Test func `each look is counted once, when it happens`() {
    look("first")
    look("second")
    // Read once, so that what is judged is what is shown.
    let looks = truck.looks
    expect(
      looks, is: 2,
      """
      two people looked, and the count is \(looks); the sign doesn't show the \
      count, but the function still counts before it returns
      """)
    truck.stock = 9
    expect(
      truck.looks, is: 2,
      """
      two people looked, then the stock changed, and the count is \
      \(truck.looks); a change isn't a look
      """)
  }

  @Test func `a closure that read the count is notified of the next look`() {
    changes.track("the owner") { truck.looks }
    look("sign")
    expect(
      changes.calls, is: ["the owner"],
      """
      \(changes); the count stays observed by code that reads it. Only the \
      sign doesn't use it
      """)
  }

  @Test func `the sign shows the name and the stock`() {
    let first = sign(of: truck) {}
    truck.name = "Plain"
    truck.stock = 7
    let second = sign(of: truck) {}
    expect(
      [first, second], is: ["Glazed: 10 left", "Plain: 7 left"],
      """
      Glazed had 10 left, then Plain had 7, and the sign says \(first), then \
      \(second); each look shows the current values
      """)
  }

  @Test(arguments: [0, 3])
  func `a sign is notified whatever the stock was`(stock: Int) {
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
      changed, with a look before each change. A sign shows the name and the \
      stock, whatever they are
      """)
  }

  private func look(_ name: String) {
    sign(of: truck) { changes.record(name) }
  }
}
