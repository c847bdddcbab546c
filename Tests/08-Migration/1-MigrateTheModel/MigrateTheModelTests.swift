import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import MigrateTheModel

@MainActor
@Suite("8.1 MigrateTheModel", .exercise())
struct MigrateTheModelTests: ViewSuite {
  let account = Account(name: "Ann")
  let orders = Orders()
  let order = Order("soup")
  let changes = Recorder()

  @Test func `each property of an account is observed separately`() {
    changes.track("name") { account.name }
    account.points = 5
    expect(
      changes.calls, is: [],
      """
      \(changes); only the points changed, so the observer of the name should \
      not be notified
      """)
    account.name = "Anna"
    expect(
      changes.calls, is: ["name"],
      """
      \(changes); the name was read, then changed from Ann to Anna, so its \
      observer should be notified. @Observable notifies the observers that \
      read a property; a published property notifies only subscribers
      """)
  }

  @Test func `the points are observed`() {
    changes.track("points") { account.points }
    account.checkIn()
    expect(
      changes.calls, is: ["points"],
      """
      \(changes); the points were read, then a visit added a point, so the \
      observer of the points should be notified
      """)
    expect(
      [account.points, account.visits], is: [1, 1],
      """
      after one visit, there are \(account.points) points and \
      \(account.visits) visits; a visit should add one to each
      """)
    changes.track("points, set") { account.points }
    account.points = 5
    expect(
      changes.calls, is: ["points", "points, set"],
      """
      \(changes); the points were read, then set to 5 without a visit, so the \
      observer of the points should be notified again
      """)
  }

  @Test func `no observer is notified of the visits`() {
    changes.track("visits") { account.visits }
    changes.track("points") { account.points }
    account.visits = 7
    expect(
      changes.calls, is: [],
      """
      \(changes); the visits weren't published, so changing them should notify \
      no one. @Observable observes every stored property that isn't ignored
      """)
  }

  @Test func `an order is observed`() {
    changes.track("isReady") { order.isReady }
    order.isReady = true
    expect(
      changes.calls, is: ["isReady"],
      """
      \(changes); isReady was read, then the order became ready, so its \
      observer should be notified. Each class needs the macro
      """)
  }

  @Test func `each property of the orders is observed separately`() {
    changes.track("all") { orders.all }
    changes.track("tips") { orders.tips }
    changes.track("note") { orders.note }
    orders.tips = 3
    expect(
      changes.calls, is: ["tips"],
      """
      \(changes); all properties were read, but only the tips changed, so only \
      their observer should be notified
      """)
    orders.note = "no salt"
    orders.add("stew")
    expect(
      changes.calls, is: ["tips", "note", "all"],
      """
      \(changes); the tips, the note and the array changed, one after the \
      other, and each change should notify the observer of that property. \
      Observe the note, which used to send by hand, like the other properties
      """)
  }

  @Test func `no observer is notified of the receipt`() {
    changes.track("receipt") { orders.receipt }
    orders.tips = 3
    expect(
      changes.calls, is: [],
      """
      \(changes); the tips changed, and so did the receipt, but the receipt \
      wasn't published, so its observer should not be notified. Ignore the \
      receipt, and don't let it read anything observed
      """)
  }

  @Test func `the receipt starts with the current tips`() {
    expect(
      orders.receipt, is: ["tips: 0"],
      """
      the receipt of a new Orders object is \(orders.receipt), but it should \
      contain the current tips. The publisher of a property starts with the \
      current value, while didSet doesn't run for the initial value
      """)
  }

  @Test func `every write of the tips prints a line`() {
    orders.tips = 3
    orders.tips += 1
    orders.tips = 4
    expect(
      orders.receipt, is: ["tips: 0", "tips: 3", "tips: 4", "tips: 4"],
      """
      the tips were set to 3, to 4 and to 4 again, and the receipt is \
      \(orders.receipt); print a line for every write, with the new value
      """)
  }

  @Test func `the screen looks as it did`() {
    expect(
      screen().screen,
      is: """
        Dot's truck
        Ann: 0 points [Check in]
        Name: Ann_
        Tips: 0 [Tip]
        Note: _
        [soup] open
        [pie] open
        [Add stew]
        """,
      """
      the screen shows "\(screen().screen)"; it should show the current values \
      of its models, as in the task
      """)
  }

  @Test func `the old views show every change`() throws {
    let host = screen()
    for label in ["Check in", "Tip", "soup", "Add stew"] {
      try host.press(label)
    }
    try host.type("Bea", into: "Name")
    try host.type("no salt", into: "Note")
    expect(
      host.screen,
      is: """
        Dot's truck
        Bea: 1 points [Check in]
        Name: Bea_
        Tips: 1 [Tip]
        Note: no salt_
        [soup] ready
        [pie] open
        [stew] open
        [Add stew]
        """,
      """
      Check in, Tip, soup and Add stew were tapped, then a new name and note \
      were typed, but the screen shows "\(host.screen)"; it should show the \
      current values of its models
      """)
  }

  @Test(arguments: ["Tip", "Check in", "soup", "pie"])
  func `a tap re-evaluates one body`(label: String) throws {
    let host = screen()
    try host.press(label)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one property changed, so only the body \
      that read it should be evaluated. A view with an old wrapper is \
      re-evaluated for other changes only if something sends objectWillChange
      """)
  }

  @Test func `a new note re-evaluates one body`() throws {
    let host = screen()
    try host.paste("no salt", into: "Note")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); the note changed, so only the body that \
      read it should be evaluated. Don't send objectWillChange any more, not \
      even by hand
      """)
  }

  @Test func `no change sends objectWillChange`() {
    var count = 0
    let listening = [
      orders.objectWillChange.sink { count += 1 },
      order.objectWillChange.sink { count += 1 },
      account.objectWillChange.sink { count += 1 },
    ]
    orders.tips = 3
    orders.note = "no salt"
    orders.add("stew")
    order.isReady = true
    account.checkIn()
    account.name = "Bea"
    expect(
      count, is: 0,
      """
      objectWillChange was sent \(count) times, but it should never be sent; \
      only views subscribe to it now, and they observe what they read
      """)
    for listener in listening { listener.cancel() }
  }

  private func screen() -> TestHost {
    let host = TestHost(TruckScreen(account: account))
    host.reset()
    return host
  }
}
