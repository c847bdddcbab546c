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

  @Test func `an account is observed property by property`() {
    changes.track("name") { account.name }
    account.points = 5
    expect(
      changes.calls, is: [],
      """
      \(changes); the points changed, and only the name was read
      """)
    account.name = "Anna"
    expect(
      changes.calls, is: ["name"],
      """
      \(changes); the name was read, and changed from Ann to Anna. \
      @Observable announces a property to those who have read it; a published \
      property is announced to those alone who have subscribed
      """)
  }

  @Test func `the points are observed`() {
    changes.track("points") { account.points }
    account.checkIn()
    expect(
      changes.calls, is: ["points"],
      "\(changes); the points were read, and a visit is worth a point")
    expect(
      [account.points, account.visits], is: [1, 1],
      """
      one visit: \(account.points) points, \(account.visits) visits; a visit \
      counts once in each
      """)
  }

  @Test func `no observer is notified of the visits`() {
    changes.track("visits") { account.visits }
    account.visits = 7
    expect(
      changes.calls, is: [],
      """
      \(changes); the visits were not published, so nobody was told of them, \
      and nobody is to be told now. @Observable observes every stored variable \
      unless it is ignored
      """)
  }

  @Test func `an order is observed`() {
    changes.track("isReady") { order.isReady }
    order.isReady = true
    expect(
      changes.calls, is: ["isReady"],
      """
      \(changes); the order was read, and became ready. Each class needs a \
      macro of its own
      """)
  }

  @Test func `the orders are observed property by property`() {
    changes.track("all") { orders.all }
    changes.track("tips") { orders.tips }
    changes.track("note") { orders.note }
    orders.tips = 3
    expect(
      changes.calls, is: ["tips"],
      "\(changes); all properties were read, and the tips have changed")
    orders.note = "no salt"
    orders.add("stew")
    expect(
      changes.calls, is: ["tips", "note", "all"],
      """
      \(changes); the tips, the note and the array have changed, one after \
      the other. What sent by hand is an observed property like the others
      """)
  }

  @Test func `no observer is notified of the receipt`() {
    changes.track("receipt") { orders.receipt }
    orders.tips = 3
    expect(
      changes.calls, is: [],
      """
      \(changes); the receipt was not published, and nobody is to be told of \
      it now. Ignore it, and let it read nothing that is observed
      """)
  }

  @Test func `a receipt begins with the tips that there are`() {
    expect(
      orders.receipt, is: ["tips: 0"],
      """
      the receipt of new orders is \(orders.receipt). A publisher of a \
      property begins with the value that is there; didSet does not run for it
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
      \(orders.receipt). It was printed for every write, with the new value
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
      the screen shows "\(screen().screen)"; a screen shows what its models \
      hold now, as the task says
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
      after a tap on each button but pie, and a new name and note, the screen \
      shows "\(host.screen)"; a screen shows what its models hold now, as the \
      task says
      """)
  }

  @Test(arguments: ["Tip", "Check in", "soup", "pie"])
  func `a tap evaluates one body`(label: String) throws {
    let host = screen()
    try host.press(label)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one property has changed, and one body \
      has read it. A view with an old wrapper is evaluated as a whole only as \
      long as somebody sends objectWillChange
      """)
  }

  @Test func `a note evaluates one body`() throws {
    let host = screen()
    try host.paste("no salt", into: "Note")
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); the note has changed, and one body has \
      read it. Nothing is to send objectWillChange any more, not by hand either
      """)
  }

  @Test func `no change is told as a whole`() {
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
      objectWillChange was sent \(count) times; nobody listens to it any more \
      but views, and these observe what they read
      """)
    for listener in listening { listener.cancel() }
  }

  private func screen() -> TestHost {
    let host = TestHost(TruckScreen(account: account))
    host.reset()
    return host
  }
}
