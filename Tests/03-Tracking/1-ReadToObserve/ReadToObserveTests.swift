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
      \(changes), after the stock changed; only what's read while apply runs \
      is observed, and the sign shows the stock, so read it in apply
      """)
  }

  @Test func `changing the name notifies the sign`() {
    look("sign")
    truck.name = "Plain"
    expect(
      changes.calls, is: ["sign"],
      """
      \(changes), after the name changed; the sign shows the name, so read it \
      in apply
      """)
  }

  @Test func `another look doesn't notify earlier observers`() {
    look("first")
    look("second")
    expect(
      changes.calls, is: [],
      """
      \(changes), but all that happened was a second look at the sign; += also \
      reads the count, and all reads inside apply are observed, so count the \
      look outside apply
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
      \(changes), after the stock changed, then the name, then the stock \
      again; the sign should be notified only once. Read the name and the \
      stock in one apply, because a tracking observes all that apply reads, \
      and ends with the first change
      """)
  }

  @Test func `a sign is notified before the change`() {
    sign(of: truck) { changes.record("sign", seeing: truck.stock) }
    truck.stock = 9
    expect(
      changes.seen, is: ["10"],
      """
      \(changes), and saw \(changes.seen), after the stock went from 10 to 9; \
      onChange should be called before the new stock is stored, so that it \
      still sees 10
      """)
  }

  @Test func `each sign is notified`() {
    look("first")
    look("second")
    truck.stock = 9
    expect(
      changes.calls, isInAnyOrder: ["first", "second"],
      """
      \(changes), after two people looked and then the stock changed; both \
      people should be notified
      """)
  }

  @Test func `the signs of two trucks are notified, each of its own truck`() {
    let other = FoodTruck()
    look("sign")
    sign(of: other) { [changes] in changes.record("other sign") }
    truck.stock = 9
    expect(
      changes.calls, is: ["sign"],
      """
      \(changes), after someone looked at the signs of two trucks and then the \
      first truck's stock changed; only the first truck's sign should be \
      notified
      """)
    other.stock = 8
    expect(
      changes.calls, is: ["sign", "other sign"],
      """
      \(changes), after the first truck's stock changed, and then the second \
      truck's; each truck's sign should be notified once
      """)
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
      count, but each call should still count one look before it returns
      """)
    truck.stock = 9
    expect(
      truck.looks, is: 2,
      """
      two people looked, then the stock changed, and the count is \
      \(truck.looks) instead of 2; a change shouldn't be counted as a look
      """)
  }

  @Test func `a closure that read the count is notified of the next look`() {
    changes.track("the owner") { truck.looks }
    look("sign")
    expect(
      changes.calls, is: ["the owner"],
      """
      \(changes), after the owner read the count and another person looked; \
      the owner should be notified of that look, so don't leave the count out \
      of observation
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
      the sign said "\(first)", then "\(second)", but the name and the stock \
      were Glazed and 10, then Plain and 7; each look should show the current \
      name and stock, such as "Glazed: 10 left"
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
      \(changes), after the stock went from \(stock) to 12, then back, then \
      the name changed, with a look before each change; each look should be \
      notified of the change that follows it, no matter what the name and the \
      stock are
      """)
  }

  private func look(_ name: String) {
    sign(of: truck) { changes.record(name) }
  }
}
